// The types that are published for the package stop short of `preferred`. Only what is used here.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | string[] | undefined>> });
    /** Those of `available` that are accepted, best first; `preferred` decides among equal weights. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}

// The package has no types.
declare module 'fresh' {
  type Headers = Readonly<Record<string, string | undefined>>;
  /** Whether the answer with these headers is one that the caller has, by the headers of the request. */
  export default function fresh(request: Headers, response: Headers): boolean;
}
