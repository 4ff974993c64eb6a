import { notationOf, textOf } from '../color-text.ts';
import { cssRule } from '../css-rule.ts';
import type { FileFormat } from '../format.ts';
import type { ColorFormat, FileOptions, Swatches } from '../swatches.ts';
import { inComment } from '../words.ts';

const block = ({ prefix, items }: Swatches, format: ColorFormat, indent: string): string =>
  cssRule(
    ':root',
    items.map((item) => `--${prefix}-${item.name}: ${textOf(item, format)}`),
    indent,
    items.map(({ called }) => called && inComment(called)),
  );

/** A colour of the notations that not every browser knows. */
export const NEEDS: Partial<Record<ColorFormat, string>> = { oklch: 'oklch(0 0 0)', p3: 'color(display-p3 0 0 0)' };

export const css = {
  id: 'css',
  media_type: 'text/css',
  extension: 'css',
  description:
    'Custom properties on :root. With notation oklch or p3 the hex values come first and the others follow inside @supports, because custom properties have no fallback',
  write: (swatches, options) => {
    const format = notationOf(options);
    const head = `/* ${inComment(swatches.title)} */`;
    const needs = NEEDS[format];
    if (needs === undefined) return `${head}\n${block(swatches, format, '')}\n`;
    const modern = `@supports (color: ${needs}) {\n${block(swatches, format, '  ')}\n}`;
    return `${head}\n${block(swatches, 'hex', '')}\n\n${modern}\n`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
