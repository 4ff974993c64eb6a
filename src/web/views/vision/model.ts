import { computed } from '@preact/signals';
import { chooseConditions } from '../../../accessibility/vision/choose.ts';
import { conditions } from '../../../accessibility/vision/conditions/index.ts';
import { differencesSeen } from '../../../accessibility/vision/differences.ts';
import { MODEL_IDS, type ModelId, models } from '../../../accessibility/vision/models/index.ts';
import { simulateRgb } from '../../../accessibility/vision/simulate.ts';
import type { Simulation } from '../../../accessibility/vision/simulation.ts';
import { type Rgb, toHex } from '../../../color/rgb.ts';
import { toLinear } from '../../../color/transfer.ts';
import { asyncComputed } from '../../state/async-computed.ts';
import { createColorList } from '../../state/color-list.ts';
import { inWorker } from '../../state/in-worker.ts';
import { Inputs } from '../../state/inputs.ts';
import { seedOf } from '../../state/seed.ts';
import { MOST_COLORS } from '../../state/working-set.ts';
import { CHART_IDS } from './charts.ts';
import { REPAIR_KIND_IDS } from './repair-kinds.ts';

/** The severity that each condition defines. */
export const USUAL = 'usual';

export const inputs = new Inputs({
  pal: { kind: 'colors', start: ['#d1495b', '#edae49', '#66a182', '#00798c', '#2e4057', '#8d5a97'].join('\n') },
  by: { kind: 'text', start: 'conditions', choices: ['conditions', 'models'] },
  cond: { kind: 'text', start: 'deuteranopia', choices: [...conditions.keys(), ...MODEL_IDS] },
  /** 0 to 1, or that of each condition. */
  sev: { kind: 'text', start: USUAL },
  thr: { kind: 'text', start: '5', range: [0.5, 40] },
  repair: { kind: 'text', start: 'change10', choices: REPAIR_KIND_IDS },
  /** Places of colours that repairs leave as they are. */
  lock: { kind: 'text', start: '' },
  chart: { kind: 'text', start: 'lines', choices: CHART_IDS },
  plate: { kind: 'text', start: '74' },
  axis: { kind: 'text', start: 'deutan', choices: ['protan', 'deutan', 'tritan'] },
  dots: { kind: 'text', start: '800', range: [50, 5000] },
  seed: { kind: 'text', start: '11' },
});

export const list = createColorList(inputs, 'pal', MOST_COLORS);
export const colors = computed(() => list.colors.value.map(({ color }) => color));
const linear = computed(() => colors.value.map(toLinear));

/** Places of the colours that repairs leave as they are: those that are locked, and others of the same colour. */
export const locked = computed(() => {
  const hexes = colors.value.map(toHex);
  const chosen = new Set(
    inputs
      .get('lock')
      .split('~')
      .map((at) => (at === '' ? undefined : hexes[Number(at)])),
  );
  return hexes.flatMap((hex, at) => (chosen.has(hex) ? [at] : []));
});

export const threshold = computed(() => Number(inputs.get('thr')));
/** One severity for all, or undefined: each condition at its usual one. */
export const severity = computed(() => {
  const wanted = Number(inputs.get('sev'));
  return inputs.get('sev') === USUAL || !(wanted >= 0 && wanted <= 1) ? undefined : wanted;
});

/** Whose eyes the palette is seen with. */
export interface Sight {
  readonly id: string;
  readonly name: string;
  readonly model: ModelId;
  readonly severity: number;
  /** How many people see so, for a condition. */
  readonly people?: string;
  readonly simulation: Simulation;
}

const sightOfModel = (id: ModelId): Sight => {
  const used = severity.value ?? 1;
  const { name, at } = models[id];
  return { id, name, model: id, severity: used, simulation: at(used) };
};

export const conditionSights = computed((): Sight[] =>
  chooseConditions(undefined, severity.value).chosen.map((one) => {
    const condition = conditions.get(one.slug)!;
    return {
      ...one,
      id: one.slug,
      name: condition.name,
      ...(condition.kind === 'color' ? { people: condition.prevalence } : {}),
    };
  }),
);
export const modelSights = computed((): Sight[] => MODEL_IDS.map(sightOfModel));
const sights = computed(() => (inputs.get('by') === 'models' ? modelSights : conditionSights).value);

/** The condition or model that images, marks and plates are shown with. */
export const sight = computed(
  (): Sight =>
    [...conditionSights.value, ...modelSights.value].find(({ id }) => id === inputs.get('cond')) ??
    conditionSights.value[0]!,
);

interface Pair {
  readonly i: number;
  readonly j: number;
  readonly delta: number;
}

