import type { AnyRouter } from '@trpc/server';
import { type GenerateOpenApiDocumentOptions, generateOpenApiDocument } from 'trpc-to-openapi';
import { z } from 'zod';
import { VERSION } from '../endpoint.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { RestOperation } from '../operations.ts';
import { definitionOf } from '../procedure.ts';
import { EVENT_STREAM } from '../streams.ts';
import { simplifySchema } from './simplify-schema.ts';

const COMPONENTS = '#/components/schemas/';
/** Where schemas of messages are put to be generated with the others; no path of the service. */
const MESSAGES = '/messages';
const JSON_TYPE = 'application/json';

/** A parameter in path or query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** An operation as trpc-to-openapi describes it. */
export interface Outlined {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

/** The document of trpc-to-openapi, as people read it. */
export interface Outline {
  operationOf(operation: RestOperation): Outlined;
  /** Schema of a body by the name that it was given. */
  bodyOf(name: string): JsonSchema;
  /** Schema of a message by the name that it was given. */
  messageOf(name: string): JsonSchema;
  readonly components: Readonly<Record<string, JsonSchema>>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Marks of ours that no document shows. */
const MARKS = ['mediaTypes', 'sameAs'];

const unmarked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unmarked);
  if (!isObject(value)) return value;
  const isMark = (name: string): boolean => MARKS.includes(name) && !('type' in (value[name] as object));
  const members = Object.entries(value).filter(([name, member]) => member !== undefined && !isMark(name));
  return Object.fromEntries(members.map(([name, member]) => [name, unmarked(member)]));
};

/** Answers are open: a member that is added later breaks nobody who reads them strictly. */
const opened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(opened);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([name, member]) => name !== 'additionalProperties' || member !== false);
  return Object.fromEntries(members.map(([name, member]) => [name, opened(member)]));
};

/** Names of the components that a value refers to, through other components too. */
const referredBy = (value: unknown, components: Readonly<Record<string, unknown>>): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    if (!isObject(one)) return;
    if (typeof one.$ref === 'string' && one.$ref.startsWith(COMPONENTS)) {
      const name = one.$ref.slice(COMPONENTS.length);
      if (!found.has(name)) visit(components[found.add(name) && name]);
    }
    for (const member of Object.values(one)) visit(member);
  };
  visit(value);
  return found;
};

/** Schemas that another is shown as, however deep they lie. */
const shownElsewhere = (schemas: Iterable<z.ZodType>): Record<string, z.ZodType> => {
  const found: Record<string, z.ZodType> = {};
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    if (value instanceof z.ZodType) {
      const { sameAs } = (z.globalRegistry.get(value) ?? {}) as { sameAs?: z.ZodType };
      if (sameAs) found[String(z.globalRegistry.get(sameAs)?.id)] = sameAs;
      visit(sameAs);
      visit(value._zod.def);
    } else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
      for (const member of Object.values(value)) visit(member);
  };
  for (const schema of schemas) visit(schema);
  return found;
};

type Paths = NonNullable<GenerateOpenApiDocumentOptions['paths']>;

/** Paths of event streams, which trpc-to-openapi leaves to its caller. */
const streamPaths = (operations: readonly RestOperation[]): Paths =>
  Object.fromEntries(
    operations
      .filter(({ endpoint }) => endpoint.produces?.includes(EVENT_STREAM))
      .map(({ name, procedure, endpoint: { summary }, route: { method, path } }) => {
        const { shape } = definitionOf(procedure).inputs[0] as z.ZodObject;
        const fields = (inPath: boolean) =>
          z.object(
            Object.fromEntries(Object.entries(shape).filter(([field]) => path.includes(`{${field}}`) === inPath)),
          );
        const operation = {
          operationId: name.replaceAll('.', '-'),
          summary,
          requestParams: { path: fields(true), query: fields(false) },
          responses: { 200: { description: summary } },
        };
        return [path, { [method.toLowerCase()]: operation }];
      }),
  );

/** What trpc-to-openapi makes of the router; `bodies` are forms of bodies, `messages` what is sent without being asked for again. */
export const outlineOf = (
  router: AnyRouter,
  operations: readonly RestOperation[],
  { bodies, messages }: Readonly<Record<'bodies' | 'messages', Readonly<Record<string, z.ZodType>>>>,
): Outline => {
  const outputs = operations.flatMap(({ procedure }) => definitionOf(procedure).output ?? []);
  const contentOf = (schemas: Readonly<Record<string, z.ZodType>>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, { schema }]));
  const shown = shownElsewhere([...outputs, ...Object.values(messages)]);
  const document = unmarked(
    generateOpenApiDocument(router, {
      title: 'Metamer',
      version: VERSION,
      baseUrl: '/',
      openApiVersion: '3.0.3',
      paths: {
        ...streamPaths(operations),
        [MESSAGES]: {
          post: {
            requestBody: { content: contentOf(bodies) },
            responses: { 200: { description: '', content: contentOf({ ...messages, ...shown }) } },
          },
        },
      },
    }),
  ) as { paths: Record<string, Record<string, Outlined>>; components: { schemas: Record<string, JsonSchema> } };
  const { schemas } = document.components;
  const sent = referredBy(
    [
      Object.values(document.paths).flatMap((path) =>
        Object.values(path).map(({ parameters, requestBody }) => [parameters, requestBody]),
      ),
    ],
    schemas,
  );
  const components = Object.entries(schemas).map(([name, schema]) => [name, sent.has(name) ? schema : opened(schema)]);
  return {
    operationOf({ route: { path, method } }) {
      const { responses, ...rest } = document.paths[path]![method.toLowerCase()]!;
      return {
        ...(simplifySchema(rest) as Outlined),
        responses: simplifySchema(opened(responses)) as Outlined['responses'],
      };
    },
    bodyOf: (name) => simplifySchema(document.paths[MESSAGES]!.post!.requestBody!.content![name]!.schema) as JsonSchema,
    messageOf: (name) =>
      simplifySchema(opened(document.paths[MESSAGES]!.post!.responses['200']!.content![name]!.schema)) as JsonSchema,
    components: simplifySchema(Object.fromEntries(components)) as Record<string, JsonSchema>,
  };
};

/** An answer in JSON; a union of file and JSON keeps the JSON member. */
export const jsonAnswerOf = ({ responses }: Outlined): JsonSchema => {
  const schema = responses['200']?.content?.[JSON_TYPE]?.schema ?? {};
  const forms = ((schema.anyOf ?? []) as readonly JsonSchema[]).filter(({ format }) => format !== 'binary');
  if (forms.length === 1) return forms[0]!;
  return forms.length === 0 ? schema : { ...schema, anyOf: forms };
};
