import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { stringify } from 'yaml';
import { z } from 'zod';
import { isFile } from '../../wire/file.ts';
import { GROUPS } from '../../wire/groups.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import type { JsonSchema } from '../input-schema.ts';
import { groupOf, hasPath, type Operation, type RestOperation } from '../operations.ts';
import { definitionOf } from '../procedure.ts';
import { exampleOf } from './examples.ts';
import { ERROR_SCHEMAS, failuresOf, type Shared } from './failures.ts';
import { HEADERS, headerReferences, REFUSAL_HEADERS, text } from './headers.ts';
import { callbacksOf, eventsOf, messageSchemas } from './messages.ts';
import { bodyOf, formName, parametersOf, successOf } from './operation.ts';
import { schemasOf } from './schemas.ts';

/** The parts of an OpenAPI 3.0.3 document that are written here. */
export interface OpenApiDocument {
  openapi: string;
  info: object;
  servers: readonly object[];
  tags: readonly object[];
  paths: Record<string, Record<string, object>>;
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

/** An answer in JSON; a union of file and JSON keeps the JSON member. */
const jsonAnswer = (procedure: AnyProcedure): z.ZodType | undefined => {
  const { output } = definitionOf(procedure);
  if (!(output instanceof z.ZodUnion)) return output;
  const forms = (output.options as z.ZodType[]).filter((form) => !isFile(form));
  return forms.length === 1 ? forms[0] : output;
};

/** Everything that callers send: inputs by operation, and the forms of bodies by their names. */
const sentBy = (operations: readonly RestOperation[]): Map<string, z.ZodType> =>
  new Map(
    operations.flatMap(({ name, procedure, endpoint: { forms = {} } }): [string, z.ZodType][] => {
      const [input] = definitionOf(procedure).inputs;
      const bodies = Object.entries(forms).map(([value, { schema }]): [string, z.ZodType] => [formName(value), schema]);
      return input ? [[name, input], ...bodies] : bodies;
    }),
  );

/** Everything that callers are sent: answers by operation, and messages. */
const answeredBy = (operations: readonly RestOperation[]): Map<string, z.ZodType> =>
  new Map(
    operations.flatMap(({ name, procedure, endpoint }): [string, z.ZodType][] => {
      const answer = jsonAnswer(procedure);
      return [...(answer ? [[name, answer] as [string, z.ZodType]] : []), ...messageSchemas(name, endpoint)];
    }),
  );

/** Components of both directions; a name that would mean two things is refused. */
const joined = (...parts: readonly Readonly<Record<string, object>>[]): Record<string, object> => {
  const all = new Map<string, object>();
  for (const [name, schema] of parts.flatMap((part) => Object.entries(part))) {
    if (JSON.stringify(all.get(name) ?? schema) !== JSON.stringify(schema))
      throw new TypeError(`the component ${name} is one thing in one place and another elsewhere: name them apart`);
    all.set(name, schema);
  }
  return Object.fromEntries([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const priceOf = ({ credits, charge }: Endpoint): string => {
  if (charge) return 'Price: as the answer states in `credits`.';
  return `Price: ${credits} ${credits === 1 ? 'credit' : 'credits'}.`;
};

/** What trpc-to-openapi reads of an operation. */
interface Outline {
  readonly operationId?: string;
}

/** Where trpc-to-openapi finds each operation that it can serve (all but the streams), and what it calls it. */
const outlineOf = (router: AnyRouter) => {
  const options = { title: 'Metamer', version: VERSION, baseUrl: '/', openApiVersion: '3.0.3' } as const;
  const paths: Readonly<Record<string, object>> = generateOpenApiDocument(router, options).paths ?? {};
  return ({ path, method }: RestOperation['route']): Outline | undefined =>
    (paths[path] as Readonly<Record<string, Outline>> | undefined)?.[method.toLowerCase()];
};

/** The OpenAPI 3.0.3 document of all REST endpoints: trpc-to-openapi's outline, with our components, examples, errors and streams. */
export const openApiOf = (router: AnyRouter, operations: readonly Operation[]): OpenApiDocument => {
  const outline = outlineOf(router);
  const served = operations.filter(hasPath);
  const sent = schemasOf(sentBy(served), 'input');
  const answered = schemasOf(answeredBy(served), 'output');
  const answerOf = (name: string): JsonSchema => answered.schemas[name] ?? {};
  const forms = served.flatMap(({ endpoint, route }) =>
    Object.keys(endpoint.forms ?? {}).map((value): [name: string, form: object] => [
      formName(value),
      {
        description: `Body of \`${route.method} ${route.path.replace(/\{\w+\}/, value)}\`.`,
        ...sent.schemas[formName(value)],
      },
    ]),
  );
  const shared: Shared = { responses: new Map(), examples: new Map() };

  const describe = (operation: RestOperation): object => {
    const { name, endpoint, route } = operation;
    const { summary, description } = endpoint;
    const { operationId = name.replaceAll('.', '-') } = outline(route) ?? {};
    const input = sent.schemas[name] ?? {};
    const parameters = parametersOf(operation, input);
    const requestBody = bodyOf(operation, input);
    const example = exampleOf(name);
    return {
      operationId,
      summary,
      description: `${description ?? `${summary}.`}\n\n${priceOf(endpoint)}`,
      tags: [groupOf(operation)],
      security: SECURITY[endpoint.access],
      ...(parameters.length ? { parameters } : {}),
      ...(requestBody ? { requestBody } : {}),
      responses: {
        '200': successOf(operation, answerOf, example),
        ...(endpoint.constant ? { '304': { $ref: '#/components/responses/NotModified' } } : {}),
        ...failuresOf(operation, example.refusals, shared),
      },
      ...callbacksOf(name, endpoint, answerOf),
      ...eventsOf(name, endpoint, answerOf),
    };
  };

  const paths: OpenApiDocument['paths'] = {};
  for (const operation of served) {
    const { path, method } = operation.route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Metamer',
      version: VERSION,
      description:
        'Colour, accessibility and page analysis. A successful call with a key is charged its price in credits; a refused call costs nothing. Requests are closed: an unknown field is refused, unless an operation says that it is ignored. Answers are open: members may be added to them. Examples are real answers; long lists in them are cut to a few items.',
      contact: { name: 'Metamer' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [...new Set(served.map(groupOf))].map((name) => ({ name, description: GROUPS[name] })),
    paths,
    components: {
      schemas: joined(sent.components, answered.components, Object.fromEntries(forms), ERROR_SCHEMAS),
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
        ...Object.fromEntries(shared.responses),
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
export const openApiTexts = (router: AnyRouter, operations: readonly Operation[]): OpenApiTexts => {
  const document = openApiOf(router, operations);
  return {
    yaml: stringify(document, { aliasDuplicateObjects: false, version: '1.1' }),
    json: JSON.stringify(document),
  };
};
