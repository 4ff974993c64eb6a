import { PALETTE } from '../tasks/palette.ts';
import { answers } from './answers.ts';

answers(PALETTE);
