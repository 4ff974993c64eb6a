import { checksOf } from '../../../model/define-check.ts';
import type { StageInput } from '../../../model/stage.ts';
import type { View } from '../facts/view.ts';

/** A check of the document itself; they count for no category. */
export const check = checksOf<StageInput>(null);

/** A check of the category a11y. */
export const a11y = checksOf<View>('a11y');
