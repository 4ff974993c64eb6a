import { WCAG } from '../../color/luminance.ts';

/** Levels of contrast by their names, with the ratio that each requires. */
export const LEVELS = { AA: WCAG.aa, AAA: WCAG.aaa, 'AA-large': WCAG.large } as const;
export type LevelName = keyof typeof LEVELS;

/** A pair that a file names. */
export interface NamedPair {
  readonly text: string;
  readonly background: string;
  /** Ratio; undefined for that of the level. */
  readonly ratio: number | undefined;
}

/** What a file of pairs says. */
export interface PairsFile {
  readonly pairs: readonly NamedPair[];
  /** Names of colours that must be distinguishable. */
  readonly distinct: readonly (readonly string[])[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LEVEL_FORMS = 'AA, AAA, AA-large, UI (3:1), or a ratio from 1 to 21';

const ratioOf = (level: unknown): number | undefined | { why: string } => {
  if (level === undefined) return undefined;
  if (typeof level === 'number' && level >= 1 && level <= 21) return level;
  if (level === 'UI') return WCAG.large;
  if (typeof level === 'string' && Object.hasOwn(LEVELS, level)) return LEVELS[level as LevelName];
  return { why: `level must be ${LEVEL_FORMS}, got ${JSON.stringify(level)?.slice(0, 60)}` };
};

const pairOf = (value: unknown, at: number): NamedPair | { why: string } => {
  if (!isRecord(value) || typeof value.text !== 'string' || typeof value.background !== 'string')
    return { why: `pairs[${at}] must be an object with the names text and background` };
  const ratio = ratioOf(value.level);
  return typeof ratio === 'object'
    ? { why: `pairs[${at}].${ratio.why}` }
    : { text: value.text, background: value.background, ratio };
};

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 1 && value.every((name) => typeof name === 'string');

/** Reads `{ pairs: [{ text, background, level }], distinct: [[name, name]] }`, or the list of pairs alone. Never throws. */
export const readPairs = (value: unknown): PairsFile | { why: string } => {
  const whole = Array.isArray(value) ? { pairs: value } : value;
  if (!isRecord(whole)) return { why: 'must be a list of pairs, or an object with pairs and distinct' };
  const { pairs = [], distinct = [], ...more } = whole;
  const [unknown] = Object.keys(more);
  if (unknown !== undefined)
    return { why: `has an unknown field ${JSON.stringify(unknown)}: pairs and distinct are known` };
  if (!Array.isArray(pairs)) return { why: 'pairs must be a list' };
  if (!Array.isArray(distinct) || !distinct.every(isNames))
    return { why: 'distinct must be a list of lists of two names or more' };
  const read = pairs.map(pairOf);
  const wrong = read.find((one) => 'why' in one);
  return wrong && 'why' in wrong ? wrong : { pairs: read as NamedPair[], distinct };
};
