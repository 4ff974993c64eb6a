import { rgb, toHex } from '../../color/rgb.ts';
import { closedSamples, closedStops } from '../../design/gradient/closed.ts';
import { cssStops } from '../../design/gradient/css-stops.ts';
import type { EASINGS } from '../../design/gradient/easing/index.ts';
import { generateGradient } from '../../design/gradient/generate.ts';
import { INTERPOLATIONS } from '../../design/gradient/interpolation/index.ts';
import type { Stop } from '../../design/gradient/ramp.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import type { Role } from '../answers/roles.ts';
import { STREAMS } from '../streams.ts';
import { toneOf } from './tone.ts';

const STEPS = 9;
const ANGLES = [90, 135, 180, 45] as const;
const KINDS = ['linear', 'linear', 'radial', 'linear', 'conic'] as const;
const SPACES = ['oklab', 'oklch-short'] as const satisfies readonly (keyof typeof INTERPOLATIONS)[];
const LINEAR = 'linear' satisfies keyof typeof EASINGS;

interface Recipe {
  readonly name: string;
  readonly colors: readonly string[];
}

/** Ways through the palette: the whole ladder first, then the pairs of roles that belong together, then every other pair. */
const recipes = (roles: readonly Role[]): readonly Recipe[] => {
  const ladder = roles.map(({ hex }) => hex).sort((x, y) => toneOf(x).l - toneOf(y).l);
  const hex = (role: string): string | undefined => roles.find((one) => one.role === role)?.hex;
  const through = (name: string, ...names: readonly string[]): readonly Recipe[] => {
    const colors = names.map(hex).filter((color) => color !== undefined);
    return colors.length === names.length ? [{ name, colors }] : [];
  };
  const pairs = roles.flatMap((x, i) =>
    roles.slice(i + 1).map((y) => ({ name: `${x.role} to ${y.role}`, colors: [x.hex, y.hex] })),
  );
  const all = [
    ...through('primary to accent', 'primary', 'accent'),
    { name: 'the full lightness range', colors: ladder },
    ...through('background to primary', 'ground', 'primary'),
    ...through('text to primary', 'ink', 'primary'),
    ...through('primary by secondary to accent', 'primary', 'secondary', 'accent'),
    ...through('text by accent to background', 'ink', 'accent', 'ground'),
    { name: 'the dark half', colors: ladder.slice(0, Math.ceil(ladder.length / 2)) },
    { name: 'the light half', colors: ladder.slice(Math.floor(ladder.length / 2)) },
    ...pairs,
    ...through('text by primary to background', 'ink', 'primary', 'ground'),
    ...through('background by secondary to text', 'ground', 'secondary', 'ink'),
    ...through('primary by background to accent', 'primary', 'ground', 'accent'),
    ...through('secondary by text to accent', 'secondary', 'ink', 'accent'),
    { name: 'the full lightness range, reversed', colors: [...ladder].reverse() },
  ];
  const seen = new Set<string>();
  return all.filter(({ colors }) => !seen.has(colors.join()) && seen.add(colors.join()));
};

const SHAPES = {
  linear: (angle: number) => `${angle}deg`,
  radial: () => 'circle at 30% 20%',
  conic: (angle: number) => `from ${angle}deg at 50% 50%`,
} as const;

const readBack = (list: readonly { readonly hex: string; readonly position: number }[]): Stop[] =>
  list.map(({ hex, position }) => ({ color: rgb(hex), position }));
const listed = (stops: readonly Stop[]): string =>
  stops.map(({ color, position }) => `${toHex(color)} ${Number((100 * position).toFixed(2))}%`).join(', ');

/** So many gradients through the colours of a palette, each as stops, nine samples and a line of CSS. */
export const gradientsOf = (roles: readonly Role[], seed: number, count: number) => {
  const random = counterRandom(seed, STREAMS.gradients);
  return recipes(roles)
    .slice(0, count)
    .map(({ name, colors }, i) => {
      const kind = KINDS[i % KINDS.length]!;
      const angle = ANGLES[Math.floor(random(i) * ANGLES.length)]!;
      // Two colours of distant hue stay clearer round the wheel; longer ways are straighter in Oklab.
      const interpolation = SPACES[colors.length === 2 ? 1 : 0]!;
      const { stops, colors: samples } = generateGradient({
        colors: colors.map(rgb),
        steps: STEPS,
        interpolation,
        easing: LINEAR,
      });
      const shape = SHAPES[kind](angle);
      const [placed, sampled] = [readBack(stops), readBack(samples)];
      const way = INTERPOLATIONS[interpolation];
      const isRound = kind === 'conic';
      const { native, plain } = cssStops(
        isRound ? closedStops(placed) : placed,
        way,
        isRound ? closedSamples(sampled, placed, way) : sampled,
      );
      return {
        id: `gradient-${i + 1}`,
        name,
        type: kind,
        angle,
        interpolation,
        stops,
        colors: samples,
        css: `${kind}-gradient(${shape} in ${native.space}, ${listed(native.stops)})`,
        css_fallback: `${kind}-gradient(${shape}, ${listed(plain)})`,
      };
    });
};
