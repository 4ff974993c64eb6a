import type { Endpoint, FilePart } from '../endpoint.ts';
import type { JsonSchema } from '../input-schema.ts';
import type { RestOperation } from '../operations.ts';
import { PICTURE_ANSWERS, PICTURE_PARAMETERS } from '../picture.ts';
import { EVENT_STREAM } from '../stream.ts';
import type { Example } from './examples.ts';
import { headerReferences, text } from './headers.ts';
import { eventData } from './messages.ts';

type SchemaOf = (name: string) => JsonSchema;

const JSON_TYPE = 'application/json';

/** A file that is JSON is an object to those who read it. */
const inJson = (schema: JsonSchema): JsonSchema =>
  schema.format === 'binary' ? { type: 'object', description: 'The file' } : schema;

/** The beginning of an answer that is text. */
const shownText = (answer: unknown): object => (typeof answer === 'string' ? { example: answer } : {});

/** The beginning of a file, in base64. */
const shownBytes = (answer: unknown): object =>
  typeof answer === 'string'
    ? { examples: { beginning: { summary: 'Its first 33 bytes, in base64', value: answer } } }
    : {};

/** The data of events as a stream sent them, by event. */
const shownEvents = (answer: unknown, events: NonNullable<Endpoint['events']>): object =>
  answer === undefined
    ? {}
    : {
        examples: Object.fromEntries(
          Object.entries(answer as object).map(([event, value]) => [event, { summary: events[event]?.says, value }]),
        ),
      };

/** An answer in each of its media types: JSON, the data of a stream's events, or bytes and texts. */
const contentOf = (
  types: readonly string[],
  schema: JsonSchema,
  { answer }: Example,
  { data, events }: { data: JsonSchema | undefined; events: Endpoint['events'] },
): Record<string, object> =>
  Object.fromEntries(
    types.map((type): [string, object] => {
      if (type === JSON_TYPE)
        return [type, { schema: inJson(schema), ...(answer === undefined ? {} : { example: answer }) }];
      if (type === EVENT_STREAM && data && events) return [type, { schema: data, ...shownEvents(answer, events) }];
      if (!type.startsWith('text/'))
        return [
          type,
          { schema: { type: 'string', format: 'binary' }, ...(types.length === 1 ? shownBytes(answer) : {}) },
        ];
      return [type, { schema: { type: 'string' }, ...shownText(answer) }];
    }),
  );

const headerParameter = (name: string, description: string, most: number) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', minLength: 1, maxLength: most },
});

/** Headers that an operation takes. */
const headerParametersOf = ({ endpoint: { repeatable, constant, events } }: RestOperation): object[] => [
  ...(repeatable
    ? [
        headerParameter(
          'Idempotency-Key',
          'Up to 200 characters of your choice, kept for 24 hours: the same call with the same key creates nothing twice and is answered alike, though without a secret; with another body it is refused.',
          200,
        ),
      ]
    : []),
  ...(constant
    ? [headerParameter('If-None-Match', 'ETag of an earlier answer: 304 without a body if it still holds.', 200)]
    : []),
  ...(events && Object.values(events).some(({ resumes }) => resumes)
    ? [headerParameter('Last-Event-ID', 'Id of the last event received: the stream goes on after it.', 100)]
    : []),
];

/** Path, query and header parameters, with the example's values. */
export const parametersOf = (operation: RestOperation, input: JsonSchema): object[] => {
  const { endpoint, route } = operation;
  const properties = (input.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = new Set(input.required as string[] | undefined);
  const pictureParameters = endpoint.picture
    ? Object.entries(PICTURE_PARAMETERS).map(([name, known]) => ({ name, in: 'query', required: false, ...known }))
    : [];
  const own = Object.entries(properties)
    .map(([name, schema]) => ({ name, schema, inPath: route.path.includes(`{${name}}`) }))
    .filter(({ name, inPath }) => inPath || route.method !== 'POST' || endpoint.query?.includes(name))
    .map(({ name, schema: { description, ...schema }, inPath }) => ({
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.has(name),
      ...(description === undefined ? {} : { description }),
      schema,
      ...(name in endpoint.example ? { example: endpoint.example[name] } : {}),
    }));
  return [...own, ...pictureParameters, ...headerParametersOf(operation)];
};

/** The same fields as a form, one of them a file. */
const formOf = ({ field, mediaType }: FilePart, schema: JsonSchema) => ({
  schema: {
    ...schema,
    properties: {
      ...(schema.properties as Record<string, JsonSchema>),
      [field]: { type: 'string', format: 'binary', description: `The file (${mediaType})` },
    },
  },
  encoding: { [field]: { contentType: mediaType } },
});

/** The name that one form of a body has among the components: `palette-batch` is `PaletteBatchParameters`. */
export const formName = (value: string): string =>
  `${value
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')}Parameters`;

/** A body in one of several forms, by a path parameter. Some bodies fit more than one form: the parameter decides. */
const oneOfForms = (forms: NonNullable<Endpoint['forms']>) => ({
  required: true,
  content: {
    [JSON_TYPE]: {
      schema: { anyOf: Object.keys(forms).map((value) => ({ $ref: `#/components/schemas/${formName(value)}` })) },
      examples: Object.fromEntries(
        Object.entries(forms).map(([value, { summary, example }]) => [value, { summary, value: example }]),
      ),
    },
  },
});

/** The body of a POST without the fields that travel in path or query. */
export const bodyOf = ({ endpoint, route }: RestOperation, input: JsonSchema): object | undefined => {
  if (route.method !== 'POST') return undefined;
  if (endpoint.forms) return oneOfForms(endpoint.forms);
  const outside = (name: string): boolean =>
    route.path.includes(`{${name}}`) || (endpoint.query?.includes(name) ?? false);
  const pick = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !outside(name)));
  const required = (input.required as string[] | undefined)?.filter((name) => !outside(name)) ?? [];
  const { required: _, ...rest } = input;
  const schema = {
    ...rest,
    properties: pick(input.properties as Record<string, JsonSchema>),
    ...(required.length ? { required } : {}),
  };
  return {
    required: required.length > 0,
    content: {
      [JSON_TYPE]: { schema, example: pick(endpoint.example) },
      ...(endpoint.file ? { 'multipart/form-data': formOf(endpoint.file, schema) } : {}),
    },
  };
};

/** The answer of an operation that is not refused. */
export const successOf = ({ name, endpoint }: RestOperation, schemaOf: SchemaOf, example: Example): object => ({
  description: endpoint.summary,
  headers: {
    ...headerReferences(),
    ...(endpoint.constant ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
    ...Object.fromEntries(
      Object.entries(endpoint.headers ?? {}).map(([header, description]) => [header, text(description)]),
    ),
  },
  content: contentOf(endpoint.picture ? PICTURE_ANSWERS : (endpoint.produces ?? [JSON_TYPE]), schemaOf(name), example, {
    data: eventData(name, endpoint, schemaOf),
    events: endpoint.events,
  }),
});
