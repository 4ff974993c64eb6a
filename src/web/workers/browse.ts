import { BROWSE } from '../tasks/browse.ts';
import { answers } from './answers.ts';

answers(BROWSE);
