import { SHADES } from '../tasks/shades.ts';
import { answers } from './answers.ts';

answers(SHADES);
