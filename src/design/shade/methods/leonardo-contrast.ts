import { inSrgb, maxChroma } from '../../../color/gamut.ts';
import { contrastOfLuminances, linearLuminance, relativeLuminance } from '../../../color/luminance.ts';
import type { Vec3 } from '../../../color/matrix.ts';
import { type Oklch, oklabToLinear, oklchToOklab, toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { srgbEncode } from '../../../color/transfer.ts';
import { type ShadeMethod, withBase } from '../method.ts';

const [LOWEST, HIGHEST] = [1.06, 17];

/** White at 0, the base at 1, black at 2, straight in OKLCH with the hue of the base. */
const along = ({ l, c, h }: Oklch, u: number): Vec3 => {
  const lightness = u <= 1 ? 1 + (l - 1) * u : l * (2 - u);
  const wanted = u <= 1 ? c * u : c * (2 - u);
  const color = { l: lightness, c: wanted, h };
  // The edge of the gamut is only looked for where the colour lies beyond it.
  return oklabToLinear(
    oklchToOklab(inSrgb(color) ? color : { ...color, c: Math.min(wanted, maxChroma(lightness, h)) }),
  );
};

/** 8 bits, every channel rounded down: never lighter than the colour itself. */
const darker = (linear: Vec3): Rgb => {
  const [r, g, b] = linear.map((v) => Math.floor(255 * srgbEncode(Math.min(1, Math.max(0, v))) + 1e-9));
  return { r: r!, g: g!, b: b! };
};

const onWhite = (luminance: number): number => contrastOfLuminances(1, luminance);

/** The lightest colour on the way that has this contrast on white. */
const withContrast = (base: Oklch, target: number): Rgb => {
  let [low, high] = [0, 2];
  for (let round = 0; round < 30; round += 1) {
    const u = (low + high) / 2;
    if (onWhite(Math.max(0, linearLuminance(along(base, u)))) < target) low = u;
    else high = u;
  }
  return darker(along(base, high));
};

/**
 * Contrast on white in equal factors from 1.06 to 17. Channels are rounded down, so that no step falls short of its target.
 */
export const leonardoContrast = {
  id: 'leonardo_contrast',
  name: 'By contrast on white',
  description:
    'Contrast with white rises in equal factors from 1.06 to 17, and no step falls short of its target. The base replaces the last step whose target it reaches, unless it is nearer to the next step.',
  reference: 'Baldwin 2018, Leonardo: contrast-based palettes; WCAG 2.x contrast',
  keeps_base: false,
  scale: (base, steps) => {
    const oklch = toOklch(base);
    const targets = Array.from({ length: steps }, (_, i) => LOWEST * (HIGHEST / LOWEST) ** (i / (steps - 1)));
    const colors = targets.map((target) => withContrast(oklch, target));
    const own = onWhite(relativeLuminance(base));
    const at = targets.findLastIndex((target) => own >= target);
    const next = targets[at + 1] ?? Number.POSITIVE_INFINITY;
    // Nearer to the next target, which it does not reach, the base would leave a gap behind it and no step before the next.
    return at < 0 || own * own > targets[at]! * next ? { colors, baseAt: null } : withBase(colors, base, at);
  },
} satisfies ShadeMethod;
