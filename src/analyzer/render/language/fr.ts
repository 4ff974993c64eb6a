import type { Frame } from './en.ts';
import { EN } from './en.ts';
export const FR: Frame = EN;
