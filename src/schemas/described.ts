import { z } from 'zod';

/** What answers are made of: each part takes the sentence that the documents print beside it. */
const described =
  <Type extends z.ZodType>(type: Type) =>
  (sentence: string): Type =>
    type.describe(sentence);

export const stringField = described(z.string());
export const textOrNull = described(z.string().nullable());
export const stringListField = described(z.array(z.string()));
export const textsOrNull = described(z.array(z.string()).nullable());
export const numberField = described(z.number());
export const numberOrNull = described(z.number().nullable());
export const numbers = described(z.array(z.number()));
export const numbersOrNull = described(z.array(z.number()).nullable());
export const integer = described(z.int());
export const integerOrNull = described(z.int().nullable());
export const booleanField = described(z.boolean());
export const flagOrNull = described(z.boolean().nullable());

/** A list of parts that are described themselves. */
export const listOf = <Item extends z.ZodType>(sentence: string, item: Item) => z.array(item).describe(sentence);

/** An object with the name that the documents give its type. */
export const object = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z.object(shape).meta({ id, description });

/** Metadata that surfaces read and no document shows. */
export const marked = <Marks extends Readonly<Record<string, unknown>>>(marks: Marks) => ({
  ...marks,
  override: ({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void => {
    for (const name of Object.keys(marks)) delete jsonSchema[name];
  },
});

/** Metadata of a schema that documents show as another one, which has an id: `schema.meta(shownAs(Other))`. */
export const shownAs = (sameAs: z.ZodType) => ({
  sameAs,
  override: ({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void => {
    for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
    jsonSchema.$ref = `#/components/schemas/${z.globalRegistry.get(sameAs)?.id}`;
  },
});
