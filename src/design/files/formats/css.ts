import { COLOR_TEXT } from '../color-text.ts';
import { cssRule } from '../css-rule.ts';
import type { FileFormat } from '../format.ts';
import type { ColorFormat, FileOptions, Swatches } from '../swatches.ts';
import { inComment } from '../words.ts';

const block = ({ prefix, items }: Swatches, format: ColorFormat, indent: string): string =>
  cssRule(
    ':root',
    items.map(({ name, color }) => `--${prefix}-${name}: ${COLOR_TEXT[format](color)}`),
    indent,
    items.map(({ called }) => called && inComment(called)),
  );

export const css = {
  id: 'css',
  media_type: 'text/css',
  extension: 'css',
  description:
    'Custom properties on :root. With color_format oklch the hex values come first and the OKLCH values follow inside @supports, because custom properties have no fallback',
  write: (swatches, { color_format: format = 'hex' }) => {
    const head = `/* ${inComment(swatches.title)} */`;
    if (format !== 'oklch') return `${head}\n${block(swatches, format, '')}\n`;
    const modern = `@supports (color: oklch(0 0 0)) {\n${block(swatches, 'oklch', '  ')}\n}`;
    return `${head}\n${block(swatches, 'hex', '')}\n\n${modern}\n`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
