// Chart palettes repaired for colour-blind viewers, and readable colours on any background.
import { readFileSync } from 'node:fs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb } = await dist('color/rgb.js');
const { contrastPicks } = await dist('accessibility/contrast/picks.js');
const { separatePalette } = await dist('accessibility/vision/separate.js');
const { repairPalette } = await dist('accessibility/vision/repair/repair.js');
const { SIGHTS } = await dist('accessibility/vision/repair/sight.js');
const { models } = await dist('accessibility/vision/models/index.js');
const { ciede2000 } = await dist('color/difference/ciede2000.js');
const { toLabD65 } = await dist('color/lab.js');

/** Published palettes of charts and brands. */
export const SETS = [
  '1f77b4 ff7f0e 2ca02c d62728 9467bd 8c564b e377c2 7f7f7f bcbd22 17becf',
  '4e79a7 f28e2b e15759 76b7b2 59a14f edc948 b07aa1 ff9da7 9c755f bab0ac',
  'f8766d b79f00 00ba38 00bfc4 619cff f564e3',
  'f44336 9c27b0 3f51b5 03a9f4 009688 8bc34a ffc107 795548',
  '4285f4 ea4335 fbbc05 34a853',
  '1b9e77 d95f02 7570b3 e7298a 66a61e e6ab02 a6761d 666666',
  '66c2a5 fc8d62 8da0cb e78ac3 a6d854 ffd92f e5c494 b3b3b3',
  '5470c6 91cc75 fac858 ee6666 73c0de 3ba272 fc8452 9a60b4 ea7ccc',
  '636efa ef553b 00cc96 ab63fa ffa15a 19d3f3 ff6692 b6e880 ff97ff fecb52',
].map((set) => set.split(' ').map((hex) => rgb(`#${hex}`)));
const TARGET = 10;
const VIEWS = SIGHTS.map((sight) => (sight === 'normal' ? undefined : models[sight].at(1)));

const mean = (values) => values.reduce((sum, v) => sum + v, 0) / values.length;
const { backgrounds } = JSON.parse(readFileSync(new URL('../../reference/picks.json', import.meta.url), 'utf8'));

export const repairRows = () => {
  const repairs = SETS.map((colors) => repairPalette(colors, TARGET, []).change10);
  const byLightness = SETS.flatMap((colors) =>
    separatePalette(colors, VIEWS, TARGET).colors.map((color, i) => ciede2000(toLabD65(color), toLabD65(colors[i]))),
  );
  const changes = repairs.flatMap(({ colors }) => colors);
  return [
    {
      label: `least separation after a repair to 10, ${SETS.length} palettes`,
      unit: 'CIEDE2000',
      better: 'more',
      ours: Math.min(...repairs.map(({ minimum }) => minimum)),
      atLeast: 9.9,
    },
    {
      label: 'colours that lose their name',
      unit: 'colours',
      better: 'less',
      ours: changes.filter(({ name_before, name_after }) => name_before !== name_after).length,
      limit: 0,
    },
    {
      label: 'largest move of a colour',
      unit: 'CIEDE2000',
      better: 'less',
      ours: Math.max(...changes.map(({ move }) => move)),
      peers: { 'lightness alone': Math.max(...byLightness) },
      limit: 20,
    },
    {
      label: 'readable colours of twelve hues at 4.5, mean of 200 backgrounds',
      unit: 'colours',
      better: 'more',
      ours: mean(Object.keys(backgrounds).map((hex) => contrastPicks(rgb(hex), 4.5, 12, 0.1).count)),
      peers: { 'whole margin': mean(Object.values(backgrounds).map(([, at]) => at)) },
      atLeast: 8.4,
    },
    {
      label: 'backgrounds of 200 without a readable colour at 4.5',
      unit: 'backgrounds',
      better: 'less',
      ours: Object.keys(backgrounds).filter((hex) => contrastPicks(rgb(hex), 4.5, 12, 0.1).count === 0).length,
      peers: { 'whole margin': Object.values(backgrounds).filter(([, at]) => at === 0).length },
      limit: 5,
    },
  ];
};
