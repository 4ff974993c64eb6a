import { computed, type ReadonlySignal } from '@preact/signals';
import { auditContrast } from '../../../accessibility/contrast/audit.ts';
import { checkContrast } from '../../../accessibility/contrast/check.ts';
import { contrastPicks } from '../../../accessibility/contrast/picks.ts';
import { recommend, type Side } from '../../../accessibility/contrast/recommend.ts';
import type { MeasuredRgb } from '../../../color/measured.ts';
import { toOklch } from '../../../color/oklab.ts';
import type { ColorReading } from '../../../color/read-color.ts';
import { rgb, toHex } from '../../../color/rgb.ts';
import { LINE_RATIOS, linesInMap, linesInPlane } from '../../paint/contrast-lines.ts';
import { readColorText } from '../../state/color-text.ts';
import { Inputs } from '../../state/inputs.ts';
import { createPick } from '../../state/pick.ts';

export const TARGETS = ['3', '4.5', '7'] as const;
export const PICKED_HUES = 12;
const MAX_COLORS = 64;

export const inputs = new Inputs({
  fg: { kind: 'color', start: '#7298bc' },
  bg: { kind: 'color', start: '#ffffff' },
  move: { kind: 'text', start: 'text', choices: ['text', 'background'], formerly: { ground: 'background' } },
  min: { kind: 'text', start: '4.5', choices: TARGETS },
  pal: { kind: 'colors', start: '' },
  mode: { kind: 'text', start: 'most', choices: ['most', 'chroma'] },
});

type PairName = 'fg' | 'bg';

/** The colour of a field, or the last one that it held. */
const lastOf = (reading: ReadonlySignal<ColorReading<MeasuredRgb>>, start: MeasuredRgb) => {
  let last = start;
  return computed(() => {
    last = reading.value.color ?? last;
    return last;
  });
};

const bgReading = computed(() => readColorText(inputs.get('bg')));
const bg = lastOf(bgReading, rgb('#ffffff'));
/** Translucent text is laid over the background. */
const fgReading = computed(() => readColorText(inputs.get('fg'), bg.value));

export const pair = { readings: { fg: fgReading, bg: bgReading }, fg: lastOf(fgReading, rgb('#7298bc')), bg };

export const side = computed((): Side => (inputs.get('move') === 'text' ? 'foreground' : 'background'));
const movingName = computed((): PairName => (side.value === 'foreground' ? 'fg' : 'bg'));
export const moving = computed(() => pair[movingName.value].value);
export const still = computed(() => (side.value === 'foreground' ? pair.bg : pair.fg).value);

/** The colour that moves. */
export const pick = createPick(
  inputs,
  () => movingName.value,
  () => ({ color: moving.value, oklch: toOklch(moving.value) }),
);
export const { moveTo } = pick;

/** Nothing below is computed again while the fixed colour does not change. */
let lastStill: MeasuredRgb | undefined;
const fixed = computed((): MeasuredRgb => {
  const { value } = still;
  if (!lastStill || toHex(lastStill) !== toHex(value) || lastStill.beyond !== value.beyond) lastStill = value;
  return lastStill;
});
export const planeLines = computed(() => linesInPlane(pick.slice.value, fixed.value));
const shownChroma = computed(() =>
  inputs.get('mode') === 'most' ? undefined : Math.round(pick.oklch.value.c * 500) / 500,
);
export const mapChroma = computed(() => shownChroma.value ?? 1);
export const mapLines = computed(() => linesInMap(fixed.value, shownChroma.value));

/** Takes a colour for the moving side, as from a fix. */
export const takeColor = (hex: string): void => inputs.choose(movingName.value, hex);

export const swap = (): void =>
  inputs.chooseAll([
    ['fg', inputs.get('bg')],
    ['bg', inputs.get('fg')],
  ]);

export const target = computed(() => Number(inputs.get('min')));
export const checked = computed(() => checkContrast(pair.fg.value, pair.bg.value, 'all', { apca: true }));
export const fixes = computed(() =>
  LINE_RATIOS.map((ratio) => recommend(pair.fg.value, pair.bg.value, side.value, ratio)),
);
export const picks = computed(() => contrastPicks(fixed.value, target.value, PICKED_HUES, 0));

/** The colours of the palette that can be read, in their order. */
export const palette = computed(() =>
  inputs
    .get('pal')
    .split('\n')
    .filter(Boolean)
    .slice(0, MAX_COLORS)
    .flatMap((text) => {
      const { color } = readColorText(text, pair.bg.value);
      return color ? [{ text, color }] : [];
    }),
);
export const audited = computed(() =>
  palette.value.length === 0
    ? undefined
    : auditContrast(
        pair.bg.value,
        palette.value.map(({ color }) => color),
        target.value,
      ),
);

export const setPalette = (texts: readonly string[]): void =>
  inputs.choose('pal', texts.slice(0, MAX_COLORS).join('\n'));
