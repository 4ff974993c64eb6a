import { computed } from '@preact/signals';
import { coordinatesOf } from '../../../color/convert.ts';
import { describeColor } from '../../../color/describe-color.ts';
import type { MeasuredRgb } from '../../../color/measured.ts';
import { linearToOklab, oklabToOklch } from '../../../color/oklab.ts';
import { rgb } from '../../../color/rgb.ts';
import { displayP3 } from '../../../color/spaces/display-p3.ts';
import { rec2020 } from '../../../color/spaces/rec2020.ts';
import type { ColorSpace } from '../../../color/spaces/space.ts';
import { lightOfRgb, type WideColor } from '../../../color/wide-color.ts';
import { readLightText } from '../../state/color-text.ts';
import { Inputs } from '../../state/inputs.ts';
import { createPick } from '../../state/pick.ts';

export const inputs = new Inputs({
  c: { kind: 'color', start: '#3b54c4' },
  vs: { kind: 'color', start: '#375c7f', optional: true },
});

/** Colours of this view are neither rounded nor clipped: it is read as the science endpoints read it. */
const readingOf = (name: 'c' | 'vs') => computed(() => readLightText(inputs.get(name)));
const readings = { c: readingOf('c'), vs: readingOf('vs') };

const lastOf = (name: 'c' | 'vs', start: string) => {
  let last: WideColor = lightOfRgb(rgb(start));
  return computed(() => {
    last = readings[name].value.color ?? last;
    return last;
  });
};
export const light = lastOf('c', '#3b54c4');
export const otherLight = lastOf('vs', '#375c7f');
export const identity = computed(() => describeColor(light.value));
export const otherIdentity = computed(() => describeColor(otherLight.value));

/** In 8 bits; with its own light where it is outside sRGB. */
const measured = (of: WideColor, { rgb, in_srgb }: ReturnType<typeof describeColor>): MeasuredRgb =>
  in_srgb ? rgb : { ...rgb, beyond: of.at('srgb-linear') };
export const current = computed(() => measured(light.value, identity.value));
const otherShown = computed(() => measured(otherLight.value, otherIdentity.value));

/** The fields of the two colours. */
export const fields = {
  c: computed(() => ({ inputs, name: 'c' as const, shown: current.value, reading: readings.c.value })),
  vs: computed(() => ({ inputs, name: 'vs' as const, shown: otherShown.value, reading: readings.vs.value })),
};

export const pick = createPick(
  inputs,
  () => 'c',
  () => ({ color: current.value, oklch: oklabToOklch(linearToOklab(light.value.at('srgb-linear'))) }),
  { hasWide: true },
);

const ROOM = 1e-6;
const isInside = (space: ColorSpace): boolean =>
  coordinatesOf(space, light.value).every((v) => v >= -ROOM && v <= 1 + ROOM);

/** The smallest of the usual gamuts that holds the colour. */
export const gamut = computed((): string => {
  if (identity.value.in_srgb) return 'in sRGB';
  if (isInside(displayP3)) return 'in Display P3';
  return isInside(rec2020) ? 'in Rec. 2020' : 'beyond Rec. 2020';
});
