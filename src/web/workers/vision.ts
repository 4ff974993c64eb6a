import { VISION } from '../tasks/vision.ts';
import { answers } from './answers.ts';

answers(VISION);
