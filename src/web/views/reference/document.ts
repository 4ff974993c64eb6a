import { computed, signal } from '@preact/signals';
import { call } from '../../state/api.ts';

/** A schema as the OpenAPI document has it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly required: boolean;
  readonly type: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** An operation as the catalogue has it. */
interface Entry {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly group: string;
  readonly procedure: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: 'public' | 'key' | 'admin';
  readonly credits: number;
  readonly produces: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly example: { readonly input: Readonly<Record<string, unknown>> };
}

export interface GraphqlSample {
  readonly kind: 'query' | 'mutation';
  readonly field: string;
  readonly args: Readonly<Record<string, { readonly name: string; readonly type: string }>>;
  readonly selection: string;
}

/** What `/v1/docs/reference.json` holds. */
export interface Reference {
  readonly version: string;
  readonly catalogue: readonly Entry[];
  readonly kinds: Readonly<Record<string, 'query' | 'mutation' | 'subscription'>>;
  readonly openapi: {
    readonly tags: readonly { readonly name: string; readonly description: string }[];
    readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
    readonly components: {
      readonly schemas: Readonly<Record<string, Schema>>;
      readonly responses?: Readonly<Record<string, Response>>;
    };
  };
  readonly graphql: Readonly<Record<string, GraphqlSample>>;
}

/** One operation with all that is known of it. */
export interface Operation extends Entry {
  /** As OpenAPI calls it: what a link names. */
  readonly id: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly graphql: GraphqlSample | undefined;
  readonly responses: Readonly<Record<string, Response>>;
  /** The schema of its body. */
  readonly body: Schema | undefined;
}

export const reference = signal<Reference | undefined>(undefined);
export const loadProblem = signal('');

/** Loads the document once; another try after a failure. */
export const loadReference = async (): Promise<void> => {
  if (reference.value) return;
  loadProblem.value = '';
  const { body, failure } = await call({ method: 'GET', path: '/v1/docs/reference.json' });
  if (failure) loadProblem.value = failure.message;
  else reference.value = body as Reference;
};

const inOpenApi = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

export const operations = computed((): readonly Operation[] => {
  if (!reference.value) return [];
  const { catalogue, kinds, openapi, graphql } = reference.value;
  return catalogue.map((entry) => {
    const described = openapi.paths[inOpenApi(entry.path)]?.[entry.method.toLowerCase()];
    return {
      ...entry,
      id: described?.operationId ?? entry.procedure.replace('.', '-'),
      kind: kinds[entry.procedure] ?? 'query',
      graphql: graphql[entry.procedure],
      responses: described?.responses ?? {},
      body: described?.requestBody?.content['application/json']?.schema,
    };
  });
});

const lastPart = (reference: string): string => reference.split('/').at(-1) ?? '';

/** A schema with its reference and its single additions resolved. */
export const resolved = (schema: Schema): Schema => {
  if (schema.$ref !== undefined)
    return resolved(reference.value?.openapi.components.schemas[lastPart(schema.$ref)] ?? {});
  if (schema.allOf?.length) {
    const [first, ...rest] = schema.allOf.map(resolved);
    const { allOf: _, ...own } = schema;
    return Object.assign({}, first, ...rest, own);
  }
  return schema;
};

export const resolvedResponse = (response: Response): Response =>
  response.$ref === undefined
    ? response
    : (reference.value?.openapi.components.responses?.[lastPart(response.$ref)] ?? {});

/** The name of a schema, where the document has one for it. */
export const nameOf = ({ $ref, allOf }: Schema): string | undefined => {
  const named = $ref ?? allOf?.find((one) => one.$ref !== undefined)?.$ref;
  return named === undefined ? undefined : lastPart(named);
};

/** The JSON response of an operation, if it has one. */
export const answerOf = ({ responses }: Operation): Media | undefined => {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return done && resolvedResponse(done).content?.['application/json'];
};

const DEPTH = 5;

/** A value of the form of a schema, from its examples where it has some. */
const formOf = (given: Schema, depth = 0): unknown => {
  const schema = resolved(given);
  const { example, properties, items, enum: values, oneOf, anyOf, type } = schema;
  if (example !== undefined) return example;
  if (schema.default !== undefined) return schema.default;
  if (values?.length) return values[0];
  const [first] = oneOf ?? anyOf ?? [];
  if (first) return formOf(first, depth);
  if (properties && depth < DEPTH)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, formOf(one, depth + 1)]));
  if (type === 'array') return items && depth < DEPTH ? [formOf(items, depth + 1)] : [];
  return { string: '', number: 0, integer: 0, boolean: false }[type ?? ''] ?? {};
};

/** An answer to look at before anything is sent: the one of the document, else its form. */
export const exampleAnswer = (
  operation: Operation,
): { readonly value: unknown; readonly real: boolean } | undefined => {
  const media = answerOf(operation);
  if (!media?.schema) return undefined;
  const value = media.example ?? Object.values(media.examples ?? {})[0]?.value;
  return value === undefined ? { value: formOf(media.schema), real: false } : { value, real: true };
};
