import type { AnyProcedure } from '@trpc/server';
import { stringify } from 'yaml';
import { z } from 'zod';
import { isFile } from '../../wire/file.ts';
import { GROUPS } from '../../wire/groups.ts';
import { type Endpoint, type FilePart, VERSION } from '../endpoint.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorStatus } from '../errors.ts';
import type { JsonSchema } from '../input-schema.ts';
import { groupOf, hasPath, type Operation, type RestOperation } from '../operations.ts';
import { PICTURE_ANSWERS, PICTURE_PARAMETERS } from '../picture.ts';
import { definitionOf } from '../procedure.ts';
import { HEADERS, headerReferences, REFUSAL_HEADERS, text } from './headers.ts';
import { type Schemas, schemasOf } from './schemas.ts';

/** The parts of an OpenAPI 3.0.3 document that are written here. */
interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: unknown[];
  requestBody?: { required: boolean; content: Record<string, { schema: unknown; example?: unknown }> };
  responses: Record<string, unknown>;
}
export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
    headers: Record<string, unknown>;
    responses: Record<string, unknown>;
  };
}

const SECURITY: Readonly<Record<Endpoint['access'], Record<string, string[]>[]>> = {
  public: [{}],
  key: [{ apiKey: [] }, { bearer: [] }],
  admin: [{ adminKey: [] }, { bearer: [] }],
};

const ERROR_TEXTS: Readonly<Record<ErrorStatus, string>> = {
  400: 'A field, a query parameter or the body is invalid; the message names it.',
  401: 'The key is missing or unknown.',
  403: 'The key is valid but has no access.',
  404: 'There is no such resource.',
  405: 'The method is not allowed for this path; Allow lists those that are.',
  429: 'The rate limit or the monthly quota has been reached; Retry-After says when to try again.',
  500: 'Server error; quote the request_id when reporting it.',
  502: 'The page could not be read.',
  503: 'A store or a worker is temporarily unavailable.',
};

/** Statuses that every endpoint of an access can fail with. */
const STATUSES: Readonly<Record<Endpoint['access'], readonly ErrorStatus[]>> = {
  public: [400, 429, 500, 503],
  key: [400, 401, 429, 500, 503],
  admin: [400, 401, 403, 500, 503],
};

const statusesOf = ({ endpoint: { access, fails = [] }, route: { path } }: RestOperation): ErrorStatus[] => {
  const named: ErrorStatus[] = access !== 'public' && path.includes('{') ? [404] : [];
  return [...STATUSES[access], ...named, ...fails].sort((a, b) => a - b);
};

const codesOf = (status: ErrorStatus): ErrorCode[] =>
  (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] === status);

const errorResponse = (status: ErrorStatus): unknown => ({
  description: `${ERROR_TEXTS[status]} Codes: ${codesOf(status).join(', ')}.`,
  headers: headerReferences(status),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { error: { code: codesOf(status)[0], message: ERROR_TEXTS[status] }, request_id: 'req_1a2b3c4d5e' },
    },
  },
});

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'request_id'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
        message: { type: 'string', description: 'What is wrong and what is accepted.' },
        details: { type: 'object', additionalProperties: true },
      },
    },
    request_id: { type: 'string' },
  },
};

/** Media types whose content is bytes or text, not JSON. */
const isJson = (type: string): boolean => type === 'application/json';
const contentOf = (types: readonly string[], jsonSchema: unknown): Record<string, unknown> =>
  Object.fromEntries(
    types.map((type) => [
      type,
      {
        schema: isJson(type)
          ? (jsonSchema ?? {})
          : { type: 'string', ...(type.startsWith('text/') ? {} : { format: 'binary' }) },
      },
    ]),
  );

/** An answer in JSON; a union of file and JSON keeps the JSON member. */
const jsonAnswer = (procedure: AnyProcedure): z.ZodType | undefined => {
  const { output } = definitionOf(procedure);
  if (!(output instanceof z.ZodUnion)) return output;
  const forms = (output.options as z.ZodType[]).filter((form) => !isFile(form));
  return forms.length === 1 ? forms[0] : output;
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Up to 200 characters of your choice, kept for 24 hours: the same call with the same key creates nothing twice and is answered alike, though without a secret; with another body it is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
} as const;

