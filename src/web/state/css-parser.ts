import {
  useParser as addParser,
  useMode as addSpace,
  parse,
  parseHex,
  parseHsl,
  parseHslLegacy,
  parseHwb,
  parseLab,
  parseLch,
  parseNamed,
  parseOklab,
  parseOklch,
  parseRgb,
  parseRgbLegacy,
  parseTransparent,
} from 'culori/fn';

// What CSS has, which is all that the reader of colours takes: every space of culori with its conversions would be a third of
// the page.
// Each answers undefined for a text that is none of its own; the types leave that out.
for (const parser of [
  parseRgb,
  parseHex,
  parseRgbLegacy,
  parseNamed,
  parseTransparent,
  parseHsl,
  parseHslLegacy,
  parseHwb,
  parseLab,
  parseLch,
  parseOklab,
  parseOklch,
])
  addParser(parser as (text: string) => never);

/** The spaces of `color()` by the names that culori has for them. */
const SPACES = {
  rgb: ['srgb'],
  lrgb: ['srgb-linear'],
  p3: ['display-p3'],
  a98: ['a98-rgb'],
  prophoto: ['prophoto-rgb'],
  rec2020: ['rec2020'],
  xyz65: ['xyz', 'xyz-d65'],
  xyz50: ['xyz-d50'],
} as const;

const still = (): number => 0;

for (const [mode, names] of Object.entries(SPACES)) {
  const members = mode.startsWith('xyz') ? ['x', 'y', 'z'] : ['r', 'g', 'b'];
  const channels = [...members, 'alpha'];
  const interpolate = Object.fromEntries(channels.map((channel) => [channel, still]));
  // A definition without conversions, which parsing needs none of; the types ask for them.
  addSpace({ mode, channels, parse: [...names], interpolate } as never);
}

/** The parser that the reader of colours in src/color stands on. */
export const cssParser = { parse };
