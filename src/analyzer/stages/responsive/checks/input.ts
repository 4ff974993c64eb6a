import type { Verdict } from '../../../model/check.ts';
import { checksOf } from '../../../model/define-check.ts';
import { mdn } from '../../../model/links.ts';
import type { StageInput } from '../../../model/stage.ts';
import { missingSheets } from '../../../model/style-sheets.ts';
import { undecided } from '../../../model/verdict.ts';
import { shellReason } from '../../../page/shell.ts';
import { readStyles, type StyleReading } from '../facts/styles.ts';

/** What the checks of responsive design look at. */
export interface ResponsiveInput extends StageInput {
  readonly styles: StyleReading;
  /** Style sheets that could not be read, as `address: reason`. */
  readonly missing: readonly string[];
  readonly shell: string | null;
}

export const responsiveInput = (input: StageInput): ResponsiveInput => ({
  ...input,
  styles: readStyles(input),
  missing: missingSheets(input),
  shell: shellReason(input.page),
});

/** A check of the responsive category. */
export const responsive = checksOf<ResponsiveInput>('responsive');

/** A verdict that something is absent from the style sheets: undecided where some of them could not be read. */
export const unlessMissing = ({ missing }: ResponsiveInput, verdict: Verdict): Verdict =>
  missing.length ? undecided(`${missing.length} style sheets could not be read (${missing[0]}).`) : verdict;

export const MEDIA = mdn('CSS/CSS_media_queries/Using_media_queries');

export const NO_STYLES = 'The page has no style sheets.';

export const hasStyles = ({ styles, missing, page }: ResponsiveInput): boolean =>
  styles.sheets > 0 || missing.length > 0 || page.byAttribute('style').length > 0;
