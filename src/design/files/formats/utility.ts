import { notationOf, textOf } from '../color-text.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, NamedColor, Swatches } from '../swatches.ts';
import { inComment } from '../words.ts';

const theme = ({ prefix, title, items }: Swatches, text: (item: NamedColor) => string): string =>
  [
    `/* ${inComment(title)} */`,
    '@theme {',
    ...items.map(
      (item) =>
        `  --color-${prefix}-${item.name}: ${text(item)};${item.called ? ` /* ${inComment(item.called)} */` : ''}`,
    ),
    '}',
    '',
  ].join('\n');

const configuration = ({ prefix, title, items }: Swatches, text: (item: NamedColor) => string): string =>
  [
    `// ${inComment(title)}`,
    'module.exports = {',
    '  theme: {',
    '    extend: {',
    '      colors: {',
    `        '${prefix}': {`,
    ...items.map(
      (item) => `          '${item.name}': '${text(item)}',${item.called ? ` // ${inComment(item.called)}` : ''}`,
    ),
    '        },',
    '      },',
    '    },',
    '  },',
    '};',
    '',
  ].join('\n');

export const utility = {
  id: 'utility',
  media_type: 'text/css',
  extension: 'theme.css',
  description:
    'Tailwind CSS: an @theme block for version 4, with classes such as bg-palette-1; with version 3 a configuration file (JavaScript)',
  variant: { media_type: 'text/javascript', extension: 'config.cjs', when: ({ version }) => version === 3 },
  write: (swatches, { version = 4, ...options }) =>
    (version === 3 ? configuration : theme)(swatches, (item) => textOf(item, notationOf(options))),
} satisfies FileFormat<Swatches, FileOptions>;
