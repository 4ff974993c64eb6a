import { toOklch } from '../../../../color/oklab.ts';
import type { Rgb } from '../../../../color/rgb.ts';

/** Names of ramps, each with the OKLCH hue in degrees at which it ends. */
const NAMES = [
  ['pink', 5],
  ['rose', 20],
  ['red', 38],
  ['orange', 62],
  ['amber', 85],
  ['yellow', 108],
  ['lime', 132],
  ['green', 160],
  ['teal', 190],
  ['cyan', 222],
  ['blue', 266],
  ['indigo', 282],
  ['violet', 300],
  ['purple', 322],
  ['fuchsia', 340],
  ['pink', 361],
] as const;

/** A colour with less OKLCH chroma than this has no hue to be named by. */
const GREY = 0.025;

const nameOf = (color: Rgb): string => {
  const { c, h } = toOklch(color);
  return c < GREY ? 'grey' : NAMES.find(([, end]) => h < end)![0];
};

/** A name for each of some colours: the given one, or that of its hue; a second one of a kind gets a number. */
export const hueNames = (colors: readonly Rgb[], given: readonly string[] = []): string[] => {
  const taken = new Set(given);
  return colors.map((color, at) => {
    if (given[at]) return given[at];
    const name = nameOf(color);
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
    taken.add(free);
    return free;
  });
};
