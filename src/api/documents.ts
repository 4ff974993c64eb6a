import type { AnyRouter } from '@trpc/server';
import type { CatalogueEntry } from './catalogue.ts';
import { displayPath, VERSION } from './endpoint.ts';
import { hasPath, type Operation, operationsOf } from './operations.ts';

/** Everything that describes the service, made from the router's own procedures; generators are loaded when first asked for. */
export interface Documents {
  index(): { version: string; endpoints: string[] };
  catalogue(): Promise<CatalogueEntry[]>;
  openApiYaml(): Promise<string>;
}

const once = <Value>(make: () => Value): (() => Value) => {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
};

export const createDocuments = (router: AnyRouter): Documents => {
  const operations: Operation[] = operationsOf(router);
  return {
    index: once(() => ({
      version: VERSION,
      endpoints: operations.filter(hasPath).map(({ route }) => `${route.method} ${displayPath(route.path)}`),
    })),
    catalogue: once(async () => {
      const { catalogueOf } = await import('./catalogue.ts');
      return catalogueOf(operations);
    }),
    openApiYaml: once(async () => {
      const { openApiYaml } = await import('./openapi/document.ts');
      return openApiYaml(operations);
    }),
  };
};
