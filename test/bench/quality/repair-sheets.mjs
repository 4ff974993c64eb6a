// Rows of the contact sheets of repairs: gradients, chart palettes, maps for data, and the colours that people notice in photographs.
import { FINDERS } from './images.mjs';
import { SETS } from './repairs.mjs';
import { photographs } from './scenes.mjs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb, toHex } = await dist('color/rgb.js');
const { generateGradient } = await dist('design/gradient/generate.js');
const { repairPalette } = await dist('accessibility/vision/repair/repair.js');
const { generatePalette } = await dist('design/palette/generate.js');
const { NAMED_MAPS } = await dist('design/palette/maps/named.js');

const PAIRS =
  '#1d4ed8 #facc15, #e11d48 #06b6d4, #1e3a8a #fb923c, #dc2626 #16a34a, #9333ea #f59e0b, #0000ff #ffff00, #ff0000 #00ff00, #4c1d95 #fef08a'
    .split(', ')
    .map((pair) => pair.split(' '));
const STEPS = 16;
const [SEVERAL, TARGET] = [9, 10];

export const gradientSheet = () =>
  PAIRS.flatMap((pair) =>
    ['oklab', 'vivid', 'vivid-opposite'].map((interpolation) => {
      const colors = pair.map((hex) => rgb(hex));
      const made = generateGradient({ colors, steps: STEPS, interpolation, easing: 'linear' });
      return { label: `${pair.join(' ')} ${interpolation}`, hexes: made.colors.map(({ hex }) => hex) };
    }),
  );

export const chartSheet = () =>
  SETS.flatMap((colors, i) => {
    const { change10, change15, best } = repairPalette(colors, TARGET, []);
    const row = (label, { minimum, colors: changed }) => ({
      label: `${label}, least ${minimum.toFixed(1)}`,
      hexes: changed.map(({ after }) => after),
    });
    return [
      { label: `palette ${i + 1}`, hexes: colors.map(toHex) },
      row('to 10', change10),
      row('to 15', change15),
      row('best', best),
    ];
  });

export const mapSheet = () =>
  Object.values(NAMED_MAPS).map(({ id, kind }) => ({
    label: `${id}, ${kind}`,
    hexes: generatePalette({ method: `map_${kind}`, map: id, count: SEVERAL, seed: 1, wheel: 'hsl' }).colors.map(
      ({ hex }) => hex,
    ),
  }));

export const imageSheet = async () => {
  const rows = [];
  for (const photograph of await photographs()) {
    rows.push({ label: `${photograph.name}, marked`, hexes: photograph.salient.map(toHex) });
    for (const [name, find] of Object.entries(FINDERS))
      rows.push({ label: name, hexes: (await find(photograph)).map(toHex) });
  }
  return rows;
};
