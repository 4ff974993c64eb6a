import { PICTURE } from '../tasks/picture.ts';
import { answers } from './answers.ts';

answers(PICTURE);
