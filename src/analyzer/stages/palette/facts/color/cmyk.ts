import type { CssNode } from 'css-tree';
import type { CssColor } from '../../../../../color/css/css-color.ts';
import { cmyk } from '../../../../../color/spaces/cmyk.ts';
import { byComma, isOperator, nameOf } from './nodes.ts';

/** A share 0..1 as number or percentage; `none` is 0, anything else NaN. */
const shareOf = (node: CssNode): number => {
  if (nameOf(node) === 'none') return 0;
  if (node.type !== 'Number' && node.type !== 'Percentage') return Number.NaN;
  return Math.min(1, Math.max(0, Number(node.value) / (node.type === 'Percentage' ? 100 : 1)));
};

/** The four inks and alpha, between commas or with a slash before alpha; null if they are not so. */
const splitArguments = (nodes: readonly CssNode[]): CssNode[] | null => {
  const parts = byComma(nodes);
  if (parts.length > 1) return parts.every((part) => part.length === 1) ? parts.flat() : null;
  const hasAlpha = isOperator(nodes[4], '/') && nodes.length === 6;
  return hasAlpha || nodes.length === 4 ? nodes.filter((_, at) => at !== 4) : null;
};

/** device-cmyk() without a profile: the conversion that CSS gives for want of a better one (CSS Color 5). */
export const readCmyk = (nodes: readonly CssNode[]): CssColor | undefined => {
  const [c, m, y, k, alpha = 1, ...more] = (splitArguments(nodes) ?? []).map(shareOf);
  if (c === undefined || m === undefined || y === undefined || k === undefined || more.length > 0) return undefined;
  if (Number.isNaN(c + m + y + k + alpha)) return undefined;
  return { space: 'srgb', coordinates: cmyk.toBase([c, m, y, k]), alpha };
};
