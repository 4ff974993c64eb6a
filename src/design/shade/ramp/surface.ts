import PUBLISHED from './tailwind.json' with { type: 'json' };

/** OKLCH lightness 0..1, chroma and hue in degrees of the steps 50 to 950, by name of the family. */
export interface Families {
  readonly chromatic: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly neutral: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** A family of a hue, step by step: lightness, chroma, and degrees by which the hue has turned since the 500. */
export interface Slice {
  readonly l: readonly number[];
  readonly c: readonly number[];
  readonly turn: readonly number[];
}

/** Families of every hue: as vivid as they are published, and the greys, whose `c` is a share of the 500's. */
export interface Surface {
  readonly vivid: (hue: number) => Slice;
  readonly neutral: (hue: number) => Slice;
}

const STEPS = 11;
/** The step whose hue a family is known by: 500. */
export const MIDDLE = 5;

/** From -180 to 180 degrees. */
export const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

interface Row {
  readonly hue: number;
  readonly slice: Slice;
}

const rowOf = (steps: readonly (readonly number[])[]): Row => {
  const middle = steps[MIDDLE]!;
  return {
    hue: middle[2]!,
    slice: {
      l: steps.map(([l]) => l!),
      c: steps.map(([, c]) => c!),
      turn: steps.map(([, c, h]) => (c! > 0 ? turned(h! - middle[2]!) : 0)),
    },
  };
};

/** The widths of the kernels in degrees, and what holds the slope small. */
const [LEAST_WIDTH, REACH, THIRD] = [10, 0.4, 2];
const RIDGE = 0.15;
const [NEUTRAL_WIDTH, NEUTRAL_FLOOR, NEUTRAL_TURN] = [50, 0.02, 12];

export const bell = (distance: number, width: number): number => Math.exp(-0.5 * (distance / width) ** 2);

/** The weight that each row has at a hue in a regression that is linear around it: local, Gaussian, the slope held small. */
const localWeights = (rows: readonly Row[], hue: number): number[] => {
  const away = rows.map((row) => turned(row.hue - hue));
  const third = away.map(Math.abs).sort((x, y) => x - y)[THIRD]!;
  const width = Math.max(LEAST_WIDTH, REACH * third);
  const bells = away.map((x) => bell(x, width));
  const total = bells.reduce((sum, w) => sum + w, 0);
  const mean = bells.reduce((sum, w, i) => sum + w * away[i]!, 0) / total;
  const variance = bells.reduce((sum, w, i) => sum + w * (away[i]! - mean) ** 2, 0) / total;
  const slope = variance > 0 ? -mean / (variance * (1 + RIDGE)) : 0;
  return bells.map((w, i) => (w / total) * (1 + slope * (away[i]! - mean)));
};

const weighed = (rows: readonly Row[], weights: readonly number[], values: (slice: Slice) => readonly number[]) =>
  Array.from({ length: STEPS }, (_, step) =>
    rows.reduce((sum, { slice }, i) => sum + weights[i]! * values(slice)[step]!, 0),
  );

const vividAt = (rows: readonly Row[], hue: number): Slice => {
  const weights = localWeights(rows, hue);
  return {
    l: weighed(rows, weights, ({ l }) => l),
    c: weighed(rows, weights, ({ c }) => c),
    turn: weighed(rows, weights, ({ turn }) => turn),
  };
};

const neutralAt = (rows: readonly Row[], hue: number): Slice => {
  const weightsOf = (of: readonly Row[], floor: number): number[] => {
    const bells = of.map((row) => floor + bell(turned(row.hue - hue), NEUTRAL_WIDTH));
    const total = bells.reduce((sum, w) => sum + w, 0);
    return bells.map((w) => w / total);
  };
  // A grey without chroma has a lightness, but neither a share nor a hue.
  const tinted = rows.filter(({ slice }) => slice.c[MIDDLE]! > 0);
  const weights = weightsOf(tinted, NEUTRAL_FLOOR);
  const cut = (degrees: number): number => Math.min(NEUTRAL_TURN, Math.max(-NEUTRAL_TURN, degrees));
  return {
    l: weighed(rows, weightsOf(rows, NEUTRAL_FLOOR), ({ l }) => l),
    c: weighed(tinted, weights, ({ c }) => c.map((value) => value / c[MIDDLE]!)),
    turn: weighed(tinted, weights, ({ turn }) => turn.map(cut)),
  };
};

/** A function of the hue as a table by degree, made where it is asked for, and straight between two degrees. */
const byDegree = (at: (hue: number) => Slice): ((hue: number) => Slice) => {
  const table: Slice[] = [];
  const entry = (degree: number): Slice => {
    const i = ((degree % 360) + 360) % 360;
    table[i] ??= at(i);
    return table[i];
  };
  return (hue) => {
    const degree = Math.floor(hue);
    const [below, above, t] = [entry(degree), entry(degree + 1), hue - degree];
    const mixed = (property: keyof Slice) =>
      below[property].map((value, i) => value + t * (above[property][i]! - value));
    return { l: mixed('l'), c: mixed('c'), turn: mixed('turn') };
  };
};

/** The surface through families: what a family of any hue would be. */
export const surfaceOf = ({ chromatic, neutral }: Families): Surface => {
  const [vivid, grey] = [Object.values(chromatic).map(rowOf), Object.values(neutral).map(rowOf)];
  return { vivid: byDegree((hue) => vividAt(vivid, hue)), neutral: byDegree((hue) => neutralAt(grey, hue)) };
};

/** The surface through the families of Tailwind CSS. */
export const TAILWIND: Surface = surfaceOf(PUBLISHED);
