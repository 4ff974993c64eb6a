import { adoptStyle } from '../styles/adopt.ts';
import style from './panels.css';

adoptStyle(style);
