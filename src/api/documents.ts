import type { AnyRouter } from '@trpc/server';
import { stringify } from 'yaml';
import { type CatalogueEntry, catalogueOf, displayPath } from './catalogue.ts';
import { VERSION } from './endpoint.ts';
import { openApiOf } from './openapi.ts';
import { hasPath, type Operation, operationsOf } from './operations.ts';

/** Everything that describes the service, made from the router's own procedures when first asked for. */
export interface Documents {
  index(): { version: string; endpoints: string[] };
  catalogue(): CatalogueEntry[];
  openApiYaml(): string;
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
      endpoints: operations.filter(hasPath).map(({ endpoint }) => `${endpoint.method} ${displayPath(endpoint.path)}`),
    })),
    catalogue: once(() => catalogueOf(operations)),
    openApiYaml: once(() => stringify(openApiOf(router, operations), { aliasDuplicateObjects: false })),
  };
};
