import type { AnyRouter } from '@trpc/server';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { stringify } from 'yaml';
import { GROUPS } from '../wire/groups.ts';
import { type Endpoint, type FilePart, VERSION } from './endpoint.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorStatus } from './errors.ts';
import { inputSchemaOf, type JsonSchema } from './input-schema.ts';
import { HEADERS, headerReferences, REFUSAL_HEADERS, text } from './openapi-headers.ts';
import { groupOf, hasPath, type Operation, type RestOperation } from './operations.ts';
import { PICTURE_ANSWERS, PICTURE_PARAMETERS } from './picture.ts';

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

/** Whatever a generated answer says of its JSON form; unions of file and JSON keep the JSON member. */
const jsonSchemaOf = (generated: OpenApiOperation | undefined): unknown => {
  const success = generated?.responses['200'] as { content?: Record<string, { schema?: JsonSchema }> } | undefined;
  const schema = success?.content?.['application/json']?.schema;
  const members = (schema?.anyOf ?? schema?.oneOf) as JsonSchema[] | undefined;
  const withoutFiles = members?.filter((member) => member.format !== 'binary');
  return withoutFiles?.length === 1 ? withoutFiles[0] : schema;
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
const parametersOf = (operation: RestOperation): unknown[] => {
  const { endpoint, procedure, route } = operation;
  const { properties, required } = inputSchemaOf(procedure);
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
const bodyOf = (
  generated: OpenApiOperation | undefined,
  { endpoint, route }: RestOperation,
): OpenApiOperation['requestBody'] => {
  const body = generated?.requestBody;
  const schema = body?.content['application/json']?.schema as { properties?: Record<string, unknown> } | undefined;
  if (!body || !schema) return undefined;
  const outside = (name: string): boolean =>
    route.path.includes(`{${name}}`) || (endpoint.query?.includes(name) ?? false);
  const pick = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !outside(name)));
  return {
    required: body.required,
    content: {
      'application/json': {
        schema: schema.properties ? { ...schema, properties: pick(schema.properties) } : schema,
        example: pick(endpoint.example),
      },
      ...(endpoint.file && schema.properties ? { 'multipart/form-data': formOf(endpoint.file, schema) } : {}),
    },
  };
};

const successOf = (endpoint: Endpoint, generated: OpenApiOperation | undefined): unknown => ({
  description: endpoint.summary,
  headers: {
    ...headerReferences(),
    ...(endpoint.constant ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
    ...Object.fromEntries(
      Object.entries(endpoint.headers ?? {}).map(([name, description]) => [name, text(description)]),
    ),
  },
  content: contentOf(
    endpoint.picture ? PICTURE_ANSWERS : (endpoint.produces ?? ['application/json']),
    jsonSchemaOf(generated),
  ),
});

/** The OpenAPI 3.0.3 document of all REST endpoints: trpc-to-openapi's schemas, with our errors, files and streams. */
const openApiOf = (router: AnyRouter, operations: readonly Operation[]): OpenApiDocument => {
  // The library types its document as any that OpenAPI allows; the parts read here are the ones it always writes.
  const generated = generateOpenApiDocument(router, {
    title: 'Metamer',
    version: VERSION,
    baseUrl: '/',
    openApiVersion: '3.0.3',
  }) as unknown as OpenApiDocument;
  const schemas = Object.fromEntries(
    Object.entries(generated.components.schemas).filter(([name]) => !name.startsWith('error.')),
  );
  const paths: OpenApiDocument['paths'] = {};
  const served = operations.filter(hasPath);
  for (const operation of served) {
    const { name, endpoint, procedure, route } = operation;
    const { path } = route;
    const method = route.method.toLowerCase();
    const from = generated.paths[path]?.[method];
    const parameters = [...parametersOf(operation), ...(endpoint.repeatable ? [IDEMPOTENCY_KEY] : [])];
    const requestBody = bodyOf(from, operation);
    Object.assign(schemas, inputSchemaOf(procedure).components);
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
          '200': successOf(endpoint, from),
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
      schemas: { ...schemas, Error: ERROR_SCHEMA },
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
export const openApiYaml = (router: AnyRouter, operations: readonly Operation[]): string =>
  stringify(openApiOf(router, operations), { aliasDuplicateObjects: false });
