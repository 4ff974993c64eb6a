import { adoptStyle } from '../styles/adopt.ts';
import style from '../styles/panels.css';

adoptStyle(style);
