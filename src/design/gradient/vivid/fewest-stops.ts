import { ciede2000 } from '../../../color/difference/ciede2000.ts';
import { xyzToLab } from '../../../color/lab.ts';
import { transform, type Vec3 } from '../../../color/matrix.ts';
import { linearToOklab, oklabToLinear } from '../../../color/oklab.ts';
import { SRGB_TO_XYZ } from '../../../color/primaries.ts';
import { XYZ_D65 } from '../../../color/white.ts';
import { between } from './curve.ts';

/** A colour as it is written in a file: what a browser reads back, in linear sRGB. */
export interface WrittenStop<Text> {
  readonly text: Text;
  readonly linear: Vec3;
}

/** Differences (CIEDE2000) at the places that are compared; between them they stay below 1. */
const TOLERANCE = 0.95;
const PARTS = 128;
const LEAST_PARTS = 12;

const labOf = (linear: Vec3): Vec3 => xyzToLab(transform(SRGB_TO_XYZ, linear), XYZ_D65);

interface Place<Text> {
  readonly position: number;
  readonly lab: Vec3;
  readonly written: WrittenStop<Text>;
  readonly oklab: Vec3;
}

/** Whether a straight line of Oklab between two written colours follows the path between them. */
const follows = <Text>(places: readonly Place<Text>[], from: number, to: number): boolean => {
  const [start, end] = [places[from]!, places[to]!];
  const span = end.position - start.position;
  const off = (i: number): boolean => {
    const t = (places[i]!.position - start.position) / span;
    return ciede2000(labOf(oklabToLinear(between(start.oklab, end.oklab, t))), places[i]!.lab) > TOLERANCE;
  };
  // The middle strays furthest as a rule: most lines that stray are known by one comparison.
  if (to - from > 1 && off((from + to) >> 1)) return false;
  for (let i = from; i <= to; i += 1) if (off(i)) return false;
  return true;
};

/** The fewest lines from the first place to the last: places reached by one line, by two, and so on. */
const fewest = <Text>(places: readonly Place<Text>[]): number[] => {
  const last = places.length - 1;
  const before = new Map<number, number>([[0, 0]]);
  let edge = [0];
  while (!before.has(last) && edge.length > 0) {
    const next: number[] = [];
    // The furthest first, so that what they reach need not be tried again.
    for (const from of edge.sort((x, y) => y - x))
      for (let to = last; to > from; to -= 1)
        if (!before.has(to) && (to === from + 1 || follows(places, from, to))) {
          before.set(to, from);
          next.push(to);
        }
    edge = next;
  }
  const chain = [last];
  while (chain[0] !== 0) chain.unshift(before.get(chain[0]!)!);
  return chain;
};

/**
 * The fewest stops that a browser joins `in oklab` so that what it draws stays within 1 of a path (CIEDE2000), the given positions among
 * them. `write` makes the colour of a place, as a file has it.
 */
export const fewestStops = <Text>(
  positions: readonly number[],
  linearAt: (position: number) => Vec3,
  write: (linear: Vec3) => WrittenStop<Text>,
): { readonly position: number; readonly text: Text }[] => {
  const parts = Math.max(LEAST_PARTS, Math.ceil(PARTS / (positions.length - 1)));
  const chosen: { position: number; text: Text }[] = [];
  positions.slice(1).forEach((to, i) => {
    const from = positions[i]!;
    const places = Array.from({ length: parts + 1 }, (_, j): Place<Text> => {
      const position = j === parts ? to : from + ((to - from) * j) / parts;
      const linear = linearAt(position);
      const written = write(linear);
      return { position, lab: labOf(linear), written, oklab: linearToOklab(written.linear) };
    });
    const line = fewest(places).map((at) => ({ position: places[at]!.position, text: places[at]!.written.text }));
    chosen.push(...(i === 0 ? line : line.slice(1)));
  });
  return chosen;
};
