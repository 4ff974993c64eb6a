import { z } from 'zod';
import { shorten } from '../errors/refusal.ts';
import { didYouMean } from '../errors/suggest.ts';
import { withVocabulary } from '../errors/vocabulary.ts';
import { guarded } from './guard.ts';

/** The issue text of an unknown field: the nearest known name, or all of them. */
const unknownField = (keys: readonly string[], known: readonly string[]): string => {
  const [first = ''] = keys;
  const accepted = known.length ? `; accepted: ${known.join(', ')}` : '; no fields are accepted';
  return `unknown field '${shorten(first)}'${didYouMean(first, known) || accepted}`;
};

/** An object with these fields and no others. */
const closed = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const [keys, known] = [issue.keys as string[], Object.keys(shape)];
      withVocabulary(issue, keys[0], known);
      return unknownField(keys, known);
    },
  });

/** The input of an endpoint: these fields and no others. An unknown one is refused with the nearest known name. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => guarded(closed(shape));

/**
 * The same where fields depend on each other: `judge` refuses each that may not be as it is. Of a large input it is asked before
 * the members of lists are looked at.
 */
export const judgedFields = <Shape extends z.ZodRawShape>(
  shape: Shape,
  judge: (
    input: Readonly<Record<string, unknown>>,
    refuse: (path: readonly PropertyKey[], message: string) => void,
  ) => void,
) => {
  const issuesOf = (input: Readonly<Record<string, unknown>>) => {
    const issues: { code: 'custom'; path: PropertyKey[]; message: string }[] = [];
    judge(input, (path, message) => issues.push({ code: 'custom', path: [...path], message }));
    return issues;
  };
  const schema = closed(shape).superRefine((input, context) => {
    for (const issue of issuesOf(input as Readonly<Record<string, unknown>>)) context.addIssue(issue);
  });
  return guarded(schema, (input) => issuesOf(input).map((issue) => ({ ...issue, input, inst: schema })));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The input of an endpoint that takes a stored body whole: fields in `known` that it does not use are named in `unused` of what the
 * handler receives, and any other unknown field is refused.
 */
export const sharedFields = <Shape extends z.ZodRawShape>(shape: Shape, known: readonly string[]) => {
  const own = Object.keys(shape);
  const unusedIn = (value: object): readonly string[] =>
    Object.keys(value).filter((name) => !Object.hasOwn(shape, name));
  const refusal = (keys: string[], input: Record<string, unknown>): z.core.$ZodRawIssue => {
    const issue = { code: 'unrecognized_keys', keys, input, message: unknownField(keys, own) } as const;
    withVocabulary(issue, keys[0], own);
    return issue;
  };
  const onlyKnown: z.core.$ZodCheck<Record<string, unknown>> = {
    _zod: {
      // Asked beside any other fault, too.
      def: { check: 'custom', when: ({ value }: z.core.ParsePayload) => isObject(value) },
      onattach: [],
      check: ({ value, issues }: z.core.ParsePayload<Record<string, unknown>>) => {
        const unknown = unusedIn(value).filter((name) => !known.includes(name));
        if (unknown.length > 0) issues.push(refusal(unknown, value));
      },
    } as unknown as z.core.$ZodCheck<Record<string, unknown>>['_zod'],
  };
  const schema = guarded(
    z
      .looseObject(shape)
      .check(onlyKnown)
      .overwrite((value) => {
        const unused = unusedIn(value);
        if (unused.length === 0) return value;
        return {
          ...Object.fromEntries(Object.entries(value).filter(([name]) => !unused.includes(name))),
          unused,
        } as unknown as typeof value;
      }),
  );
  // An open object drops a member of this name before a check can see it.
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    const { value } = payload;
    if (isObject(value) && Object.hasOwn(value, '__proto__')) payload.issues.push(refusal(['__proto__'], value));
    return run(payload, context);
  };
  return schema as unknown as z.ZodObject<Shape> &
    z.ZodType<z.output<z.ZodObject<Shape>> & { readonly unused?: readonly string[] }, z.input<z.ZodObject<Shape>>>;
};

/** What a handler makes of its input, with the fields that were not used. */
export const namingUnused = async <Input extends { readonly unused?: readonly string[] }, Answer>(
  { unused, ...input }: Input,
  answer: (input: Omit<Input, 'unused'>) => Answer | Promise<Answer>,
) => ({ ...(await answer(input)), ...(unused === undefined ? {} : { unused: [...unused] }) });

/** The input of an endpoint that overlooks fields it does not know (stored reports and lists of colours). */
export const openFields = <Shape extends z.ZodRawShape>(shape: Shape) => guarded(z.object(shape));
