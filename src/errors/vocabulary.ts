import { quote } from './refusal.ts';
import { didYouMean, nearMatches } from './suggest.ts';

/** Accepted names that a refusal lists; of a longer vocabulary it lists the first, with how many there are. */
export const MOST_ACCEPTED = 64;

/** What a refusal of an unknown name says of the names there are. */
export type Vocabulary = {
  readonly accepted: readonly unknown[];
  /** How many names are accepted; only where `accepted` does not list them all. */
  readonly accepted_count?: number;
  /** Accepted names that are like the one that was sent, best first; empty if none is. */
  readonly near: readonly unknown[];
};

const likeNames = (given: unknown, known: readonly unknown[]): readonly unknown[] => {
  if (typeof given === 'number') return known.filter((one) => one === String(given));
  if (typeof given !== 'string') return [];
  const texts = known.map(String);
  return nearMatches(given, texts).map((text) => known[texts.indexOf(text)]);
};

/** The names that are accepted in place of an unknown one. `near` is found by edit distance unless it is passed. */
export const vocabularyOf = (
  given: unknown,
  known: readonly unknown[],
  near: readonly unknown[] = likeNames(given, known),
): Vocabulary => ({
  accepted: known.slice(0, MOST_ACCEPTED),
  ...(known.length > MOST_ACCEPTED ? { accepted_count: known.length } : {}),
  near,
});

/** Details of the refusal of an unknown name: the field that has it, and the vocabulary. */
export const unknownName = (
  field: string,
  given: unknown,
  known: readonly unknown[],
  near?: readonly unknown[],
): { readonly field: string } & Vocabulary => ({ field, ...vocabularyOf(given, known, near) });

/** Attaches a vocabulary to an issue of a schema while its message is made: it becomes part of the details of the refusal. */
export const withVocabulary = (issue: object, given: unknown, known: readonly unknown[]): void => {
  Object.assign(issue, { vocabulary: vocabularyOf(given, known) });
};

/** `76, 94 or 2000`. */
const either = (values: readonly string[]): string =>
  values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** Of a value that is none of a list: what is accepted, and what it may have meant. */
export const notAmong = (input: unknown, accepted: readonly unknown[]): string => {
  const values = accepted.map(String);
  if (input === undefined) return `is required; accepted: ${values.join(', ')}`;
  const found = quote(input);
  if (typeof input === 'string') {
    // The right digits in quotation marks: naming them again would not help.
    if (accepted.every((value) => typeof value === 'number'))
      return `must be a number (${either(values)}), got ${found}`;
    return `${found} is not accepted; accepted: ${values.join(', ')}${didYouMean(input, values)}`;
  }
  return `${found} is not accepted; accepted: ${values.join(', ')}`;
};
