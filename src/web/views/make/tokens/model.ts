import { computed } from '@preact/signals';
import { toOklch } from '../../../../color/oklab.ts';
import { type Rgb, rgb, toHex } from '../../../../color/rgb.ts';
import { slug } from '../../../../design/files/words.ts';
import { FILL_IDS, type FillMode } from '../../../../design/tokens/fill-modes.ts';
import { TOKEN_HARMONY_IDS, type TokenHarmonyId } from '../../../../design/tokens/harmonies.ts';
import { LEVEL_IDS, type Levels } from '../../../../design/tokens/level-modes.ts';
import { TOKEN_PARTS, type TokenPart } from '../../../../design/tokens/parts.ts';
import { RAMP_STEPS } from '../../../../design/tokens/ramp-steps.ts';
import { round } from '../../../../exact/round.ts';
import { asyncComputed } from '../../../state/async-computed.ts';
import { type ColorList, createColorList } from '../../../state/color-list.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { Inputs } from '../../../state/inputs.ts';
import { pickOf } from '../../../state/pick.ts';
import { createBackgrounds, createColorInput, GROUND_INPUTS } from '../backgrounds.ts';
import { type RoleColors, rolesIn } from '../roles.ts';
import { AGAINST_IDS, type Against, FIGURE_IDS, type FigureId } from './cell-figures.ts';
import { type ColumnHue, limitColumns } from './column-limits.ts';
import { type Columns, readColumns, unreadColumns, writeColumns } from './columns.ts';
import { hueNames } from './hue-names.ts';
import { namesAfter } from './typed-names.ts';

const START = '#3b54c4';

export const inputs = new Inputs({
  c: { kind: 'color', start: START },
  harmony: { kind: 'text', start: 'analogous', choices: TOKEN_HARMONY_IDS },
  fill: { kind: 'text', start: 'brand', choices: FILL_IDS },
  levels: { kind: 'text', start: 'own', choices: LEVEL_IDS },
  /** Colours of further ramps. */
  hues: { kind: 'colors', start: '' },
  /** Names of these, in their order; empty where that of the hue will do. */
  names: { kind: 'text', start: '' },
  /** Lightness of columns set by hand. */
  steps: {
    kind: 'text',
    start: '',
    unread: (text) => unreadColumns(text, RAMP_STEPS),
    form: 'step:percent, as in 600:52.5~700:44',
  },
  figure: { kind: 'text', start: 'wcag', choices: FIGURE_IDS },
  on: { kind: 'text', start: 'a', choices: AGAINST_IDS },
  parts: { kind: 'text', start: TOKEN_PARTS.join('~') },
  dark: { kind: 'text', start: 'yes', choices: ['yes', 'no'] },
  name: { kind: 'text', start: '' },
  ...GROUND_INPUTS,
});

export const seed = createColorInput(inputs, 'c', START);
export const pick = pickOf(inputs, 'c', seed.color);
export const backgrounds = createBackgrounds(inputs);

/** Maximum of a request. */
const MOST_HUES = 16;
const listed = createColorList(inputs, 'hues', MOST_HUES);
export const typedNames = computed(() => inputs.get('names').split('~'));
const joined = (names: readonly string[]): string => names.join('~').replace(/~+$/, '');
export const hueList: ColorList = {
  ...listed,
  set: (texts) => {
    const before = listed.items.peek().map(({ text }) => text);
    inputs.set('names', joined(namesAfter(before, typedNames.peek(), texts)));
    listed.set(texts);
  },
};
/** Further ramps, named as was typed or by their hue. */
export const hues = computed(() => {
  const found = hueList.colors.value;
  const names = hueNames(
    found.map(({ color }) => color),
    found.map(({ at }) => typedNames.value[at] ?? ''),
  );
  return found.map(({ color, at }, i) => ({ name: names[i]!, color, at }));
});
/** Names a hue: `Brand Teal` is `brand-teal`, `Türkis` is `turkis`; where nothing is left it has the name of its hue. */
export const nameHue = (at: number, text: string): void => {
  const name = slug(text.normalize('NFKD').replace(/\p{M}/gu, ''));
  const names = hueList.items.peek().map((_, i) => (i === at ? name : (typedNames.peek()[i] ?? '')));
  inputs.choose('names', joined(names));
};
/** Lightness of columns as it was asked for. */
export const asked = computed(() => readColumns(inputs.get('steps'), RAMP_STEPS));
export const putColumns = (next: Columns): void => inputs.set('steps', writeColumns(next));
export const figure = computed(() => inputs.get('figure') as FigureId);
export const against = computed(() => inputs.get('on') as Against);

