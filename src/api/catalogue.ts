import type { z } from 'zod';
import type { CatalogueOutput } from '../schemas/answers/service.ts';
import { displayPath } from './endpoint.ts';
import { inputSchemaOf, type JsonSchema } from './json-schema.ts';
import { groupOf, hasPath, type Operation, type RestOperation } from './operations.ts';
import { mediaTypesOf, PICTURE_PARAMETERS } from './picture.ts';

export type CatalogueEntry = z.output<typeof CatalogueOutput>['endpoints'][number];
type CatalogueParameter = CatalogueEntry['parameters'][number];

const typeOf = (schema: JsonSchema): string => {
  if (schema.type !== undefined) return schema.type;
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return reference === undefined ? 'any' : (reference.split('/').at(-1) ?? 'any').toLowerCase();
};

const quoteShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const curlOf = ({ endpoint, route }: RestOperation): string => {
  const inPath = new Set([...route.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(endpoint.example[name])),
  );
  const rest = Object.entries(endpoint.example).filter(([name]) => !inPath.has(name));
  const inQuery = route.method === 'POST' ? rest.filter(([name]) => endpoint.query?.includes(name)) : rest;
  const query = new URLSearchParams(inQuery.map(([name, value]): [string, string] => [name, String(value)])).toString();
  const url = `$BASE_URL${displayPath(path)}${query ? `?${query}` : ''}`;
  const parts = ['curl', '-sS', ...(route.method === 'GET' ? [] : ['-X', route.method]), `"${url}"`];
  if (endpoint.access === 'key') parts.push('-H "x-api-key: $API_KEY"');
  if (endpoint.access === 'admin') parts.push('-H "x-admin-key: $ADMIN_KEY"');
  if (route.method === 'POST') {
    const body = Object.fromEntries(rest.filter(([name]) => !endpoint.query?.includes(name)));
    parts.push("-H 'content-type: application/json'", '-d', quoteShell(JSON.stringify(body)));
  }
  return parts.join(' ');
};

/** Where a field travels. */
const placeOf = (
  name: string,
  { endpoint: { query }, route: { method, path } }: RestOperation,
): CatalogueParameter['in'] => {
  if (path.includes(`{${name}}`)) return 'path';
  return method !== 'POST' || query?.includes(name) ? 'query' : 'body';
};

const parametersOf = (operation: RestOperation): CatalogueParameter[] => {
  const { properties, required } = inputSchemaOf(operation.procedure);
  return Object.entries(properties).map(([name, schema]) => {
    const place = placeOf(name, operation);
    return {
      name,
      in: place,
      required: place === 'path' || required.has(name),
      type: typeOf(schema),
      ...(schema.description === undefined ? {} : { description: schema.description }),
      ...(schema.default === undefined ? {} : { default: schema.default }),
      ...(schema.enum === undefined ? {} : { enum: [...schema.enum] }),
      ...(schema.minimum === undefined ? {} : { minimum: schema.minimum }),
      ...(schema.maximum === undefined ? {} : { maximum: schema.maximum }),
    };
  });
};

const pictureParameters: readonly CatalogueParameter[] = Object.entries(PICTURE_PARAMETERS).map(
  ([name, { description, schema }]) => {
    const { enum: words, ...limits }: JsonSchema & { readonly enum?: readonly unknown[] } = schema;
    const type = String(schema.type);
    return { name, in: 'query', required: false, description, ...limits, type, ...(words ? { enum: [...words] } : {}) };
  },
);

/** Every REST endpoint with its parameters and a call that works when pasted. */
export const catalogueOf = (operations: readonly Operation[]): CatalogueEntry[] =>
  operations.filter(hasPath).map((operation) => {
    const { name, endpoint, route } = operation;
    return {
      method: route.method,
      path: displayPath(route.path),
      group: groupOf(operation),
      procedure: name,
      summary: endpoint.summary,
      ...(endpoint.description === undefined ? {} : { description: endpoint.description }),
      access: endpoint.access,
      credits: endpoint.credits,
      ...(endpoint.charge?.says === undefined ? {} : { price: endpoint.charge.says.replace(/^Price: /, '') }),
      produces: mediaTypesOf(endpoint),
      parameters: [...parametersOf(operation), ...(endpoint.picture ? pictureParameters : [])],
      example: { input: endpoint.example, curl: curlOf(operation) },
    };
  });
