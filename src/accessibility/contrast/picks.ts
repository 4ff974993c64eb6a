import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toLabD65 } from '../../color/lab.ts';
import { floorRatio } from '../../color/luminance.ts';
import { type MeasuredRgb, measuredLuminance, measuredRatio } from '../../color/measured.ts';
import { shownOklch } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import { boundaryColor } from './boundary-color.ts';
import { boundaryLightness } from './contour.ts';
import { type Direction, luminanceReaching, POLARITY_OF, widerLightnessSide } from './direction.ts';
import { hueSlice } from './hue-slice.ts';
import { LEAST_CHROMA, marginOf } from './pick-margin.ts';

/** Picks of up to this many hues are at least this far apart (CIEDE2000); of more hues they differ in their hex. */
const FEW_HUES = 12;
const LEAST_DIFFERENCE = 5;
/** Above this chroma a colour is vivid, and more makes a set no better. */
const VIVID_CHROMA = 0.15;

const USUAL = { hues: 12, margin: 0.1 };
/** A background is said to have many picks with this many of twelve hues. */
const MANY = 8;
/** Steps in which the largest target with many picks is sought. */
const TENTHS = 10;

interface Pick {
  readonly hue: number;
  readonly hex: string;
  readonly rgb: { readonly r: number; readonly g: number; readonly b: number };
  readonly ratio: number;
  readonly boundary: number;
  readonly margin: number;
  readonly oklch: ReturnType<typeof shownOklch>;
}
interface DroppedHue {
  readonly hue: number;
  readonly why: string;
  /** The hue whose pick is as good as the same; null where that is not the reason. */
  readonly same_as: number | null;
}
interface Picked {
  readonly side: Direction;
  readonly picks: readonly Pick[];
  readonly dropped: readonly DroppedHue[];
}

/** The most chromatic colour of a hue with the ratio on one side of the background; the margin is shortened where it would cost the colour. */
const pickOf = (
  background: MeasuredRgb,
  hue: number,
  { target, margin, side, isWhole }: { target: number; margin: number; side: Direction; isWhole: boolean },
): Pick | undefined => {
  const y = measuredLuminance(background);
  const luminance = luminanceReaching(y, target, side);
  if (luminance === undefined) return undefined;
  const slice = hueSlice(hue);
  const edge = boundaryLightness(slice, luminance);
  const held = isWhole ? margin : marginOf(slice, edge, margin, side);
  const l = Math.min(1, Math.max(0, side === 'darker' ? edge - held : edge + held));
  const color = boundaryColor(slice, l, y, target, side);
  return {
    hue: slice.hue,
    hex: toHex(color),
    rgb: color,
    ratio: floorRatio(measuredRatio(color, background)),
    boundary: toDecimals(edge, DECIMALS.oklab),
    margin: toDecimals(held, DECIMALS.oklab),
    oklch: shownOklch(color),
  };
};

/** Picks on one side of a background. `isWhole`: no margin is shortened. */
const picksOn = (
  background: MeasuredRgb,
  side: Direction,
  target: number,
  hues: number,
  margin: number,
  isWhole = false,
): Picked => {
  const picks: Pick[] = [];
  const dropped: DroppedHue[] = [];
  const isSame = (a: Pick, b: Pick): boolean =>
    hues > FEW_HUES ? a.hex === b.hex : ciede2000(toLabD65(a.rgb), toLabD65(b.rgb)) < LEAST_DIFFERENCE;
  for (let i = 0; i < hues; i += 1) {
    const hue = (i * 360) / hues;
    const made = (whole: boolean) => pickOf(background, hue, { target, margin, side, isWhole: whole });
    const twinOf = (pick: Pick): Pick | undefined => picks.find((earlier) => isSame(earlier, pick));
    let pick = made(isWhole);
    if (pick === undefined) {
      dropped.push({ hue, why: 'no colour reaches the target on this ground', same_as: null });
      continue;
    }
    let twin = twinOf(pick);
    if (twin && !isWhole) {
      // With its whole margin it may be another colour.
      const whole = made(true)!;
      if (whole.oklch.c >= LEAST_CHROMA && !twinOf(whole)) [pick, twin] = [whole, undefined];
    }
    if (pick.oklch.c < LEAST_CHROMA) dropped.push({ hue, why: `its chroma is below ${LEAST_CHROMA}`, same_as: null });
    else if (twin)
      dropped.push({
        hue,
        why:
          hues > FEW_HUES
            ? `its colour is that of hue ${twin.hue}`
            : `its colour is nearer than ${LEAST_DIFFERENCE} (CIEDE2000) to that of hue ${twin.hue}`,
        same_as: twin.hue,
      });
    else picks.push(pick);
  }
  return { side, picks, dropped };
};

const vividness = ({ picks }: Picked): number =>
  picks.reduce((sum, { oklch }) => sum + Math.min(oklch.c, VIVID_CHROMA), 0);

const SIDES = ['darker', 'lighter'] as const;

/**
 * The side of a background on which colours that reach a target are more vivid: of both sides that can reach it the one with the larger
 * sum of chroma over twelve hues, each up to 0.15. The side with more room where only one can, or none.
 */
export const vividSide = (background: MeasuredRgb, target: number): Direction => {
  const y = measuredLuminance(background);
  const wider = widerLightnessSide(y);
  if (SIDES.some((side) => luminanceReaching(y, target, side) === undefined)) return wider;
  const [darker, lighter] = SIDES.map((side) => vividness(picksOn(background, side, target, USUAL.hues, USUAL.margin)));
  if (darker === lighter) return wider;
  return darker! > lighter! ? 'darker' : 'lighter';
};

const picked = (background: MeasuredRgb, target: number, hues: number, margin: number): Picked => {
  const side = vividSide(background, target);
  const made = picksOn(background, side, target, hues, margin);
  const wider = widerLightnessSide(measuredLuminance(background));
  // A margin that is never shortened, on the side with more room, may leave more hues apart.
  const whole = picksOn(background, wider, target, hues, margin, true);
  return whole.picks.length > made.picks.length ? whole : made;
};

/** The largest target, in tenths, with which eight of twelve hues have a pick; null where none has. */
const bestTarget = (background: MeasuredRgb, below: number): number | null => {
  const hasMany = (tenths: number): boolean =>
    picked(background, tenths / TENTHS, USUAL.hues, USUAL.margin).picks.length >= MANY;
  let [low, high] = [TENTHS, Math.ceil(below * TENTHS)];
  if (!hasMany(low)) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (hasMany(middle)) low = middle;
    else high = middle;
  }
  return low / TENTHS;
};

/**
 * The most chromatic colour of each of `hues` evenly spread hues that has the target ratio on the background, with lightness
 * held back from the boundary by `margin` (away from the background, inside 0..1), or by less where that would cost the colour its
 * chroma. Where both sides of the background reach the target, the more vivid one is taken. A hue is dropped, and the reason given, where
 * it cannot reach the target, where hardly any chroma is left, and where an earlier pick is as good as the same.
 */
export const contrastPicks = (background: MeasuredRgb, target: number, hues: number, margin: number) => {
  const { side, picks, dropped } = picked(background, target, hues, margin);
  const isFew = picked(background, target, USUAL.hues, USUAL.margin).picks.length < MANY;
  return {
    ground: toHex(background),
    target,
    margin,
    polarity: POLARITY_OF[side],
    count: picks.length,
    dropped: dropped.length,
    dropped_hues: [...dropped],
    best_target: isFew ? bestTarget(background, target) : null,
    picks: [...picks],
  };
};