/** Parts of the set that are asked for; all where the link names none that there is. */
export const parts = computed((): TokenPart[] => {
  const wanted = inputs.get('parts').split('~');
  const found = TOKEN_PARTS.filter((part) => wanted.includes(part));
  return found.length > 0 ? found : [...TOKEN_PARTS];
});

const own = computed(() => ({
  seed: seed.color.value,
  harmony: inputs.get('harmony') as TokenHarmonyId,
  fill: inputs.get('fill') as FillMode,
  levels: inputs.get('levels') as Levels,
  ...(hues.value.length === 0 ? {} : { hues: hues.value.map(({ name, color }) => ({ name, color })) }),
  include: parts.value,
  dark: inputs.get('dark') === 'yes',
  ...(inputs.get('name').trim() === '' ? {} : { name: inputs.get('name').trim().slice(0, 200) }),
}));

const STEP = /^(.+)-(\d{2,3})$/;

/** Colours of roles that are steps of ramps, as rows. */
const rampsIn = (colors: RoleColors) => {
  const rows = new Map<string, { step: string; color: Rgb }[]>();
  for (const [token, hex] of Object.entries(colors)) {
    const [, name, step] = STEP.exec(token) ?? [];
    if (name === undefined || step === undefined) continue;
    rows.set(name, [...(rows.get(name) ?? []), { step, color: rgb(hex) }]);
  }
  return [...rows].map(([name, steps]) => ({ name, steps }));
};

/** The ramps where no lightness is set. */
export const unset = asyncComputed(() => {
  const wanted = own.value;
  return async () => ({
    wanted,
    tokens: (await inWorker('tokens', { ...wanted, include: ['color'], dark: false })).tokens,
  });
}, 0);

/** The hues whose steps can be set, as they are where none is: greys have the lightness of pages and surfaces. */
export const movingHues = computed((): readonly ColumnHue[] => {
  if (!unset.value.value) return [];
  // Of the request that they are the response to: a hue may have another name by now.
  const { tokens, wanted } = unset.value.value;
  return rampsIn(rolesIn(tokens).light)
    .filter(({ name }) => name !== 'neutral')
    .map(({ name, steps }) => {
      const sent = name === 'primary' ? wanted.seed : wanted.hues?.find((hue) => hue.name === name)?.color;
      return {
        lightness: steps.map(({ color }) => 100 * toOklch(color).l),
        sent: steps.findIndex(({ color }) => sent && toHex(color) === toHex(sent)),
      };
    });
});
/** As it is applied: within what keeps every hue going from light to dark. */
export const columns = computed(
  (): Columns => (movingHues.value.length === 0 ? new Map() : limitColumns(movingHues.value, asked.value, RAMP_STEPS)),
);

export const settings = computed(() => ({
  ...own.value,
  ...(columns.value.size === 0
    ? {}
    : { lightness: [...columns.value].map(([step, l]) => ({ step: Number(step), l: round(l / 100, 4) })) }),
}));

/** Where a refusal says that the fault is a name of a hue: these have a line of their own. */
const OF_NAMES = /^hues\[\d+\]\.name: /;

export const made = asyncComputed(() => {
  const wanted = settings.value;
  return () => inWorker('tokens', wanted);
}, 0);

const isOfNames = (text: string): boolean => OF_NAMES.test(text);
const failure = computed(() => made.failure.value ?? unset.failure.value ?? '');
/** Why the names of the hues are refused, and what else went wrong; empty where nothing did. */
export const whyNotNamed = computed(() => (isOfNames(failure.value) ? failure.value.replace(OF_NAMES, '') : ''));
export const problem = computed(() => (isOfNames(failure.value) ? '' : failure.value));

/** The same with both themes, for the interface that is shown. */
const whole = asyncComputed(() => {
  const wanted = settings.value;
  return () => inWorker('tokens', { ...wanted, include: ['color'], dark: true });
}, 0);
export const roles = computed(() => whole.value.value && rolesIn(whole.value.value.tokens));

/** Tries again what could not be computed. */
export const again = (): void => {
  for (const one of [unset, made, whole]) if (one.failure.peek() !== undefined) one.again();
};

export const ready = async (): Promise<void> => {
  await unset.settled();
  await Promise.all([made.settled(), whole.settled()]);
};

/** The ramps as rows of colours. */
export const ramps = computed(() => rampsIn(roles.value?.light ?? {}));

/** The colour that the steps of a ramp are measured against. */
export const backgroundOf = ({ steps }: { readonly steps: readonly { readonly color: Rgb }[] }): Rgb => {
  const { a, b } = backgrounds.both.value;
  return { a, b, first: steps[0]!.color, last: steps.at(-1)!.color }[against.value];
};
