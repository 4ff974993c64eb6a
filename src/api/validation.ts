import { type ZodError, z } from 'zod';
import { quote, shorten } from '../errors/refusal.ts';
import { notAmong, type Vocabulary, withVocabulary } from '../errors/vocabulary.ts';

type RawIssue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];

const TYPE_NAMES: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  string: 'a string',
  object: 'an object',
  record: 'an object',
  tuple: 'a list',
};

const UNITS: Readonly<Record<string, string>> = { array: 'item', string: 'character' };

/** `at least 1 item`, `exactly 3 items`; undefined for what has no length. */
const lengthOf = (
  bound: string,
  { origin, exact }: { origin: string; exact?: boolean | undefined },
  n: number | bigint,
) => {
  const unit = UNITS[origin];
  return unit && `must have ${exact ? 'exactly' : bound} ${n} ${unit}${Number(n) === 1 ? '' : 's'}`;
};

/** What is wrong with a value and what is accepted, in words that follow the field's name. */
const sentence = (issue: RawIssue): string | undefined => {
  const found = quote(issue.input);
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = TYPE_NAMES[issue.expected] ?? issue.expected;
      return issue.input === undefined ? `is required (${wanted})` : `must be ${wanted}, got ${found}`;
    }
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'must not be empty';
      return (
        lengthOf('at least', issue, issue.minimum) ??
        `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}, got ${found}`
      );
    case 'too_big':
      return (
        lengthOf('at most', issue, issue.maximum) ??
        `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}, got ${found}`
      );
    case 'invalid_value':
      withVocabulary(issue, issue.input, issue.values);
      return notAmong(issue.input, issue.values);
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : `${found} does not match any of the accepted forms`;
    default:
      return undefined;
  }
};

// The words of every refusal, whichever surface the input came by.
z.config({ customError: sentence });

const name = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    const member = shorten(String(part));
    return text ? `${text}.${member}` : member;
  }, '');

const MOST_SHOWN = 3;

/**
 * Of a value that may have several forms: the issues of the one form it has the type of, reported as if there were no
 * other. Where several could be meant, or none, the issue stays as it is.
 */
const unfolded = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.filter(
    (form) => !form.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  if (meant.length !== 1) return [issue];
  return meant[0]!.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }));
};

/** What the details of a refusal hold besides its field: the accepted names, or `params.details` of a custom issue. */
const detailsOf = (
  issue: (z.core.$ZodIssue & { readonly vocabulary?: Vocabulary }) | undefined,
): Readonly<Record<string, unknown>> =>
  issue?.code === 'custom' ? { ...(issue.params?.details as object | undefined) } : { ...issue?.vocabulary };

/** The first problems of a refused input in words, and what the error says in particular about the first of them. */
export const describeIssues = (
  error: ZodError,
): { message: string; details: { field: string } & Readonly<Record<string, unknown>> } => {
  const issues = error.issues.slice(0, MOST_SHOWN).flatMap(unfolded);
  const found = issues.slice(0, MOST_SHOWN).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return { field: name(path) || 'body', message: issue.message };
  });
  // What else is wrong with a field mostly follows from the first.
  const problems = found.filter(({ field }, i) => found.findIndex((one) => one.field === field) === i);
  return {
    message: problems.map(({ field, message }) => `${field}: ${message}`).join('; '),
    details: { field: problems[0]?.field ?? 'body', ...detailsOf(issues[0]) },
  };
};
