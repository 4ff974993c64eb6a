// Sends every colour of Tailwind CSS 4 and Open Color through a running service with metamer-client: converted to OKLCH,
// contrasted with white and black, and matched to the atlas. Prints one line for each colour, with a swatch in a terminal.
//
//   BASE_URL=http://127.0.0.1:8080 API_KEY=mtm_live_... npm run example
import { formatHex, toGamut } from 'culori';
import openColor from 'open-color/open-color.json' with { type: 'json' };
import tailwind from 'tailwindcss/colors';
// A program that has installed the package imports it as 'metamer-client'.
import { createClient } from '../../dist/npm/metamer-client/index.js';

const { BASE_URL: baseUrl = 'http://127.0.0.1:8080', API_KEY: apiKey } = process.env;
if (!apiKey) {
  console.error('Set API_KEY to a key of the service; the first start of the service prints one.');
  process.exit(2);
}
// When the limit of requests per minute is reached, the client waits and sends the request again.
const client = createClient({ baseUrl, apiKey, retries: 20 });
// Ends here if the service cannot be reached or does not know the key.
const before = await client.usage.me({}, { retries: 0 });

// Tailwind 4 writes OKLCH, some of it outside sRGB; the service takes 8-bit sRGB.
const intoSrgb = toGamut('rgb', 'oklch');

/** Tailwind's legacy names warn when they are read. */
const LEGACY = new Set(['lightBlue', 'warmGray', 'trueGray', 'coolGray', 'blueGray']);

const tailwindColors = () =>
  Object.keys(tailwind)
    .filter((family) => !LEGACY.has(family))
    .flatMap((family) => {
      const shades = tailwind[family];
      if (typeof shades === 'string') return shades.startsWith('#') ? [{ name: family, hex: formatHex(shades) }] : [];
      return Object.entries(shades).map(([shade, value]) => ({
        name: `${family}-${shade}`,
        hex: formatHex(intoSrgb(value)),
      }));
    });

const openColors = () =>
  Object.entries(openColor).flatMap(([family, shades]) => {
    if (Array.isArray(shades)) return shades.map((hex, i) => ({ name: `${family}-${i}`, hex }));
    return typeof shades === 'string' ? [{ name: family, hex: formatHex(shades) }] : [];
  });

const look = async ({ name, hex }) => {
  const [converted, onWhite, onBlack, { matches }] = await Promise.all([
    client.color.convert({ color: hex, to: 'oklch' }),
    client.color.contrast({ fg: hex, bg: '#ffffff' }),
    client.color.contrast({ fg: hex, bg: '#000000' }),
    client.atlas.nearest({ color: hex, count: 1 }),
  ]);
  return { name, hex, converted, white: onWhite.contrast_ratio, black: onBlack.contrast_ratio, nearest: matches[0] };
};

const isTerminal = process.stdout.isTTY === true;
/** A patch of a colour and two spaces; nothing where the output is not a terminal. */
const swatch = (hex) => {
  if (!isTerminal) return '';
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `\u001b[48;2;${r};${g};${b}m      \u001b[0m  `;
};

const print = (title, rows) => {
  console.log(`\n${title}: ${rows.length} colours\n`);
  console.log(
    `${isTerminal ? ' '.repeat(8) : ''}${'name'.padEnd(14)} ${'hex'.padEnd(8)} ${'L'.padStart(6)} ${'C'.padStart(6)} ${'h'.padStart(6)}  ${'on white'.padStart(8)} ${'on black'.padStart(8)}  nearest in the atlas`,
  );
  for (const { name, hex, converted, white, black, nearest } of rows) {
    const { l, c, h } = converted.values.oklch;
    const hue = h === null ? '   -' : h.toFixed(1);
    console.log(
      `${swatch(hex)}${name.padEnd(14)} ${hex.padEnd(8)} ${l.toFixed(3).padStart(6)} ${c.toFixed(3).padStart(6)} ${hue.padStart(6)}  ${white.toFixed(2).padStart(8)} ${black.toFixed(2).padStart(8)}  ${swatch(nearest.hex)}${nearest.hex} ${nearest.name}, ${nearest.distance.toFixed(2)}`,
    );
  }
};

/** Colours that are looked up at the same time, with four requests each. */
const WIDTH = 5;
for (const [title, colors] of [
  ['Tailwind CSS 4', tailwindColors()],
  ['Open Color', openColors()],
]) {
  const rows = [];
  for (let i = 0; i < colors.length; i += WIDTH)
    rows.push(...(await Promise.all(colors.slice(i, i + WIDTH).map(look))));
  print(title, rows);
}
const { month } = await client.usage.me();
console.log(`\n${month.used - before.month.used} credits used, ${month.remaining} left this month`);
