import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { xyzToLab } from '../../color/lab.ts';
import { transform, type Vec3 } from '../../color/matrix.ts';
import { SRGB_TO_XYZ } from '../../color/primaries.ts';
import { fromLinear, toLinear } from '../../color/transfer.ts';
import { XYZ_D65 } from '../../color/white.ts';
import { INTERPOLATIONS, type Interpolation } from './interpolation/index.ts';
import { ramp } from './ramp.ts';
import { hasHardEdge, type Stop } from './stop.ts';
import { fewestStops } from './vivid/fewest-stops.ts';

/** The two texts of one gradient: what browsers interpolate in a space that they know, and plain colours for the others. */
export interface CssStops {
  readonly native: { readonly space: string; readonly stops: readonly Stop[] };
  readonly plain: readonly Stop[];
}

/** Places at which a text is compared with the gradient. */
const PLACES = Array.from({ length: 768 }, (_, i) => (i + 0.5) / 768);
/** A text that is further off than this (CIEDE2000) gets a stop there; both together then differ by less than 2. */
const TOLERANCE = 0.8;
const ROUNDS = 10;

const labOf = (linear: Vec3): Vec3 => xyzToLab(transform(SRGB_TO_XYZ, linear), XYZ_D65);
const clip = ([r, g, b]: Vec3): Vec3 => [
  Math.min(1, Math.max(0, r)),
  Math.min(1, Math.max(0, g)),
  Math.min(1, Math.max(0, b)),
];

/** Stops with more of the gradient's own colours among them, until what is shown of them follows it everywhere. */
const followed = (start: readonly Stop[], way: Interpolation, wanted: readonly Vec3[]): readonly Stop[] => {
  const labs = wanted.map(labOf);
  let stops = [...start];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A screen cuts off the channels that are outside sRGB.
    const at = ramp(stops, way, clip);
    const worst = new Map<number, { off: number; place: number }>();
    let segment = 0;
    for (const [i, position] of PLACES.entries()) {
      while (segment < stops.length && stops[segment]!.position <= position) segment += 1;
      const off = ciede2000(labOf(at(position).linear), labs[i]!);
      if (off > (worst.get(segment)?.off ?? TOLERANCE)) worst.set(segment, { off, place: i });
    }
    if (worst.size === 0) break;
    const more = [...worst.values()].map(({ place }) => ({
      color: fromLinear(wanted[place]!),
      position: PLACES[place]!,
    }));
    stops = [...stops, ...more].sort((a, b) => a.position - b.position);
  }
  return stops;
};

const asWritten = (linear: Vec3) => {
  const color = fromLinear(linear);
  return { text: color, linear: toLinear(color) };
};

/**
 * A gradient between stops as CSS. Browsers cut off what leaves sRGB where the gradient lowers its chroma, and plain colours
 * are joined by straight lines of sRGB: where either would be seen, stops are added. `samples` are those to begin with.
 * A path of its own gets the fewest stops that a browser joins in Oklab within 1 of it.
 * With added stops every step is short, so that the hue goes the shorter way whatever way the whole goes.
 */
export const cssStops = (stops: readonly Stop[], interpolation: Interpolation, samples: readonly Stop[]): CssStops => {
  const at = ramp(stops, interpolation);
  const path = PLACES.map(at);
  const wanted = path.map(({ linear }) => linear);
  const plain = followed(samples, INTERPOLATIONS.srgb, wanted);
  if (interpolation.path) {
    const { oklab } = INTERPOLATIONS;
    if (hasHardEdge(stops)) return { native: { space: 'oklab', stops: followed(stops, oklab, wanted) }, plain };
    const fewest = fewestStops(
      stops.map(({ position }) => position),
      (position) => at(position).linear,
      asWritten,
    );
    return {
      native: { space: 'oklab', stops: fewest.map(({ text, position }) => ({ color: text, position })) },
      plain,
    };
  }
  const space = interpolation.css!;
  if (path.every(({ gamutMapped }) => !gamutMapped)) return { native: { space, stops }, plain };
  const short = `${interpolation.space.id}-short` as keyof typeof INTERPOLATIONS;
  const way = interpolation.walk === undefined ? interpolation : INTERPOLATIONS[short];
  return { native: { space: way.css!, stops: followed(stops, way, wanted) }, plain };
};
