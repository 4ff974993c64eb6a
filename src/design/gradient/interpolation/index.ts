import { lab, lch } from '../../../color/spaces/cielab.ts';
import { lchuv, luv } from '../../../color/spaces/cieluv.ts';
import { din99o } from '../../../color/spaces/din99o.ts';
import { displayP3 } from '../../../color/spaces/display-p3.ts';
import { hsl } from '../../../color/spaces/hsl.ts';
import { hsluv } from '../../../color/spaces/hsluv.ts';
import { hsv } from '../../../color/spaces/hsv.ts';
import { hwb } from '../../../color/spaces/hwb.ts';
import { jzazbz, jzczhz } from '../../../color/spaces/jzazbz.ts';
import { oklab, oklch } from '../../../color/spaces/ok.ts';
import { okhsl } from '../../../color/spaces/okhsl.ts';
import { okhsv } from '../../../color/spaces/okhsv.ts';
import { ictcp } from '../../../color/spaces/rec2100.ts';
import type { ColorSpace } from '../../../color/spaces/space.ts';
import { srgb, srgbLinear } from '../../../color/spaces/srgb.ts';
import { xyzD65 } from '../../../color/spaces/xyz.ts';
import type { Sample, Stop } from '../stop.ts';
import { cubehelix } from './cubehelix.ts';
import { HUE_WALKS, type HueWalk } from './hue.ts';
import { type RampSpace, rampSpace } from './space.ts';
import { VIVID_PATHS, type VividId } from './vivid.ts';

/** A way from one colour to the next: a space and, where it has a hue, a way round the wheel. */
export interface Interpolation {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly space: RampSpace;
  readonly walk: HueWalk | undefined;
  /** How two hues are moved for the walk, where it is not as `walk` has it. */
  readonly move?: (from: number, to: number) => readonly [from: number, to: number];
  /** What stands after `in` in a CSS gradient; undefined where CSS Color 4 does not know the space. */
  readonly css: string | undefined;
  /** A path of its own through all stops, in place of straight lines of the space. */
  readonly path?: (stops: readonly Stop[]) => (position: number) => Sample;
}

/** Spaces in which CSS Color 4 interpolates (section 12.1). */
const CSS_SPACES = new Set([
  'srgb',
  'srgb-linear',
  'display-p3',
  'xyz-d65',
  'lab',
  'oklab',
  'hsl',
  'hwb',
  'lch',
  'oklch',
]);

const straight = (space: ColorSpace): Interpolation => ({
  id: space.id,
  name: space.name,
  description: `Straight lines in ${space.name}`,
  space: rampSpace(space),
  walk: undefined,
  css: CSS_SPACES.has(space.id) ? space.id : undefined,
});

const round = (space: RampSpace, ways: readonly HueWalk[]): Interpolation[] =>
  ways.map((walk) => ({
    id: `${space.id}-${walk}`,
    name: `${space.name}, ${HUE_WALKS[walk].description}`,
    description: `${space.name}, ${HUE_WALKS[walk].description}`,
    space,
    walk,
    css: CSS_SPACES.has(space.id) ? `${space.id} ${HUE_WALKS[walk].css} hue` : undefined,
  }));

const ALL_WAYS = ['short', 'long', 'increasing', 'decreasing'] as const;
const TWO_WAYS = ['short', 'long'] as const;

const RECTANGULAR = [srgb, srgbLinear, displayP3, xyzD65, lab, luv, oklab, jzazbz, ictcp, din99o] as const;
const CSS_POLAR = [hsl, hwb, lch, oklch] as const;
const OTHER_POLAR = [hsv, lchuv, hsluv, okhsl, okhsv, jzczhz] as const;

type CssPolarId = `${(typeof CSS_POLAR)[number]['id']}-${HueWalk}`;
type OtherPolarId = `${(typeof OTHER_POLAR)[number]['id'] | 'cubehelix'}-${(typeof TWO_WAYS)[number]}`;
export type StraightId = (typeof RECTANGULAR)[number]['id'] | CssPolarId | OtherPolarId;
export type InterpolationId = StraightId | VividId;

const LIST: readonly Interpolation[] = [
  ...RECTANGULAR.map(straight),
  ...CSS_POLAR.flatMap((space) => round(rampSpace(space), ALL_WAYS)),
  ...OTHER_POLAR.flatMap((space) => round(rampSpace(space), TWO_WAYS)),
  ...round(cubehelix, TWO_WAYS),
];

/** The forty interpolations that are straight lines of a space. Published records count on their number and order. */
export const STRAIGHT_IDS = LIST.map(({ id }) => id) as [StraightId, ...StraightId[]];

/** The interpolations of gradients. */
export const INTERPOLATIONS = Object.fromEntries(
  [...LIST, ...VIVID_PATHS.map((path) => ({ ...path, space: rampSpace(oklab) }))].map((item) => [item.id, item]),
) as Readonly<Record<InterpolationId, Interpolation>>;
export const INTERPOLATION_IDS = Object.keys(INTERPOLATIONS) as [InterpolationId, ...InterpolationId[]];

/** Other names that are understood. */
export const INTERPOLATION_ALIASES = {
  rgb: 'srgb',
  lrgb: 'srgb-linear',
  hsl: 'hsl-short',
  hwb: 'hwb-short',
  hsv: 'hsv-short',
  lch: 'lch-short',
  oklch: 'oklch-short',
} as const satisfies Record<string, InterpolationId>;
