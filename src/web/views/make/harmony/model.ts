import { computed } from '@preact/signals';
import { generateHarmony, type HarmonySettings } from '../../../../design/harmony/generate.ts';
import { identifyHarmony } from '../../../../design/harmony/identify/identify.ts';
import { HARMONY_METHOD_IDS, type HarmonyMethodId } from '../../../../design/harmony/methods/index.ts';
import { WHEEL_IDS, type WheelId } from '../../../../design/wheel/wheels.ts';
import { Inputs } from '../../../state/inputs.ts';
import { createBackgrounds, GROUND_INPUTS } from '../backgrounds.ts';
import { createEdits } from '../edits.ts';
import { createRoles } from '../roles.ts';

export const inputs = new Inputs({
  method: { kind: 'text', start: 'triadic', choices: HARMONY_METHOD_IDS },
  hue: { kind: 'text', start: '210', range: [0, 360] },
  s: { kind: 'text', start: '0.6', range: [0, 1] },
  l: { kind: 'text', start: '0.5', range: [0, 1] },
  wheel: { kind: 'text', start: 'hsl', choices: WHEEL_IDS },
  balance: { kind: 'text', start: 'on', choices: ['on', 'off'] },
  edit: { kind: 'text', start: '' },
  ...GROUND_INPUTS,
});

export const request = computed(
  () =>
    ({
      method: inputs.get('method') as HarmonyMethodId,
      hue: Number(inputs.get('hue')),
      saturation: Number(inputs.get('s')),
      lightness: Number(inputs.get('l')),
      wheel: inputs.get('wheel') as WheelId,
      balance: inputs.get('balance') === 'on',
    }) satisfies HarmonySettings,
);

export const harmony = computed(() => generateHarmony(request.value));
export const roles = computed(() => harmony.value.colors.map(({ role }) => role));

export const edited = createEdits(inputs, 'edit', () => harmony.value.colors);
export const backgrounds = createBackgrounds(inputs);

/** Which scheme the colours follow as they are now. */
export const identified = edited.judged(2, identifyHarmony);

/** Roles of the interface that the colours are shown on. */
export const preview = createRoles(() => edited.colors.value[0]);
