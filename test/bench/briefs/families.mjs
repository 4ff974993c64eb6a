// What counts as a colour of a family, in OKLCH: l 0..1, c, h in degrees. The judge's own, not the tables of the reader.
const arc = (h, from, to) => (to >= from ? h >= from && h <= to : h >= from || h <= to);

export const FAMILIES = {
  black: ({ l, c }) => l < 0.25 && c < 0.06,
  white: ({ l, c }) => l > 0.93 && c < 0.04,
  grey: ({ l, c }) => l >= 0.3 && l <= 0.92 && c < 0.03,
  red: ({ l, c, h }) => arc(h, 10, 40) && c > 0.11 && l > 0.38 && l < 0.72,
  burgundy: ({ l, c, h }) => arc(h, 345, 35) && c > 0.05 && l < 0.48,
  pink: ({ l, c, h }) => arc(h, 335, 30) && c > 0.03 && l > 0.6,
  magenta: ({ c, h }) => arc(h, 318, 8) && c > 0.13,
  coral: ({ l, c, h }) => arc(h, 15, 48) && c > 0.08 && l > 0.55,
  orange: ({ l, c, h }) => arc(h, 38, 76) && c > 0.09 && l > 0.5,
  brown: ({ l, c, h }) => arc(h, 20, 95) && c > 0.025 && c < 0.14 && l < 0.68,
  beige: ({ l, c, h }) => arc(h, 45, 115) && c > 0.008 && c < 0.085 && l > 0.72,
  gold: ({ l, c, h }) => arc(h, 68, 102) && c > 0.07 && l > 0.5,
  mustard: ({ l, c, h }) => arc(h, 70, 106) && c > 0.08 && l > 0.5 && l < 0.86,
  yellow: ({ l, c, h }) => arc(h, 82, 115) && c > 0.08 && l > 0.75,
  olive: ({ l, c, h }) => arc(h, 98, 135) && c > 0.035 && l < 0.72,
  lime: ({ l, c, h }) => arc(h, 108, 142) && c > 0.12 && l > 0.65,
  green: ({ c, h }) => arc(h, 112, 175) && c > 0.03,
  mint: ({ l, c, h }) => arc(h, 140, 190) && c > 0.025 && l > 0.75,
  teal: ({ c, h }) => arc(h, 165, 222) && c > 0.03,
  cyan: ({ l, c, h }) => arc(h, 185, 232) && c > 0.06 && l > 0.6,
  blue: ({ c, h }) => arc(h, 222, 288) && c > 0.04,
  navy: ({ l, c, h }) => arc(h, 235, 292) && c > 0.025 && l < 0.42,
  purple: ({ c, h }) => arc(h, 284, 335) && c > 0.04,
  lavender: ({ l, c, h }) => arc(h, 282, 330) && c > 0.025 && l > 0.6,
};

/** What a note rules out by a family's name: wider than what it asks for. */
export const REFUSED = {
  ...FAMILIES,
  blue: ({ c, h }) => arc(h, 216, 290) && c > 0.03,
  purple: ({ c, h }) => arc(h, 286, 336) && c > 0.03,
  green: ({ c, h }) => arc(h, 115, 176) && c > 0.035,
  pink: ({ l, c, h }) => arc(h, 325, 22) && c > 0.035 && l > 0.58,
  red: ({ l, c, h }) => arc(h, 358, 40) && c > 0.09 && l < 0.75,
  brown: ({ l, c, h }) => arc(h, 25, 90) && c > 0.035 && c < 0.13 && l < 0.66,
  beige: ({ l, c, h }) => arc(h, 55, 110) && c > 0.015 && c < 0.075 && l > 0.77 && l < 0.965,
  orange: ({ l, c, h }) => arc(h, 40, 76) && c > 0.11 && l > 0.47,
  yellow: ({ l, c, h }) => arc(h, 86, 120) && c > 0.07 && l > 0.62,
  grey: ({ l, c }) => l > 0.3 && l < 0.9 && c < 0.018,
};

const CENTRES = {
  red: 27,
  burgundy: 15,
  pink: 0,
  magenta: 338,
  coral: 32,
  orange: 55,
  brown: 55,
  beige: 80,
  gold: 86,
  mustard: 90,
  yellow: 100,
  olive: 115,
  lime: 127,
  green: 148,
  mint: 164,
  teal: 193,
  cyan: 208,
  blue: 256,
  navy: 262,
  purple: 305,
  lavender: 303,
};
const gap = (x, y) => Math.min(Math.abs(x - y) % 360, 360 - (Math.abs(x - y) % 360));

/** Colours that belong to none of the families and are more than 25 degrees from the middle of each. */
export const strangers = (tones, families) => {
  const hued = families.filter((name) => name in CENTRES);
  return tones.filter(
    (tone) =>
      tone.c > 0.06 &&
      !families.some((name) => FAMILIES[name](tone)) &&
      !hued.some((name) => gap(CENTRES[name], tone.h) <= 25),
  );
};
