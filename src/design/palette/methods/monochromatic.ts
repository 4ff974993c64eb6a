import { oklchToRgb } from '../../../color/gamut.ts';
import { relativeLuminance } from '../../../color/luminance.ts';
import { toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import { evenSteps } from '../even-steps.ts';
import { LEAST_NEAR, type PaletteMethod, type PaletteRequest } from '../method.ts';
import { lapPlace, spread } from '../spread.ts';

/** Lightness of the ends on each wheel where none is asked for, and how far they are from one that is. */
const ENDS = { hsl: [0.1, 0.95], oklch: [0.2, 0.96], ryb: [0.1, 0.95] } as const;
const NEAR = 0.25;
/** More colours than this have no room to differ by saturation too. */
const FEW = 16;

/** The base in another lightness. The wheel is left aside for OKLCH, because there it moves lightness to keep chroma. */
const toneOf = ({ base, wheel }: PaletteRequest): ((l: number) => Rgb) => {
  if (wheel !== 'oklch') return (l) => WHEELS[wheel].toRgb({ ...base, l });
  const { c, h } = toOklch(WHEELS[wheel].toRgb(base));
  return (l) => oklchToRgb({ l, c, h });
};

/** Near to one lightness there is no room for a ladder: colours differ in saturation too. */
const aroundLightness = (request: PaletteRequest): Rgb[] =>
  spread(
    request,
    Array.from({ length: request.count }, (_, j) => lapPlace([0], j)),
    LEAST_NEAR,
  ).sort((x, y) => relativeLuminance(x) - relativeLuminance(y));

export const monochromatic = {
  id: 'monochromatic',
  name: 'Monochromatic',
  family: 'tonal',
  offsets: [0],
  in_library: true,
  description:
    'One hue from dark to light; the requested colour is a member. Without `lightness` from 0.1 to 0.95 (OKLCH: 0.2 to 0.96) in steps that look even, with it within 0.25 of it, in several saturations; two of eight colours differ by 7 or more (CIEDE2000).',
  reference: 'Adobe Color (monochromatic), in steps that are even by CIEDE2000',
  colors: (request) => {
    const { base: wanted, color, asked, count, wheel } = request;
    if (asked.lightness !== undefined && count <= FEW) return aroundLightness(request);
    const own = color ?? WHEELS[wheel].toRgb(wanted);
    // Where the wheel moved lightness, the ladder leads through what came out.
    const { l } = wheel === 'oklch' ? toOklch(own) : wanted;
    const [low, high] = asked.lightness === undefined ? ENDS[wheel] : [l - NEAR, l + NEAR];
    const ends = [Math.max(0, Math.min(low, l)), l, Math.min(1, Math.max(high, l))] as const;
    return evenSteps(toneOf(request), ends, own, count);
  },
} satisfies PaletteMethod;
