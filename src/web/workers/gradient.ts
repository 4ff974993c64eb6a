import { GRADIENT } from '../tasks/gradient.ts';
import { answers } from './answers.ts';

answers(GRADIENT);
