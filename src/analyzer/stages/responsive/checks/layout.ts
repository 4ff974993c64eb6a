import { mdn } from '../../../model/links.ts';
import type { ResponsiveInput } from './input.ts';

export const MEDIA = mdn('CSS/CSS_media_queries/Using_media_queries');

export const NO_STYLES = 'The page has no style sheets.';

export const hasStyles = ({ styles, missing, page }: ResponsiveInput): boolean =>
  styles.sheets > 0 || missing.length > 0 || page.byAttribute('style').length > 0;
