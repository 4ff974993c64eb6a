import { computed } from '@preact/signals';
import { oklabDistance, toOklab } from '../../../../color/oklab.ts';
import { spreadOf } from '../../../../design/gradient/spread.ts';
import { evaluateShades } from '../../../../design/shade/evaluate.ts';
import { SHADE_METHOD_IDS, type ShadeMethodId } from '../../../../design/shade/methods/index.ts';
import { shadeScale } from '../../../../design/shade/scale.ts';
import { Inputs } from '../../../state/inputs.ts';
import { pickOf } from '../../../state/pick.ts';
import { createBackgrounds, createColorInput, GROUND_INPUTS } from '../backgrounds.ts';
import { createEdits } from '../edits.ts';
import { createRoles } from '../roles.ts';

const START = '#3b82a6';
export const MOST_STEPS = 24;

export const inputs = new Inputs({
  c: { kind: 'color', start: START },
  method: { kind: 'text', start: 'tailwind', choices: SHADE_METHOD_IDS },
  n: { kind: 'text', start: '11', range: [2, MOST_STEPS] },
  edit: { kind: 'text', start: '' },
  ...GROUND_INPUTS,
});

export const base = createColorInput(inputs, 'c', START);
export const pick = pickOf(inputs, 'c', base.color);

export const settings = computed(() => ({
  color: base.color.value,
  method: inputs.get('method') as ShadeMethodId,
  steps: Math.round(Number(inputs.get('n'))),
  seed: 1,
}));
export const scale = computed(() => shadeScale(settings.value));
export const tokens = computed(() => scale.value.steps.map(({ token }) => token));

export const edited = createEdits(inputs, 'edit', () => scale.value.steps);
export const backgrounds = createBackgrounds(inputs);

/** The scale as it is judged; of two steps there is nothing to judge. */
export const judged = edited.judged(3, evaluateShades);

/** The step after which the largest difference comes, where the scale is not even. */
export const unevenAt = computed(() => {
  if (!judged.value || judged.value.evenness === 'even') return undefined;
  const labs = edited.colors.value.map(toOklab);
  return spreadOf(labs.slice(1).map((lab, i) => oklabDistance(lab, labs[i]!))).worst;
});

/** Roles of the interface that the colours are shown on. */
export const preview = createRoles(() => base.color.value);
