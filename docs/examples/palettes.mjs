// Sends every colour of Tailwind CSS 4 and Open Color through a running service with the typed client: converted to OKLCH,
// contrasted with white and black, and matched to the atlas. Prints one line a colour, with a swatch.
//
//   BASE_URL=http://127.0.0.1:8080 API_KEY=mtm_live_... npm run example
import { formatHex, toGamut } from 'culori';
import { createClient, refusalOf } from 'metamer/trpc';
import openColor from 'open-color/open-color.json' with { type: 'json' };
import tailwind from 'tailwindcss/colors';

const { BASE_URL: baseUrl = 'http://127.0.0.1:8080', API_KEY: apiKey } = process.env;
if (!apiKey) {
  console.error('Set API_KEY to a key of the service; the first start of the service prints one.');
  process.exit(2);
}
const client = createClient({ baseUrl, apiKey });

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

/** Calls again after the time the service names, where the limit of calls a minute is used up. */
const patiently = async (call) => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code !== 'RATE_LIMITED') throw error;
      await new Promise((resolve) => setTimeout(resolve, Number(refusal.details?.retry_after ?? 1) * 1000));
    }
  }
};

const look = ({ name, hex }) =>
  patiently(async () => {
    const [converted, onWhite, onBlack, { matches }] = await Promise.all([
      client.color.convert.query({ color: hex, to: 'oklch' }),
      client.color.contrast.query({ fg: hex, bg: '#ffffff' }),
      client.color.contrast.query({ fg: hex, bg: '#000000' }),
      client.atlas.nearest.query({ color: hex, count: 1 }),
    ]);
    return { name, hex, converted, white: onWhite.contrast_ratio, black: onBlack.contrast_ratio, nearest: matches[0] };
  });

const swatch = (hex) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `\u001b[48;2;${r};${g};${b}m      \u001b[0m`;
};

const print = (title, rows) => {
  console.log(`\n${title}: ${rows.length} colours\n`);
  console.log(
    `        ${'name'.padEnd(14)} ${'hex'.padEnd(8)} ${'L'.padStart(6)} ${'C'.padStart(6)} ${'h'.padStart(6)}  ${'on white'.padStart(8)} ${'on black'.padStart(8)}  nearest in the atlas`,
  );
  for (const { name, hex, converted, white, black, nearest } of rows) {
    const { l, c, h } = converted.values.oklch;
    const hue = h === null ? '   -' : h.toFixed(1);
    console.log(
      `${swatch(hex)}  ${name.padEnd(14)} ${hex.padEnd(8)} ${l.toFixed(3).padStart(6)} ${c.toFixed(3).padStart(6)} ${hue.padStart(6)}  ${white.toFixed(2).padStart(8)} ${black.toFixed(2).padStart(8)}  ${swatch(nearest.hex)} ${nearest.hex} ${nearest.name}, ${nearest.distance.toFixed(2)}`,
    );
  }
};

/** Twenty colours at a time: eighty calls in four requests. */
const WIDTH = 20;
for (const [title, colors] of [
  ['Tailwind CSS 4', tailwindColors()],
  ['Open Color', openColors()],
]) {
  const rows = [];
  for (let i = 0; i < colors.length; i += WIDTH)
    rows.push(...(await Promise.all(colors.slice(i, i + WIDTH).map(look))));
  print(title, rows);
}
const { month } = await client.usage.me.query({});
console.log(`\n${month.used} credits used this month, ${month.remaining} left`);
