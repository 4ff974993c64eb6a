import type { Frame } from './en.ts';
import { EN } from './en.ts';
export const DE: Frame = EN;
