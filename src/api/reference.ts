import type { AnyRouter } from '@trpc/server';
import { type CatalogueEntry, catalogueOf } from './catalogue.ts';
import { VERSION } from './endpoint.ts';
import { type OpenApiDocument, openApiOf } from './openapi/document.ts';
import type { Operation } from './operations.ts';

/** How an operation is asked for in GraphQL. */
export interface GraphqlSample {
  readonly kind: 'query' | 'mutation';
  readonly field: string;
  /** Arguments by the names that REST has for them. */
  readonly args: Readonly<Record<string, { readonly name: string; readonly type: string }>>;
  /** The members of its answer, in braces; empty where it has none. */
  readonly selection: string;
}

/** Everything that the reference shows, as one document. */
export interface Reference {
  readonly version: string;
  readonly catalogue: readonly CatalogueEntry[];
  /** How the typed client calls each operation. */
  readonly kinds: Readonly<Record<string, 'query' | 'mutation' | 'subscription'>>;
  readonly openapi: OpenApiDocument;
  readonly graphql: Readonly<Record<string, GraphqlSample>>;
}

export const referenceOf = (
  router: AnyRouter,
  operations: readonly Operation[],
  graphql: Reference['graphql'],
): Reference => ({
  version: VERSION,
  catalogue: catalogueOf(operations),
  kinds: Object.fromEntries(operations.map(({ name, procedure }) => [name, procedure._def.type])),
  openapi: openApiOf(router, operations),
  graphql,
});
