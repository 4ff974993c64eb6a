import { computed } from '@preact/signals';
import { toOklch } from '../../../../color/oklab.ts';
import { type Rgb, rgb, toHex } from '../../../../color/rgb.ts';
import { generateTokens, TOKEN_PARTS, type TokenPart } from '../../../../design/tokens/generate.ts';
import { TOKEN_HARMONY_IDS, type TokenHarmonyId } from '../../../../design/tokens/harmonies.ts';
import { RAMP_STEPS } from '../../../../design/tokens/ramp.ts';
import { RAMP_NAMES } from '../../../../design/tokens/ramps.ts';
import { Inputs } from '../../../state/inputs.ts';
import { createPick } from '../../../state/pick.ts';
import { createColorInput, createGrounds, GROUND_INPUTS } from '../grounds.ts';
import { rolesIn } from '../roles.ts';

const START = '#3b54c4';

export const inputs = new Inputs({
  c: { kind: 'color', start: START },
  harmony: { kind: 'text', start: 'analogous', choices: TOKEN_HARMONY_IDS },
  parts: { kind: 'text', start: TOKEN_PARTS.join('~') },
  dark: { kind: 'text', start: 'yes', choices: ['yes', 'no'] },
  name: { kind: 'text', start: '' },
  ...GROUND_INPUTS,
});

export const seed = createColorInput(inputs, 'c', START);
export const pick = createPick(
  inputs,
  () => 'c',
  () => ({ hex: toHex(seed.color.value), oklch: toOklch(seed.color.value) }),
);
export const grounds = createGrounds(inputs);

/** Parts of the set that are asked for; all where the link names none that there is. */
export const parts = computed((): TokenPart[] => {
  const wanted = inputs.get('parts').split('~');
  const found = TOKEN_PARTS.filter((part) => wanted.includes(part));
  return found.length > 0 ? found : [...TOKEN_PARTS];
});

export const settings = computed(() => ({
  seed: seed.color.value,
  harmony: inputs.get('harmony') as TokenHarmonyId,
  include: parts.value,
  dark: inputs.get('dark') === 'yes',
  ...(inputs.get('name').trim() === '' ? {} : { name: inputs.get('name').trim().slice(0, 200) }),
}));

export const made = computed(() => generateTokens(settings.value));
/** The same with both themes, for the interface that is shown. */
export const roles = computed(() =>
  rolesIn(generateTokens({ ...settings.value, include: ['color'], dark: true }).tokens),
);

/** The eight ramps as rows of colours. */
export const ramps = computed(() =>
  RAMP_NAMES.map((name) => ({
    name,
    steps: RAMP_STEPS.map((step): { step: string; color: Rgb } => ({
      step,
      color: rgb(roles.value.light[`${name}-${step}`]!),
    })),
  })),
);
