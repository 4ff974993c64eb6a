// Finds colours in a text by the reader of colours of the service.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = `
import { provideCssTools } from '../../src/color/css/csstools.ts';
import { toHex } from '../../src/color/rgb.ts';
import { readRgb } from '../../src/color/resolve.ts';
import { cssParser } from '../../src/web/state/css-parser.ts';
provideCssTools(cssParser);
export const hexOf = (text) => { const { color } = readRgb(text); return color && toHex(color); };
`;

/** Answers `#rrggbb` for a colour as CSS writes it; undefined for any other text. */
export const colorReader = async () => {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    logLevel: 'warning',
  });
  return (await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)).hexOf;
};

/** Where a colour may stand: six digits, three beside quotation marks or in a function, or a function of CSS. */
const CANDIDATES =
  /(?<![\w&/#])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w-])|(?<![\w-])(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\((?!-)[-+.%/,\w ]*\d[-+.%/,\w ]*\)/gi;

/** A text in parts: plain ones, and colours with their hex. */
export const partsOf = (text, hexOf) => {
  const parts = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(CANDIDATES)) {
    const hex = hexOf(found);
    if (hex === undefined) continue;
    parts.push({ text: text.slice(from, index) }, { text: found, hex });
    from = index + found.length;
  }
  return [...parts, { text: text.slice(from) }];
};
