import type { AnyRouter } from '@trpc/server';
import { stringify } from 'yaml';
import { GROUPS } from '../../schemas/groups.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { groupOf, hasPath, type Operation, type RestOperation } from '../operations.ts';
import { withCodeSamples } from './code-samples.ts';
import { type Edition, inEdition31 } from './edition.ts';
import { exampleOf } from './examples.ts';
import { ERROR_SCHEMAS, failuresOf, type Shared } from './failures.ts';
import { HEADERS, headerReferences, REFUSAL_HEADERS, text } from './headers.ts';
import { callbacksOf, eventsOf, messageSchemas } from './messages.ts';
import { bodyOf, formName, parametersOf, successOf } from './operation.ts';
import { outlineOf } from './outline.ts';
import { shareResponses } from './share-responses.ts';

/** The parts of an OpenAPI 3.0.3 document that are written here. */
export interface OpenApiDocument {
  openapi: string;
  info: object;
  servers: readonly object[];
  tags: readonly object[];
  paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  components: Record<
    'schemas' | 'securitySchemes' | 'headers' | 'responses' | 'examples',
    Readonly<Record<string, object>>
  >;
}

const SECURITY: Readonly<Record<Endpoint['access'], Record<string, string[]>[]>> = {
  public: [{}],
  key: [{ apiKey: [] }, { bearer: [] }],
  admin: [{ adminKey: [] }, { bearer: [] }],
};

const priceOf = ({ credits, charge }: Endpoint): string => {
  if (charge) return charge.says ?? 'Price: see `credits` in the response.';
  return `Price: ${credits} ${credits === 1 ? 'credit' : 'credits'}.`;
};

/** The OpenAPI 3.0.3 document of all REST endpoints: that of trpc-to-openapi, with our examples, errors, headers and streams laid over it. */
export const openApiOf = (router: AnyRouter, operations: readonly Operation[]): OpenApiDocument => {
  const served = operations.filter(hasPath);
  const forms = served.flatMap(({ endpoint, route }) =>
    Object.entries(endpoint.forms ?? {}).map(([value, { schema }]) => ({
      name: formName(value),
      description: `Body of \`${route.method} ${route.path.replace(/\{\w+\}/, value)}\`.`,
      schema,
    })),
  );
  const outline = outlineOf(router, served, {
    bodies: Object.fromEntries(forms.map(({ name, schema }) => [name, schema])),
    messages: Object.fromEntries(served.flatMap(({ name, endpoint }) => messageSchemas(name, endpoint))),
  });
  const components = {
    ...outline.components,
    ...Object.fromEntries(forms.map(({ name, description }) => [name, { description, ...outline.bodyOf(name) }])),
    ...ERROR_SCHEMAS,
  };
  const shared: Shared = { responses: new Map(), examples: new Map() };

  const describe = (operation: RestOperation): object => {
    const { name, endpoint } = operation;
    const outlined = outline.operationOf(operation);
    const { operationId, summary } = outlined;
    const parameters = parametersOf(operation, outlined);
    const requestBody = bodyOf(operation, outlined);
    const example = exampleOf(name);
    return {
      operationId,
      summary,
      description: `${endpoint.description ?? `${summary}.`}\n\n${priceOf(endpoint)}`,
      tags: [groupOf(operation)],
      security: SECURITY[endpoint.access],
      ...(parameters.length ? { parameters } : {}),
      ...(requestBody ? { requestBody } : {}),
      responses: {
        '200': successOf(operation, outlined, outline.messageOf, example),
        ...(endpoint.constant ? { '304': { $ref: '#/components/responses/NotModified' } } : {}),
        ...failuresOf(operation, example.refusals, shared),
      },
      ...callbacksOf(name, endpoint, outline.messageOf),
      ...eventsOf(name, endpoint, outline.messageOf),
    };
  };

  const paths: Record<string, Record<string, object>> = {};
  for (const operation of served) {
    const { path, method } = operation.route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation) };
  }
  const refusals = shareResponses(paths, new Set(shared.responses.keys()));
  return {
    openapi: '3.0.3',
    info: {
      title: 'Metamer',
      version: VERSION,
      description:
        'Colour, accessibility and page analysis. A successful request with a key is charged its price in credits; a rejected request is free. Unknown fields in requests are rejected, unless an operation ignores them. Fields may be added to responses. Examples are real responses with shortened lists.',
      contact: { name: 'Metamer' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [...new Set(served.map(groupOf))].map((name) => ({ name, description: GROUPS[name] })),
    paths: refusals.paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
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
      headers: { ...HEADERS, ...REFUSAL_HEADERS, ETag: text('Identifies this response; send it as `If-None-Match`.') },
      responses: {
        NotModified: {
          description:
            'Not modified: the ETag in If-None-Match is still current. Charged and counted like any request.',
          headers: { ...headerReferences(), ETag: { $ref: '#/components/headers/ETag' } },
        },
        ...Object.fromEntries(shared.responses),
        ...refusals.responses,
      },
      examples: Object.fromEntries(shared.examples),
    },
  };
};

/** The document in both of its forms. */
export interface OpenApiTexts {
  readonly yaml: string;
  readonly json: string;
}

/** Without anchors; readers of YAML 1.1, to whom `n`, `y` and `no` are truth values, find the same in it. */
const textsOf = (document: OpenApiDocument): OpenApiTexts => ({
  yaml: stringify(document, { aliasDuplicateObjects: false, version: '1.1', lineWidth: 0, indentSeq: false }),
  json: JSON.stringify(document),
});

/** Which form of the document is asked for. */
export interface OpenApiForm {
  readonly version: Edition;
  /** With a program for each operation and language. */
  readonly samples: boolean;
}

/** The texts of the document in one of its forms. */
export const openApiTexts = (
  router: AnyRouter,
  operations: readonly Operation[],
  { version, samples }: OpenApiForm = { version: '3.0', samples: false },
): OpenApiTexts => {
  const document = openApiOf(router, operations);
  const whole = samples ? withCodeSamples(document, operations) : document;
  return textsOf(version === '3.1' ? inEdition31(whole) : whole);
};
