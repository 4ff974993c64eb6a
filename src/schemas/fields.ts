import { z } from 'zod';
import { shorten } from '../errors/refusal.ts';
import { didYouMean } from '../errors/suggest.ts';
import { guarded } from './guard.ts';

/** The issue text of an unknown field: the nearest known name, or all of them. */
const unknownField = (keys: readonly string[], known: readonly string[]): string => {
  const [first = ''] = keys;
  const accepted = known.length ? `; accepted: ${known.join(', ')}` : '; no fields are accepted';
  return `unknown field '${shorten(first)}'${didYouMean(first, known) || accepted}`;
};

/** The input of an endpoint: these fields and no others. An unknown one is refused with the nearest known name. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  guarded(
    z.strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? unknownField(issue.keys as string[], Object.keys(shape)) : undefined,
    }),
  );

/**
 * The input of an endpoint that takes a stored body whole: fields in `known` that it does not use are named in `unused` of what the
 * handler receives, and any other unknown field is refused.
 */
export const sharedFields = <Shape extends z.ZodRawShape>(shape: Shape, known: readonly string[]) => {
  const own = Object.keys(shape);
  const unusedIn = (value: object): readonly string[] =>
    Object.keys(value).filter((name) => !Object.hasOwn(shape, name));
  const schema = z
    .looseObject(shape)
    .check((context) => {
      const unknown = unusedIn(context.value).find((name) => !known.includes(name));
      if (unknown !== undefined)
        context.issues.push({ code: 'custom', input: context.value, message: unknownField([unknown], own) });
    })
    .overwrite((value) => {
      const unused = unusedIn(value);
      if (unused.length === 0) return value;
      return {
        ...Object.fromEntries(Object.entries(value).filter(([name]) => !unused.includes(name))),
        unused,
      } as unknown as typeof value;
    });
  return guarded(schema) as unknown as z.ZodObject<Shape> &
    z.ZodType<z.output<z.ZodObject<Shape>> & { readonly unused?: readonly string[] }, z.input<z.ZodObject<Shape>>>;
};

/** What a handler makes of its input, with the fields that were not used. */
export const namingUnused = async <Input extends { readonly unused?: readonly string[] }, Answer>(
  { unused, ...input }: Input,
  answer: (input: Omit<Input, 'unused'>) => Answer | Promise<Answer>,
) => ({ ...(await answer(input)), ...(unused === undefined ? {} : { unused: [...unused] }) });

/** The input of an endpoint that overlooks fields it does not know (stored reports and lists of colours). */
export const openFields = <Shape extends z.ZodRawShape>(shape: Shape) => guarded(z.object(shape));
