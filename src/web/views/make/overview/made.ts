import { type Rgb, rgb, toHex } from '../../../../color/rgb.ts';
import { generateGradient } from '../../../../design/gradient/generate.ts';
import { generateHarmony } from '../../../../design/harmony/generate.ts';
import { generatePalette } from '../../../../design/palette/generate.ts';
import { shadeScale } from '../../../../design/shade/scale.ts';
import { generateTokens } from '../../../../design/tokens/generate.ts';
import { rgbToHsl } from '../../../../exact/hsl.ts';
import { roundDecimal } from '../../../../exact/round.ts';

/** As the views begin. */
const LOOK = { wheel: 'hsl', balance: true } as const;
const STEPS = { shades: 11, gradient: 33 } as const;

/** Hue, saturation and lightness with the digits that a link holds. */
const hslOf = (color: Rgb) => {
  const { h, s, l } = rgbToHsl(color);
  return { hue: Math.round(h), saturation: roundDecimal(s, 2), lightness: roundDecimal(l, 2) };
};

/** What the generators make of one colour, each as its view does with the link that leads there. */
export const madeFrom = (color: Rgb) => {
  const hsl = hslOf(color);
  const own = ({ colors }: { readonly colors: readonly { readonly hex: string }[] }) => [
    toHex(color),
    ...colors.slice(1).map(({ hex }) => hex),
  ];
  const palette = own(generatePalette({ ...hsl, method: 'golden_ratio', count: 6, seed: 1, ...LOOK }));
  const harmony = own(generateHarmony({ ...hsl, method: 'triadic', ...LOOK }));
  const stops = [toHex(color), ...harmony.slice(1)];
  const gradient = generateGradient({
    colors: stops.map(rgb),
    steps: STEPS.gradient,
    interpolation: 'oklab',
    easing: 'linear',
  });
  return {
    hsl,
    stops,
    palette,
    harmony,
    gradient: gradient.colors.map(({ hex }) => hex),
    shades: shadeScale({ color, method: 'tailwind', steps: STEPS.shades, seed: 1 }).steps.map(({ hex }) => hex),
    tokens: generateTokens({ seed: color, harmony: 'analogous', include: ['color'], dark: true }).tokens,
  };
};
