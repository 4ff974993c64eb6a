import { computed } from '@preact/signals';
import { differencesSeen } from '../../../accessibility/vision/differences.ts';
import { DEFAULT_TARGET, MOST_REPAIRED } from '../../../accessibility/vision/repair/target.ts';
import { simulateRgb } from '../../../accessibility/vision/simulate.ts';
import { type Rgb, rgb, toHex } from '../../../color/rgb.ts';
import { toLinear } from '../../../color/transfer.ts';
import { asyncComputed } from '../../state/async-computed.ts';
import { inWorker } from '../../state/in-worker.ts';
import type { ChartId } from './charts.ts';
import { colors, conditionSights, inputs, locked, PAUSE_MS, type Sight, setColors, sight, threshold } from './model.ts';
import { REPAIR_KINDS, type RepairKind } from './repair-kinds.ts';

/** CIEDE2000 that a repair aims at. */
export const target = computed(() => Math.max(DEFAULT_TARGET, threshold.value));
export const toggleLock = (at: number): void => {
  const same = (one: number): boolean => toHex(colors.value[one]!) === toHex(colors.value[at]!);
  const next = locked.value.includes(at) ? locked.value.filter((one) => !same(one)) : [...locked.value, at];
  inputs.choose('lock', next.toSorted((a, b) => a - b).join('~'));
};

export const kind = computed(() => inputs.get('repair') as RepairKind);
export const chart = computed(() => inputs.get('chart') as ChartId);

/** Whether repairs are searched for a palette of this length. */
export const isRepairable = computed(() => colors.value.length >= 2 && colors.value.length <= MOST_REPAIRED);

const found = asyncComputed(() => {
  const [given, aim, lock] = [colors.value, target.value, locked.value];
  if (!isRepairable.value) return undefined;
  return async () => ({ given, repairs: await inWorker('repairs', given, aim, lock) });
}, PAUSE_MS);
export const isSearching = found.stale;
/** Why there is no repair, where the search failed, and another try. */
export const { failure: searchFailure, again: searchAgain, settled: searchSettled } = found;

const known = computed(() => found.value.value?.repairs ?? undefined);
export const repair = computed(() => known.value?.[kind.value]);
export const markers = computed(() => known.value?.markers);
/** How many colours the repair changes. */
export const moved = computed(() => (repair.value?.colors ?? []).filter(({ move }) => move > 0).length);
const repaired = computed(() => repair.value?.colors.map(({ after }) => rgb(after)));

/** The nearest two of some colours as a condition shows them. */
const nearestIn = (one: Sight | undefined, given: readonly Rgb[]) =>
  differencesSeen(one?.simulation, given.map(toLinear)).reduce<{ i: number; j: number; delta: number } | undefined>(
    (best, pair) => (best && best.delta <= pair.delta ? best : pair),
    undefined,
  );

/** Some colours as the chosen condition shows them, with the nearest two. */
const shownAs = (given: readonly Rgb[]) => ({
  colors: given.map((color) => toHex(simulateRgb(sight.value.simulation, color))),
  nearest: nearestIn(sight.value, given),
});
export const before = computed(() => shownAs(colors.value));
export const after = computed(() => repaired.value && shownAs(repaired.value));

const COMPARED = ['protanopia', 'deuteranopia', 'tritanopia'];
/** The nearest two before and after a repair, in the three kinds of dichromacy. */
export const closest = computed(() => {
  const fixed = repaired.value;
  if (!fixed) return [];
  return conditionSights.value
    .filter(({ id }) => COMPARED.includes(id))
    .map((one) => ({
      name: one.name,
      from: nearestIn(one, colors.value)?.delta ?? 0,
      to: nearestIn(one, fixed)?.delta ?? 0,
    }));
});

/** Takes the chosen repair; says what became of the palette. */
export const applyRepair = (): string => {
  const { given } = found.value.value ?? {};
  const [fixed, chosen] = [repaired.value, repair.value];
  if (!fixed || !chosen || given !== colors.value)
    return 'The palette changed in the meantime. Select the repair again.';
  const count = moved.value;
  setColors(fixed);
  const close = chosen.still_close.length;
  const rest = close === 0 ? '' : ` ${close} ${close === 1 ? 'pair stays' : 'pairs stay'} close.`;
  return `${REPAIR_KINDS[kind.peek()]}: changed ${count} ${count === 1 ? 'colour' : 'colours'}; names are kept.${rest}`;
};
