import type { z } from 'zod';
import type { Endpoint, FilePart } from '../endpoint.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { RestOperation } from '../operations.ts';
import { mediaTypesOf, PICTURE_PARAMETERS } from '../picture.ts';
import { definitionOf } from '../procedure.ts';
import { EVENT_STREAM } from '../streams.ts';
import type { Example } from './examples.ts';
import { headerReferences, text } from './headers.ts';
import { eventData } from './messages.ts';
import { jsonAnswerOf, type Outlined, type Parameter } from './outline.ts';

type SchemaOf = (name: string) => JsonSchema;

const JSON_TYPE = 'application/json';

/** An object schema whose fields can be distinguished. */
interface Fields extends JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

const schemaOfBody = (body: Outlined['requestBody']): Fields => (body?.content?.[JSON_TYPE]?.schema ?? {}) as Fields;

/** A file that is JSON is an object to those who read it. */
const inJson = (schema: JsonSchema): JsonSchema =>
  schema.format === 'binary' ? { type: 'object', description: 'The file' } : schema;

/** The answer in JSON of an operation whose file may be JSON, too. */
const orFile = (schema: JsonSchema): JsonSchema => ({
  anyOf: [schema, { type: 'object', description: 'The file as JSON, if that is its format' }],
});

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
      // A file in JSON.
      if (type.endsWith('+json')) return [type, { schema: { type: 'object' } }];
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
          'Up to 200 characters of your choice, kept for 24 hours: a repeated request with the same key creates nothing and returns the same response, without a secret; a different body is rejected.',
          200,
        ),
      ]
    : []),
  ...(constant
    ? [
        headerParameter(
          'If-None-Match',
          'ETag of an earlier response; returns 304 without a body if it is still current.',
          200,
        ),
      ]
    : []),
  ...(events && Object.values(events).some(({ resumes }) => resumes)
    ? [headerParameter('Last-Event-ID', 'Id of the last event received; the stream continues after it.', 100)]
    : []),
];

/** Fields of a body that travel in the query string, as parameters. */
const queryOf = ({ endpoint: { query = [] } }: RestOperation, { requestBody }: Outlined): Parameter[] => {
  const { properties = {}, required = [] } = schemaOfBody(requestBody);
  return query.map((name) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: properties[name]!,
  }));
};

/** Path, query and header parameters, with the example's values. */
export const parametersOf = (operation: RestOperation, outlined: Outlined): object[] => {
  const { endpoint } = operation;
  const pictureParameters = endpoint.picture
    ? Object.entries(PICTURE_PARAMETERS).map(([name, known]) => ({ name, in: 'query', required: false, ...known }))
    : [];
  const fields = (definitionOf(operation.procedure).inputs[0] as z.ZodObject | undefined)?.shape ?? {};
  const own = [...(outlined.parameters ?? []), ...queryOf(operation, outlined)].map((parameter) => {
    const { name, required = false } = parameter;
    const { description: inner, ...schema } = parameter.schema;
    // trpc-to-openapi drops what is said of an optional field as a whole.
    const { description = inner } = fields[name] as z.ZodType;
    return {
      ...parameter,
      required,
      ...(description === undefined ? {} : { description }),
      schema: schema.allOf?.length === 1 && Object.keys(schema).length === 1 ? schema.allOf[0]! : schema,
      ...(name in endpoint.example ? { example: endpoint.example[name] } : {}),
    };
  });
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

/** Whether the input of an operation refuses fields that it does not know; trpc-to-openapi forgets it where fields are judged together. */
const isClosed = ({ procedure }: RestOperation): boolean =>
  (definitionOf(procedure).inputs[0] as z.ZodObject | undefined)?._zod.def.catchall?._zod.def.type === 'never';

/** The body of a POST without the fields that travel in the query. */
export const bodyOf = (operation: RestOperation, { requestBody }: Outlined): object | undefined => {
  const { endpoint } = operation;
  if (endpoint.forms) return oneOfForms(endpoint.forms);
  if (!requestBody) return undefined;
  const { query = [], file, example } = endpoint;
  const { required = [], ...rest } = schemaOfBody(requestBody);
  const properties = rest.properties ?? {};
  const needed = required.filter((name) => !query.includes(name));
  const schema = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !query.includes(name))),
    ...(needed.length ? { required: needed } : {}),
    ...(isClosed(operation) ? { additionalProperties: false } : {}),
  };
  return {
    required: needed.length > 0,
    content: {
      [JSON_TYPE]: {
        schema,
        example: Object.fromEntries(
          Object.entries(example).filter(([name]) => name in schema.properties || !(name in properties)),
        ),
      },
      ...(file ? { 'multipart/form-data': formOf(file, schema) } : {}),
    },
  };
};

/** The answer of an operation that is not refused. */
export const successOf = (
  { name, endpoint }: RestOperation,
  outlined: Outlined,
  messageOf: SchemaOf,
  example: Example,
): object => ({
  description: outlined.responses['200']!.description,
  headers: {
    ...headerReferences(),
    ...(endpoint.constant ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
    ...Object.fromEntries(
      Object.entries(endpoint.headers ?? {}).map(([header, description]) => [header, text(description)]),
    ),
  },
  content: contentOf(
    mediaTypesOf(endpoint),
    endpoint.jsonFile ? orFile(jsonAnswerOf(outlined)) : jsonAnswerOf(outlined),
    example,
    {
      data: eventData(name, endpoint, messageOf),
      events: endpoint.events,
    },
  ),
});
