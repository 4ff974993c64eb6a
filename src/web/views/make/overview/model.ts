import { computed } from '@preact/signals';
import { toHex } from '../../../../color/rgb.ts';
import { SECTIONS } from '../../../../personalize/system/sections.ts';
import { asyncComputed } from '../../../state/async-computed.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { Inputs } from '../../../state/inputs.ts';
import { createColorInput } from '../backgrounds.ts';
import { rolesIn } from '../roles.ts';
import { SYSTEM_START } from '../system/start.ts';

const START = '#3b54c4';

export const inputs = new Inputs({ c: { kind: 'color', start: START } });
export const base = createColorInput(inputs, 'c', START);
export const hex = computed(() => toHex(base.color.value));

export const made = asyncComputed(() => {
  const color = base.color.value;
  return () => inWorker('madeFrom', color);
}, 60);

export const systemBrief = computed(() => ({ ...SYSTEM_START, colors: [hex.value] }));
export const systemSettings = computed(() => ({ ...systemBrief.value, include: SECTIONS }));

/** The search behind a system takes longest: it is asked for once the others are there. */
const system = asyncComputed(() => {
  if (!made.value.value) return undefined;
  const wanted = systemSettings.value;
  return () => inWorker('system', wanted);
}, 200);

export const tokenRoles = computed(() => made.value.value && rolesIn(made.value.value.tokens));
export const systemRoles = computed(() => system.value.value?.tokens && rolesIn(system.value.value.tokens.tokens));
