// Scales of shades beside Tailwind, Radix, Leonardo, Material and chroma.js on the same colours.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BackgroundColor, Color, Theme } from '@adobe/leonardo-contrast-colors';
import { argbFromHex, hexFromArgb, TonalPalette } from '@material/material-color-utilities';
import * as radixColors from '@radix-ui/colors';
import chroma from 'chroma-js';
import { difference, mean } from './sight.mjs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { oklchToRgb } = await dist('color/gamut.js');
const { contrastRatio } = await dist('color/luminance.js');
const { rgb, toHex } = await dist('color/rgb.js');
const { shadeScale } = await dist('design/shade/scale.js');

const ANCHOR = 5;
const TONES = [99, 95, 90, 80, 70, 60, 50, 40, 30, 20, 10];
const GREYS = new Set(['slate', 'gray', 'zinc', 'neutral', 'stone', 'taupe', 'mauve', 'mist', 'olive', 'sage', 'sand']);

/** The eleven steps of every chromatic family of Tailwind, brought into sRGB. */
const tailwind = () => {
  const theme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
  const families = new Map();
  for (const [, name, l, c, h] of theme.matchAll(/--color-([a-z]+)-\d+: oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g))
    if (!GREYS.has(name))
      families.set(name, [
        ...(families.get(name) ?? []),
        toHex(oklchToRgb({ l: l / 100, c: Number(c), h: Number(h) })),
      ]);
  return [...families.values()];
};

const scale = (method, color, steps) => shadeScale({ method, color: rgb(color), steps, seed: 1 });
const hexesOf = (steps) => steps.map(({ hex }) => hex);
const missOf = (made, wanted, own) =>
  mean(made.map((hex, i) => difference(hex, wanted[i])).filter((_, i) => i !== own));

const TAILWIND_PEERS = {
  'chroma.js': (base) => chroma.scale(['white', base, 'black']).mode('lab').padding(0.05).colors(11),
  Material: (base) => TONES.map((tone) => hexFromArgb(TonalPalette.fromInt(argbFromHex(base)).tone(tone))),
};

/** Chromatic scales of Radix, light and dark. */
const radix = () => {
  const scales = new Map(Object.entries(radixColors));
  const names = [...scales.keys()].filter((name) => /^[a-z]+$/.test(name) && !GREYS.has(name));
  const chromatic = names.filter(
    (name) => !['gray', 'gold', 'bronze', 'brown'].includes(name) && scales.has(`${name}Dark`),
  );
  return chromatic.map((name) => ({
    light: Object.values(scales.get(name)),
    dark: Object.values(scales.get(`${name}Dark`)),
  }));
};
const SOLID = 8;
const passes = (steps) => contrastRatio(rgb(steps[10]), rgb(steps[2])) >= 4.5;
const share = (list, holds) => (100 * list.filter(holds).length) / list.length;

/** Contrast ratios on white that are asked for, and how many come out short. */
const RATIOS = [1.1, 1.5, 2, 3, 4.5, 7, 11];
const short = (hexes, targets) =>
  hexes.filter((hex, i) => contrastRatio(rgb(hex), rgb('#ffffff')) < targets[i]).length / hexes.length;
const leonardo = (base) => {
  const color = new Color({ name: 'c', colorKeys: [base], ratios: RATIOS, colorSpace: 'OKLCH' });
  const ground = new BackgroundColor({ name: 'ground', colorKeys: ['#ffffff'], ratios: [1] });
  const theme = new Theme({ colors: [color], backgroundColor: ground, lightness: 100 });
  return theme.contrastColors[1].values.map(({ value }) => value);
};
const STEPS = 11;
const TARGETS = Array.from({ length: STEPS }, (_, i) => 1.06 * (17 / 1.06) ** (i / (STEPS - 1)));

export const shadeRows = () => {
  const families = tailwind();
  const scales = radix();
  const bases = families.map((steps) => steps[ANCHOR]);
  const ours = (steps) =>
    shadeScale({ method: 'tailwind', color: rgb(steps[ANCHOR]), steps: 11, seed: 1, anchor: '500' });
  return [
    {
      label: 'tailwind: from the 500 of a family to its other steps',
      unit: 'dE00',
      better: 'less',
      ours: mean(families.map((steps) => missOf(hexesOf(ours(steps).steps), steps, ANCHOR))),
      peers: Object.fromEntries(
        Object.entries(TAILWIND_PEERS).map(([peer, make]) => [
          peer,
          mean(families.map((steps) => missOf(make(steps[ANCHOR]), steps, ANCHOR))),
        ]),
      ),
      limit: 4.5,
      note: `${families.length} families; families left out are in the rows of ramps`,
    },
    {
      label: 'radix: step 11 reads on step 3, light and dark',
      unit: '%',
      better: 'more',
      ours: share(
        scales.flatMap(({ light }) => {
          const made = scale('radix', light[SOLID], 12);
          return [hexesOf(made.steps), hexesOf(made.dark)];
        }),
        passes,
      ),
      peers: {
        Radix: share(
          scales.flatMap(({ light, dark }) => [light, dark]),
          passes,
        ),
      },
      atLeast: 100,
    },
    {
      label: 'radix: from step 9 to the other steps of the scale',
      unit: 'dE00',
      better: 'less',
      ours: mean(scales.map(({ light }) => missOf(hexesOf(scale('radix', light[SOLID], 12).steps), light, SOLID))),
      note: `${scales.length} scales`,
    },
    {
      label: 'steps that fall short of the contrast they were made for',
      unit: '%',
      better: 'less',
      ours: 100 * mean(bases.map((base) => short(hexesOf(scale('leonardo_contrast', base, STEPS).steps), TARGETS))),
      peers: { Leonardo: 100 * mean(bases.map((base) => short(leonardo(base), RATIOS))) },
      limit: 0,
    },
  ];
};
