import { notationOf, textOf } from '../color-text.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';
import { inComment } from '../words.ts';

export const scss = {
  id: 'scss',
  media_type: 'text/x-scss',
  extension: 'scss',
  description: 'Sass variables and a map of them',
  write: ({ prefix, title, items }, options) =>
    [
      `// ${inComment(title)}`,
      ...items.map(
        (item) =>
          `$${prefix}-${item.name}: ${textOf(item, notationOf(options))};${item.called ? ` // ${inComment(item.called)}` : ''}`,
      ),
      '',
      `$${prefix}: (`,
      // Keys are quoted: a bare `red` or `teal` would be a colour, not a name.
      ...items.map(({ name }) => `  '${name}': $${prefix}-${name},`),
      ');',
      '',
    ].join('\n'),
} satisfies FileFormat<Swatches, FileOptions>;