/** Path and query parameters, with the example's values. */
const parametersOf = ({ endpoint, route }: RestOperation, input: JsonSchema): unknown[] => {
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
  return [...own, ...pictureParameters];
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

/** The body of a POST without the fields that travel in path or query. */
const bodyOf = ({ endpoint, route }: RestOperation, input: JsonSchema): OpenApiOperation['requestBody'] => {
  if (route.method !== 'POST') return undefined;
  const outside = (name: string): boolean =>
    route.path.includes(`{${name}}`) || (endpoint.query?.includes(name) ?? false);
  const pick = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !outside(name)));
  const properties = pick(input.properties as Record<string, JsonSchema>);
  const required = (input.required as string[] | undefined)?.filter((name) => !outside(name)) ?? [];
  const { required: _, ...rest } = input;
  const schema = { ...rest, properties, ...(required.length ? { required } : {}) };
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema, example: pick(endpoint.example) },
      ...(endpoint.file ? { 'multipart/form-data': formOf(endpoint.file, schema) } : {}),
    },
  };
};

const successOf = (endpoint: Endpoint, answer: JsonSchema | undefined): unknown => ({
  description: endpoint.summary,
  headers: {
    ...headerReferences(),
    ...(endpoint.constant ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
    ...Object.fromEntries(
      Object.entries(endpoint.headers ?? {}).map(([name, description]) => [name, text(description)]),
    ),
  },
  content: contentOf(endpoint.picture ? PICTURE_ANSWERS : (endpoint.produces ?? ['application/json']), answer),
});

/** The components of both directions; a name that would mean two things is refused. */
const componentsOf = (inputs: Schemas, answers: Schemas): Record<string, JsonSchema> => {
  for (const [name, schema] of Object.entries(inputs.components)) {
    const other = answers.components[name];
    if (other && JSON.stringify(other) !== JSON.stringify(schema))
      throw new TypeError(`the component ${name} is one thing in requests and another in answers: name them apart`);
  }
  const all = Object.entries({ ...inputs.components, ...answers.components });
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** The OpenAPI 3.0.3 document of all REST endpoints. */
const openApiOf = (operations: readonly Operation[]): OpenApiDocument => {
  const served = operations.filter(hasPath);
  const named = (schemaOf: (operation: RestOperation) => z.ZodType | undefined) =>
    new Map(
      served.flatMap((operation) => {
        const schema = schemaOf(operation);
        return schema ? [[operation.name, schema] as const] : [];
      }),
    );
  const inputs = schemasOf(
    named(({ procedure }) => definitionOf(procedure).inputs[0]),
    'input',
  );
  const answers = schemasOf(
    named(({ procedure }) => jsonAnswer(procedure)),
    'output',
  );
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of served) {
    const { name, endpoint, route } = operation;
    const { path } = route;
    const method = route.method.toLowerCase();
    const input = inputs.schemas[name] ?? {};
    const parameters = [...parametersOf(operation, input), ...(endpoint.repeatable ? [IDEMPOTENCY_KEY] : [])];
    const requestBody = bodyOf(operation, input);
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: name.replaceAll('.', '-'),
        summary: endpoint.summary,
        description: `${endpoint.description ?? endpoint.summary}\n\nPrice: ${endpoint.credits} ${endpoint.credits === 1 ? 'credit' : 'credits'}.`,
        tags: [groupOf(operation)],
        security: SECURITY[endpoint.access],
        ...(parameters.length ? { parameters } : {}),
        ...(requestBody ? { requestBody } : {}),
        responses: {
          '200': successOf(endpoint, answers.schemas[name]),
          ...(endpoint.constant ? { '304': { $ref: '#/components/responses/NotModified' } } : {}),
          ...Object.fromEntries(
            statusesOf(operation).map((status) => [String(status), { $ref: `#/components/responses/Error${status}` }]),
          ),
        },
      },
    };
  }
  const statuses = [...new Set(served.flatMap(statusesOf))];
  const tags = [...new Set(served.map(groupOf))];
  return {
    openapi: '3.0.3',
    info: {
      title: 'Metamer',
      version: VERSION,
      description:
        'Colour, accessibility and page analysis. A successful call with a key is charged its price in credits; a refused call costs nothing.',
      contact: { name: 'Metamer' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: tags.map((name) => ({ name, description: GROUPS[name] })),
    paths,
    components: {
      schemas: { ...componentsOf(inputs, answers), Error: ERROR_SCHEMA },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Either key, in the header Authorization.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key.' },
        adminKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-admin-key',
          description: 'The admin key of this installation.',
        },
      },
      headers: { ...HEADERS, ...REFUSAL_HEADERS, ETag: text('Names this very answer; send it as `If-None-Match`.') },
      responses: {
        NotModified: {
          description: 'The answer whose ETag was sent as If-None-Match still holds. A call like any other.',
          headers: { ...headerReferences(), ETag: { $ref: '#/components/headers/ETag' } },
        },
        ...Object.fromEntries(statuses.map((status) => [`Error${status}`, errorResponse(status)])),
      },
    },
  };
};

/** The document as YAML, without anchors. */
export const openApiYaml = (operations: readonly Operation[]): string =>
  stringify(openApiOf(operations), { aliasDuplicateObjects: false });
