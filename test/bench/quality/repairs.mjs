// Chart palettes repaired for colour-blind viewers, and readable colours on any background.
import { readFileSync } from 'node:fs';
import { median, processorMs } from '../figures.mjs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb } = await dist('color/rgb.js');
const { contrastPicks } = await dist('accessibility/contrast/picks.js');
const { separatePalette } = await dist('accessibility/vision/separate.js');
const { repairPalette } = await dist('accessibility/vision/repair/repair.js');
const { SIGHTS } = await dist('accessibility/vision/repair/sight.js');
const { models } = await dist('accessibility/vision/models/index.js');
const { ciede2000 } = await dist('color/difference/ciede2000.js');
const { toLabD65 } = await dist('color/lab.js');

const reference = (name) => JSON.parse(readFileSync(new URL(`../../reference/${name}.json`, import.meta.url), 'utf8'));
const { fitted, kept_back } = reference('chart-palettes');

/** Published palettes of charts and brands, half of them kept back while the repair was fitted. */
export const SETS = Object.values({ ...fitted, ...kept_back }).map((set) =>
  set.split(' ').map((hex) => rgb(`#${hex}`)),
);
const TARGET = 10;
const VIEWS = SIGHTS.map((sight) => (sight === 'normal' ? undefined : models[sight].at(1)));

const mean = (values) => values.reduce((sum, v) => sum + v, 0) / values.length;
const { targets, backgrounds } = reference('picks');

const picksOn = (hex, target) => contrastPicks(rgb(hex), target, 12, 0.1).count;

/** Milliseconds of processor time for the three repairs of ten colours, sets in turn, once they are compiled. */
const timeOfTen = () => {
  const ten = SETS.filter(({ length }) => length === 10);
  const times = ten.map((colors) => {
    const before = processorMs();
    repairPalette(colors, TARGET, []);
    return processorMs() - before;
  });
  return { count: ten.length, ms: median(times) };
};

export const repairRows = () => {
  const repairs = SETS.map((colors) => repairPalette(colors, TARGET, []).change10);
  const ten = timeOfTen();
  const at = Object.fromEntries(
    targets.map((target) => [target, Object.keys(backgrounds).map((hex) => picksOn(hex, target))]),
  );
  const before = (target) => Object.values(backgrounds).map((counts) => counts[targets.indexOf(target)]);
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
      label: `colours that lose their name, of ${changes.length}`,
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
      label: 'mean move of the colours of a palette, mean of all',
      unit: 'CIEDE2000',
      better: 'less',
      ours: mean(repairs.map(({ mean_move }) => mean_move)),
      peers: { 'lightness alone': mean(byLightness) },
      limit: 4,
    },
    {
      label: 'three repairs of ten colours, median of processor time',
      unit: 'ms',
      ours: ten.ms,
      limit: 300,
      note: `${ten.count} palettes`,
      measured: true,
    },
    ...[
      [4.5, 8.4],
      [3, 11.4],
    ].map(([target, atLeast]) => ({
      label: `readable colours of twelve hues at ${target}, mean of 200 backgrounds`,
      unit: 'colours',
      better: 'more',
      ours: mean(at[target]),
      peers: { 'whole margin': mean(before(target)) },
      atLeast,
    })),
    {
      label: 'backgrounds of 200 without a readable colour at 4.5',
      unit: 'backgrounds',
      better: 'less',
      ours: at[4.5].filter((count) => count === 0).length,
      peers: { 'whole margin': before(4.5).filter((count) => count === 0).length },
      limit: 5,
    },
    {
      label: 'backgrounds of 200 with fewer than six readable colours at 3',
      unit: 'backgrounds',
      better: 'less',
      ours: at[3].filter((count) => count < 6).length,
      peers: { 'whole margin': before(3).filter((count) => count < 6).length },
      limit: 0,
    },
    {
      label: `backgrounds with fewer readable colours than with the whole margin, at ${targets.join(', ')}`,
      unit: 'backgrounds',
      better: 'less',
      ours: targets.flatMap((target) => before(target).filter((had, i) => at[target][i] < had)).length,
      limit: 0,
    },
    { label: 'readable colours on #336699 at 4.5', unit: 'colours', ours: picksOn('#336699', 4.5), atLeast: 6 },
  ];
};
