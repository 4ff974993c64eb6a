import { MADE } from '../tasks/made.ts';
import { answers } from './answers.ts';

answers(MADE);
