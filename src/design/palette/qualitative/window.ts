import { contrastOfLuminances, relativeLuminance, WCAG } from '../../../color/luminance.ts';
import { searchOklabOf } from '../../../exact/oklab.ts';
import { unpackColor } from '../../../exact/packed.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import type { QualitativeBrief, Span } from './brief.ts';
import { isUnpleasant } from './unattractiveness.ts';

/** Colours whose HSL saturation and lightness lie within these bounds (0..1, both ends in). */
export const hslWindow =
  ([sLow, sHigh]: readonly [number, number], [lLow, lHigh]: readonly [number, number]) =>
  (packed: number): boolean => {
    const [r, g, b] = [packed >>> 16, (packed >>> 8) & 255, packed & 255];
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sum = most + least;
    if (sum < 510 * lLow || sum > 510 * lHigh) return false;
    const saturation = most === least ? 0 : (most - least) / (sum > 255 ? 510 - sum : sum);
    return saturation >= sLow && saturation <= sHigh;
  };

type Test = (packed: number) => boolean;

/** How far a colour may be from a saturation and a lightness that were asked for. */
const NEAR = 0.25;
/** HSL saturation and lightness where nothing is asked for: no greys, nothing nearly white or black. */
const [SATURATION, LIGHTNESS]: readonly [Span, Span] = [
  [0.2, 1],
  [0.25, 0.85],
];
/** OKLCH lightness and chroma of charts that look designed: those of Tableau 10 and Observable 10, about. */
const PRETTY: readonly [Span, Span] = [
  [0.42, 0.85],
  [0.05, 0.19],
];
/** OKLCH lightness and chroma on the axis that no window was sent for. */
const OPEN: readonly [Span, Span] = [
  [0.3, 0.92],
  [0.04, 0.4],
];

const lab = new Float64Array(3);

/** Colours whose OKLCH lightness and chroma lie within these bounds. */
const oklchWindow =
  ([lLow, lHigh]: Span, [cLow, cHigh]: Span): Test =>
  (packed) => {
    searchOklabOf(packed, lab);
    if (lab[0]! < lLow || lab[0]! > lHigh) return false;
    const square = lab[1]! * lab[1]! + lab[2]! * lab[2]!;
    return square >= cLow * cLow && square <= cHigh * cHigh;
  };

const nearTo = (wanted: number | undefined): Span =>
  wanted === undefined ? [0, 1] : [Math.max(0, wanted - NEAR), Math.min(1, wanted + NEAR)];

/** Colours near the saturation and lightness that were asked for, on their wheel. */
const asked = ({ wheel, saturation, lightness }: QualitativeBrief): Test => {
  const [s, l] = [nearTo(saturation), nearTo(lightness)];
  if (wheel === 'hsl') return hslWindow(s, l);
  return (packed) => {
    const at = WHEELS[wheel].fromRgb(unpackColor(packed));
    return at.s >= s[0] && at.s <= s[1] && at.l >= l[0] && at.l <= l[1];
  };
};

const seenOn = (background: QualitativeBrief['background']): Test[] => {
  if (!background) return [];
  const ground = relativeLuminance(background);
  return [(packed) => contrastOfLuminances(relativeLuminance(unpackColor(packed)), ground) >= WCAG.large];
};

/** Where the colours may lie: what was asked for, and where nothing was, the window of the mode. */
export const windowOf = (brief: QualitativeBrief): Test => {
  const { mode = 'separated', saturation, lightness, lightness_window: ls, chroma_window: cs } = brief;
  const isAsked = saturation !== undefined || lightness !== undefined;
  const tests = seenOn(brief.background);
  if (isAsked) tests.push(asked(brief));
  if (mode === 'pretty') tests.push(oklchWindow(ls ?? PRETTY[0], cs ?? PRETTY[1]), (packed) => !isUnpleasant(packed));
  else if (ls || cs) tests.push(oklchWindow(ls ?? OPEN[0], cs ?? OPEN[1]));
  else if (!isAsked) tests.push(hslWindow(SATURATION, LIGHTNESS));
  return (packed) => tests.every((test) => test(packed));
};
