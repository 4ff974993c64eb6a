import { COLOR_TEXT } from '../color-text.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';
import { inComment } from '../words.ts';

const theme = ({ prefix, title, items }: Swatches, text: (typeof COLOR_TEXT)['hex']): string =>
  [
    `/* ${inComment(title)} */`,
    '@theme {',
    ...items.map(
      ({ name, color, called }) =>
        `  --color-${prefix}-${name}: ${text(color)};${called ? ` /* ${inComment(called)} */` : ''}`,
    ),
    '}',
    '',
  ].join('\n');

const configuration = ({ prefix, title, items }: Swatches, text: (typeof COLOR_TEXT)['hex']): string =>
  [
    `// ${inComment(title)}`,
    'module.exports = {',
    '  theme: {',
    '    extend: {',
    '      colors: {',
    `        '${prefix}': {`,
    ...items.map(
      ({ name, color, called }) => `          '${name}': '${text(color)}',${called ? ` // ${inComment(called)}` : ''}`,
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
  write: (swatches, { version = 4, color_format: format = 'hex' }) =>
    (version === 3 ? configuration : theme)(swatches, COLOR_TEXT[format]),
} satisfies FileFormat<Swatches, FileOptions>;
