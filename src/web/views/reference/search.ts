import { computed } from '@preact/signals';
import { answerOf, nameOf, type Operation, operations, resolved, type Schema } from './document.ts';
import { inputs } from './model.ts';

/** Names, values and words of a schema, down to the leaves. */
const wordsOf = (given: Schema, depth = 0): string[] => {
  // What is said of every colour would make each search for a notation find everything.
  if (depth > 6 || /^(Science)?Color$/.test(nameOf(given) ?? '')) return [];
  const { description = '', properties = {}, items, enum: values = [], oneOf = [], anyOf = [] } = resolved(given);
  return [
    description,
    ...values.map(String),
    ...Object.entries(properties).flatMap(([name, one]) => [name, ...wordsOf(one, depth + 1)]),
    ...[...(items ? [items] : []), ...oneOf, ...anyOf].flatMap((one) => wordsOf(one, depth + 1)),
  ];
};

/** What is searched, the strongest first: where a word is found decides the order. */
const fieldsOf = (operation: Operation): readonly string[] => {
  const { procedure, method, path, summary, description = '', parameters, body, example } = operation;
  const answer = answerOf(operation)?.schema;
  return [
    `${procedure} ${method} ${path}`,
    summary,
    [...parameters.flatMap(({ name, enum: values = [] }) => [name, ...values]), JSON.stringify(example.input)].join(
      ' ',
    ),
    [description, ...parameters.map((one) => one.description ?? ''), ...(body ? wordsOf(body) : [])].join(' '),
    answer ? wordsOf(answer).join(' ') : '',
  ].map((text) => text.toLowerCase());
};

const index = computed(() => operations.value.map((operation) => ({ operation, fields: fieldsOf(operation) })));

const WHERE = ['name', 'words', 'members', 'description', 'answer'] as const;

export interface Found {
  readonly operation: Operation;
  /** Where the weakest of the words was found; empty where nothing is searched. */
  readonly where: (typeof WHERE)[number] | '';
}

/** Operations that hold every word that is searched, those first that hold it in their name. */
export const found = computed((): readonly Found[] => {
  const words = inputs.get('q').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return operations.value.map((operation) => ({ operation, where: '' }));
  const ranked = index.value.flatMap(({ operation, fields }) => {
    const places = words.map((word) => fields.findIndex((text) => text.includes(word)));
    return places.includes(-1) ? [] : [{ operation, place: Math.max(...places) }];
  });
  return ranked
    .toSorted((a, b) => a.place - b.place)
    .map(({ operation, place }) => ({ operation, where: WHERE[place]! }));
});
