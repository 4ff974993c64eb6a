import type { RestOperation } from '../../src/api/operations.ts';

/** A call of REST, ready to be sent. */
export interface RestCall {
  readonly method: string;
  /** Path and query string. */
  readonly path: string;
  /** JSON text of the body; null where the method has none. */
  readonly body: string | null;
}

/** The call of an operation with an input: what belongs into the path, into the query string and into the body. */
export const restCallOf = ({ endpoint, route }: RestOperation, input: Readonly<Record<string, unknown>>): RestCall => {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const isPost = route.method === 'POST';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (isPost && !endpoint.query?.includes(name)) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
    delete rest[name];
  }
  return {
    method: route.method,
    path: `${path}${search.size ? `?${search}` : ''}`,
    body: isPost ? JSON.stringify(rest) : null,
  };
};
