import { BRIEF } from '../tasks/brief.ts';
import { answers } from './answers.ts';

answers(BRIEF);
