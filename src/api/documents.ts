import type { AnyRouter } from '@trpc/server';
import { once } from '../runtime/once.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { displayPath, VERSION } from './endpoint.ts';
import type { OpenApiForm, OpenApiTexts } from './openapi/document.ts';
import { hasPath, type Operation, operationsOf } from './operations.ts';
import { packedDocuments } from './pages/packed-documents.ts';
import type { Reference } from './reference.ts';

/**
 * Everything that describes the service, made from the router's own procedures: by the build, or where the sources run, when it is
 * first asked for.
 */
export interface Documents {
  index(): { version: string; endpoints: string[] };
  catalogue(): Promise<CatalogueEntry[]>;
  openApi(form: OpenApiForm): Promise<OpenApiTexts>;
  /** What the reference shows, as JSON. */
  reference(): Promise<string>;
}

/** How each operation is asked for in GraphQL: known to the room of GraphQL, which stands on this one. */
export type GraphqlSamples = (router: AnyRouter) => Promise<Reference['graphql']>;

export const createDocuments = (router: AnyRouter, graphqlSamples: GraphqlSamples): Documents => {
  const operations: Operation[] = operationsOf(router);
  const packed = packedDocuments();
  const texts = new Map<string, () => Promise<OpenApiTexts>>();
  let index: ReturnType<Documents['index']> | undefined;
  return {
    index: () => {
      index ??= {
        version: VERSION,
        endpoints: operations.filter(hasPath).map(({ route }) => `${route.method} ${displayPath(route.path)}`),
      };
      return index;
    },
    catalogue: once(async () => {
      const { catalogueOf } = await import('./catalogue.ts');
      return catalogueOf(operations);
    }),
    openApi: (form) => {
      const name = `${form.version} ${form.samples}`;
      const made =
        texts.get(name) ??
        once(async () => {
          const found = await packed.openApi(form);
          if (found) return found;
          const { openApiTexts } = await import('./openapi/document.ts');
          return openApiTexts(router, operations, form);
        });
      texts.set(name, made);
      return made();
    },
    reference: once(async () => {
      const found = await packed.reference();
      if (found !== undefined) return found;
      const { referenceOf } = await import('./reference.ts');
      return JSON.stringify(referenceOf(router, operations, await graphqlSamples(router)));
    }),
  };
};
