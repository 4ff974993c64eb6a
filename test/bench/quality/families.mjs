// Published families of design systems, as lists of hexes from light to dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as radixColors from '@radix-ui/colors';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { oklchInSrgb } = await dist('color/to-srgb.js');
const { toHex } = await dist('color/rgb.js');
const require = createRequire(import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** OKLCH of the steps as the ramp has them, and the same in sRGB: chromatic families and neutral ones. */
const PUBLISHED = read('../../../src/design/shade/ramp/tailwind.json');
const RADIX = read('../../../src/design/shade/ramp/radix.json');
export const oklchOf = ([l, c, h]) => ({ l, c, h });
export const hexOf = (color) => toHex(oklchInSrgb(color));

export const TAILWIND = PUBLISHED;
export const radixTables = { light: RADIX.light, dark: RADIX.dark };
export const without = (table, name) => Object.fromEntries(Object.entries(table).filter(([other]) => other !== name));

const CHROMATIC = ['white', 'black', 'gray'];
/** Ten shades of every hue of Open Color. */
export const openColor = () => {
  const all = require('open-color/open-color.json');
  return Object.entries(all)
    .filter(([name]) => !CHROMATIC.includes(name))
    .map(([, shades]) => shades);
};
/** Ten steps of every hue of Carbon. */
export const carbon = () => {
  const { source: _, ...hues } = read('./carbon.json');
  return Object.entries(hues)
    .filter(([name]) => !/gray/i.test(name))
    .map(([, steps]) => steps.filter(Boolean))
    .filter((steps) => steps.length === 10);
};
/** Twelve steps of the light scales of Radix. */
export const radixLight = () =>
  Object.entries(radixColors)
    .filter(([name]) => /^[a-z]+$/.test(name) && `${name}Dark` in radixColors && name !== 'gray')
    .map(([, scale]) => Object.values(scale));
