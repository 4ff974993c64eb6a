// Writes the families that the scales of shades are fitted to, as their owners publish them (src/design/shade/ramp/*.json): the colours of
// theme.css of `tailwindcss` and the scales of `@radix-ui/colors` in OKLCH. Run where the package has changed; what it writes is formatted by `npm run check -- --write src`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toOklch } from '../dist/src/color/oklab.js';
import { rgb } from '../dist/src/color/rgb.js';
import { install } from './install.mjs';

const require = createRequire(import.meta.url);
const theme = readFileSync(require.resolve('tailwindcss/theme.css'), 'utf8');
const { version } = JSON.parse(readFileSync(require.resolve('tailwindcss/package.json'), 'utf8'));

/** Below this chroma of its 500 a family is a grey. */
const GREY = 0.08;
const MIDDLE = 5;

const families = new Map();
for (const [, name, l, c, h] of theme.matchAll(/--color-([a-z]+)-\d+: oklch\(([\d.]+)% ([\d.]+) ([\d.]+|none)\)/g))
  families.set(name, [
    ...(families.get(name) ?? []),
    [Number((l / 100).toFixed(6)), Number(c), h === 'none' ? 0 : Number(h)],
  ]);

const where = (holds) => Object.fromEntries([...families].filter(([, steps]) => holds(steps[MIDDLE][1])));
const table = {
  source: `theme.css of tailwindcss ${version}, MIT License, Copyright (c) Tailwind Labs, Inc.: OKLCH of the steps 50 to 950`,
  chromatic: where((c) => c >= GREY),
  neutral: where((c) => c < GREY),
};
const write = (name, value) =>
  writeFileSync(new URL(`../src/design/shade/ramp/${name}.json`, import.meta.url), `${JSON.stringify(value)}\n`);
write('tailwind', table);

install('test/bench');
const peers = createRequire(new URL('../test/bench/package.json', import.meta.url));
const scales = new Map(Object.entries(peers('@radix-ui/colors')));
const radixVersion = JSON.parse(
  readFileSync(new URL('../test/bench/node_modules/@radix-ui/colors/package.json', import.meta.url), 'utf8'),
).version;
const inOklch = (scale) =>
  Object.values(scale).map((hex) => {
    const { l, c, h } = toOklch(rgb(hex));
    return [Number(l.toFixed(4)), Number(c.toFixed(4)), c < 4e-4 ? 0 : Number(h.toFixed(1))];
  });
const names = [...scales.keys()].filter((name) => /^[a-z]+$/.test(name) && scales.has(`${name}Dark`));
write('radix', {
  source: `@radix-ui/colors ${radixVersion}, MIT License, Copyright (c) 2021 Radix: OKLCH of the steps 1 to 12 of the light and the dark scales`,
  light: Object.fromEntries(names.map((name) => [name, inOklch(scales.get(name))])),
  dark: Object.fromEntries(names.map((name) => [name, inOklch(scales.get(`${name}Dark`))])),
});
