import type { Bound } from './bound.ts';

/** What a filter may be given. */
export type FilterValue = string | number | boolean;

/** A filter by one of some words; `preset` is what leaving it out means, a word that lets every row through. */
export interface WordFilter<Field extends string, Word extends string> {
  readonly kind: 'word';
  readonly words: readonly Word[];
  readonly preset?: Word;
  readonly says?: string;
  readonly bound: (value: FilterValue) => Bound<Field> | undefined;
}

/** Numbers that a filter accepts. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

/** A filter by a number. */
export interface NumberFilter<Field extends string> {
  readonly kind: 'number';
  readonly range: Range;
  readonly says?: string;
  readonly bound: (value: FilterValue) => Bound<Field>;
}

/** A filter by a colour. No column holds what it asks: the collection tests its records themselves. */
export interface ColorFilter {
  readonly kind: 'color';
  readonly says: string;
  readonly bound: () => undefined;
}

/** A filter by a word of a vocabulary that is too long to be listed whole, tested like a colour. */
export interface TermFilter {
  readonly kind: 'term';
  /** One word for each meaning: what documents list. */
  readonly listed: readonly string[];
  /** Every word that is accepted, in lower case. */
  readonly accepted: readonly string[];
  readonly says: string;
  readonly bound: () => undefined;
}

/** How far another filter reaches, which has to be given too. */
export interface ReachFilter {
  readonly kind: 'number';
  readonly range: Range;
  /** Name of that filter. */
  readonly of: string;
  readonly says: string;
  readonly bound: () => undefined;
}

/** A filter by yes or no. */
export interface FlagFilter<Field extends string> {
  readonly kind: 'flag';
  readonly says?: string;
  readonly bound: (value: FilterValue) => Bound<Field>;
}

/** A filter of a collection: what it accepts, what it means, and which rows of which column it lets through. */
export type Filter<Field extends string = string> =
  | WordFilter<Field, string>
  | NumberFilter<Field>
  | FlagFilter<Field>
  | ColorFilter
  | TermFilter
  | ReachFilter;

/** The filters of a collection by the names under which they come from outside. */
export type Filters<Field extends string = string> = Readonly<Record<string, Filter<Field>>>;

/** What a filter may be given, as a type. */
export type ValueOf<One extends Filter> = One extends { readonly words: readonly (infer Word)[] }
  ? Word
  : One extends { readonly kind: 'number' }
    ? number
    : One extends { readonly kind: 'color' | 'term' }
      ? string
      : boolean;

/** Shares and lightnesses. */
export const UNIT: Range = { min: 0, max: 1 };
/** WCAG 2.x contrast ratios. */
export const RATIO: Range = { min: 1, max: 21 };
export const DEGREES: Range = { min: 0, max: 360 };
export const integerFilter = (min: number, max: number): Range => ({ min, max, whole: true });

const BELOW = Number.NEGATIVE_INFINITY;
const ABOVE = Number.POSITIVE_INFINITY;
/** Measures are whole ten-thousandths: the greatest one below a step is this much less. */
const LAST_PLACE = 1e-4;

/** The place of a value among the words, -1 where it is none. */
const placeOf = (words: readonly FilterValue[], value: FilterValue): number => words.indexOf(value);

const said = (says: string | undefined) => (says === undefined ? {} : { says });

/** Rows whose column holds the number of the word in its table. `numberOf` gives it where words share a number. */
export const oneOf = <Field extends string, Word extends string>(
  field: Field,
  words: readonly Word[],
  says?: string,
  numberOf: (place: number) => number = (place) => place,
): WordFilter<Field, Word> => ({
  kind: 'word',
  words,
  ...said(says),
  bound: (value) => {
    const place = placeOf(words, value);
    return place < 0 ? undefined : { field, from: numberOf(place), to: numberOf(place) };
  },
});

/** A step of a scale: reached from `least` on. */
export interface Step<Id extends string = string> {
  readonly id: Id;
  readonly least: number;
}

/** Rows whose measure reaches this step of a scale and not the one above it; steps come from the highest down. */
export const stepOf = <Field extends string, Id extends string>(
  field: Field,
  steps: readonly Step<Id>[],
  says?: string,
): WordFilter<Field, Id> => ({
  kind: 'word',
  words: steps.map(({ id }) => id),
  ...said(says),
  bound: (value) => {
    const place = steps.findIndex(({ id }) => id === value);
    const above = steps[place - 1];
    return place < 0 ? undefined : { field, from: steps[place]!.least, to: above ? above.least - LAST_PLACE : ABOVE };
  },
});

/** The same filter with the word `any`, which lets every row through and is meant where nothing is said. */
export const orAny = <Field extends string, Word extends string>(
  filter: WordFilter<Field, Word>,
): WordFilter<Field, Word | 'any'> => ({ ...filter, words: [...filter.words, 'any'], preset: 'any' });

/** Rows that have a tag: bit k of the column stands for tag k. */
export const hasTag = <Field extends string, Tag extends string>(
  field: Field,
  tags: readonly Tag[],
  says?: string,
): WordFilter<Field, Tag> => ({
  kind: 'word',
  words: tags,
  ...said(says),
  bound: (value) => {
    const bit = placeOf(tags, value);
    return bit < 0 ? undefined : { field, bit, from: 1, to: 1 };
  },
});

const byNumber =
  (span: (value: number) => Omit<Bound, 'field'>) =>
  <Field extends string>(field: Field, range: Range, says?: string): NumberFilter<Field> => ({
    kind: 'number',
    range,
    ...said(says),
    bound: (value) => ({ field, ...span(Number(value)) }),
  });

export const atLeast = byNumber((from) => ({ from, to: ABOVE }));
export const atMost = byNumber((to) => ({ from: BELOW, to }));
export const exactly = byNumber((value) => ({ from: value, to: value }));
/** The two ends of an arc of degrees, which may run over 0; one left out is 0 or 360. */
export const arcFrom = byNumber((from) => ({ from, to: DEGREES.max, round: true }));
export const arcTo = byNumber((to) => ({ from: DEGREES.min, to, round: true }));

/** Rows whose column holds 1, or 0 for no. */
export const flag = <Field extends string>(field: Field, says?: string): FlagFilter<Field> => ({
  kind: 'flag',
  ...said(says),
  bound: (value) => ({ field, from: value ? 1 : 0, to: value ? 1 : 0 }),
});

/** Rows whose measure is at least this; for no, those whose measure is less. */
export const reachesBound = <Field extends string>(field: Field, least: number, says?: string): FlagFilter<Field> => ({
  kind: 'flag',
  ...said(says),
  bound: (value) => ({ field, from: value ? least : BELOW, to: value ? ABOVE : least - LAST_PLACE }),
});

const byContent = () => undefined;

/** Rows that a collection itself tests against a colour. */
export const nearColor = (says: string): ColorFilter => ({ kind: 'color', says, bound: byContent });
/** How far from that colour. */
export const reachOf = (of: string, range: Range, says: string): ReachFilter => ({
  kind: 'number',
  range,
  of,
  says,
  bound: byContent,
});
/** Rows that a collection itself tests against what a word stands for. */
export const meaning = ({ listed, accepted }: Pick<TermFilter, 'listed' | 'accepted'>, says: string): TermFilter => ({
  kind: 'term',
  listed,
  accepted,
  says,
  bound: byContent,
});
