import { ATLAS } from '../tasks/atlas.ts';
import { answers } from './answers.ts';

answers(ATLAS);
