import type { StageInput } from '../../stages/types.ts';
import { checksOf } from '../check.ts';

/** A check of the document itself; they count for no category. */
export const check = checksOf<StageInput>(null);