export interface Row {
  readonly sight: Sight | undefined;
  readonly seen: readonly Rgb[];
  /** Pairs below the threshold, the nearest first; those that normal vision hardly distinguishes are marked. */
  readonly close: readonly (Pair & { readonly alreadyClose: boolean })[];
  readonly nearest: Pair | undefined;
}

const rowOf = (one: Sight | undefined, before: readonly Pair[]): Row => {
  const after = one ? differencesSeen(one.simulation, linear.value) : before;
  const close = after.flatMap((pair, at) =>
    pair.delta < threshold.value ? [{ ...pair, alreadyClose: before[at]!.delta < threshold.value }] : [],
  );
  return {
    sight: one,
    seen: one ? colors.value.map((color) => simulateRgb(one.simulation, color)) : colors.value,
    close: close.sort((a, b) => a.delta - b.delta),
    nearest: after.reduce<Pair | undefined>(
      (best, pair) => (best && best.delta <= pair.delta ? best : pair),
      undefined,
    ),
  };
};

/** Normal vision, then every condition or model. */
export const rows = computed((): Row[] => {
  const before = differencesSeen(undefined, linear.value);
  return [undefined, ...sights.value].map((one) => rowOf(one, before));
});

/** Pairs that some row shows as collapsed, each once; the nearest first. */
const collapsed = computed(() => {
  const least = new Map<string, Pair>();
  for (const { close } of rows.value)
    for (const pair of close) {
      const known = least.get(`${pair.i} ${pair.j}`);
      if (!known || pair.delta < known.delta) least.set(`${pair.i} ${pair.j}`, pair);
    }
  return [...least.values()].sort((a, b) => a.delta - b.delta);
});

/** As many pairs are given their fix at once: the nearest. */
const MOST_FIXES = 24;
export const PAUSE_MS = 200;

/** The smallest moves that separate collapsed pairs, by the places of the pair. */
export const fixes = asyncComputed(() => {
  const pairs = collapsed.value.slice(0, MOST_FIXES).map(({ i, j }) => [i, j] as const);
  const [given, sev, thr] = [colors.value, severity.value, threshold.value];
  if (pairs.length === 0) return undefined;
  return async () => {
    const moves = await inWorker('fixes', given, pairs, sev, thr);
    return new Map(pairs.map(([i, j], at) => [`${i} ${j}`, moves[at]!]));
  };
}, PAUSE_MS);

export const setColors = (changed: readonly Rgb[]): void => {
  const texts = list.items.value.map(({ text }) => text);
  for (const [k, { at, color }] of list.colors.value.entries())
    if (toHex(changed[k]!) !== toHex(color)) texts[at] = toHex(changed[k]!);
  list.steps.asStep(() => list.set(texts));
};

export const takeFix = (index: number, color: Rgb): void =>
  setColors(colors.value.map((one, i) => (i === index ? color : one)));

/** The least change after which all pairs are apart for colour-blind viewers, names kept; says how many could not be. */
export const fixAll = async (): Promise<string> => {
  const before = colors.value;
  const { colors: after, left, grey } = await inWorker('fixAll', before, severity.value, threshold.value, locked.value);
  if (colors.value !== before) return 'The palette changed in the meantime. Select the fix again.';
  setColors(after);
  const moved = after.filter((color, i) => toHex(color) !== toHex(before[i]!)).length;
  const inGrey = grey === 0 ? '' : ` ${grey} ${grey === 1 ? 'pair stays' : 'pairs stay'} close in greyscale.`;
  const changed = `Changed ${moved} ${moved === 1 ? 'colour' : 'colours'}; names are kept.`;
  if (left === 0) return `${changed} All pairs are apart for colour-blind viewers.${inGrey}`;
  return `${changed} ${left} ${left === 1 ? 'pair stays' : 'pairs stay'} close.${inGrey}`;
};

const ONE_TO_THREE_DIGITS = /^\d{1,3}$/;
export const plateWhy = computed(() =>
  ONE_TO_THREE_DIGITS.test(inputs.get('plate')) ? undefined : 'One to three digits can be hidden.',
);

export const PLATE_SIZE = 400;
export const plateOrder = computed(() => ({
  figure: inputs.get('plate'),
  axis: inputs.get('axis') as 'protan' | 'deutan' | 'tritan',
  size: PLATE_SIZE,
  dots: Math.round(Number(inputs.get('dots'))),
  seed: seedOf(inputs.get('seed')),
}));

export const plate = asyncComputed(() => {
  const order = plateOrder.value;
  return plateWhy.value === undefined ? () => inWorker('plate', order) : undefined;
}, PAUSE_MS);
