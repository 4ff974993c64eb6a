import { expect } from 'vitest';
import type { RestOperation } from '../../src/api/operations.ts';

interface Header {
  readonly $ref?: string;
  readonly required?: boolean;
}
interface Documented {
  readonly $ref?: string;
  readonly headers: Readonly<Record<string, Header>>;
}

/** Headers that are about the call, not about its content or the connection. */
const IS_OURS = /^(x-(?!content-type|accel)|ratelimit|retry-after|www-authenticate)/;

/** Compares the headers of answers with what an OpenAPI document says of them. */
// biome-ignore lint/suspicious/noExplicitAny: a parsed document
export const documentedHeaders = (document: any) => {
  const at = <Part extends { readonly $ref?: string }>(part: Part): Part =>
    part.$ref === undefined
      ? part
      : part.$ref
          .split('/')
          .slice(1)
          .reduce((value, name) => value[name], document);

  /** Expects every header that an answer always has, and no header of ours that is not documented. */
  return ({ route }: RestOperation, { status, headers }: { status: number; headers: Headers }): void => {
    const response: Documented | undefined = document.paths[route.path][route.method.toLowerCase()].responses[status];
    if (!response) throw new Error(`${route.method} ${route.path} answers ${status}, which is not documented`);
    const documented = Object.entries(at(response).headers);
    const missing = documented.filter(([name, header]) => at(header).required && !headers.has(name));
    expect(missing.map(([name]) => name)).toEqual([]);
    const all = documented.map(([name]) => name.toLowerCase());
    expect([...headers.keys()].filter((name) => IS_OURS.test(name) && !all.includes(name))).toEqual([]);
  };
};
