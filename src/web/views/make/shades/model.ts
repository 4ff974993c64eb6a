import { computed } from '@preact/signals';
import { oklabDistance, toOklab } from '../../../../color/oklab.ts';
import type { Rgb } from '../../../../color/rgb.ts';
import { spreadOf } from '../../../../design/gradient/spread.ts';
import { evaluateShades } from '../../../../design/shade/evaluate.ts';
import type { ShadeMethodId } from '../../../../design/shade/methods/index.ts';
import { asyncComputed } from '../../../state/async-computed.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { Inputs } from '../../../state/inputs.ts';
import { pickOf } from '../../../state/pick.ts';
import { createBackgrounds, createColorInput, GROUND_INPUTS } from '../backgrounds.ts';
import { createEdits } from '../edits.ts';
import { createRoles } from '../roles.ts';
import { rolesOfScale } from './scale-roles.ts';

const START = '#3b82a6';
const METHOD: ShadeMethodId = 'tailwind';
export const MOST_STEPS = 24;

export const inputs = new Inputs({
  c: { kind: 'color', start: START },
  method: { kind: 'text', start: METHOD },
  n: { kind: 'text', start: '11', range: [2, MOST_STEPS] },
  edit: { kind: 'text', start: '' },
  ...GROUND_INPUTS,
});

export const base = createColorInput(inputs, 'c', START);
export const pick = pickOf(inputs, 'c', base.color);

export const settings = computed(() => ({
  color: base.color.value,
  method: inputs.get('method'),
  steps: Math.round(Number(inputs.get('n'))),
  seed: 1,
}));

/** Scales are made in the worker: the tables of the published families would be a fifth of the page. */
export const made = asyncComputed(() => {
  const wanted = settings.value;
  return () => inWorker('shades', wanted, METHOD);
}, 0);
const names = asyncComputed(() => () => inWorker('shadeMethods'), 0);
export const methods = computed(() => names.value.value ?? []);
/** Until the first scale is there. */
export const ready = async (): Promise<void> => {
  await Promise.all([names.settled(), made.settled(), preview.settled()]);
};
export const tokens = computed(() => made.value.value?.steps.map(({ token }) => token) ?? []);

export const edited = createEdits(inputs, 'edit', () => made.value.value?.steps ?? []);
export const backgrounds = createBackgrounds(inputs);

/** The scale as it is judged; of two steps there is nothing to judge. */
export const judged = edited.judged(3, evaluateShades);

/** The step after which the largest difference comes. */
export const unevenIn = (colors: readonly Rgb[]): number => {
  const labs = colors.map(toOklab);
  return spreadOf(labs.slice(1).map((lab, i) => oklabDistance(lab, labs[i]!))).worst;
};
/** The same of a scale that is not even. */
export const unevenAt = computed(() =>
  !judged.value || judged.value.evenness === 'even' ? undefined : unevenIn(edited.colors.value),
);

const fromBase = createRoles(() => base.color.value);

/** Roles of the interface that the colours are shown on: what is filled there is a step of this scale. */
export const preview = {
  settled: fromBase.settled,
  roles: computed(() => fromBase.roles.value && rolesOfScale(fromBase.roles.value, edited.colors.value)),
};
