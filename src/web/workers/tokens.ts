import { TOKENS } from '../tasks/tokens.ts';
import { answers } from './answers.ts';

answers(TOKENS);
