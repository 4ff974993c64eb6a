// Types of packages that have none, or too few. Only what is used here.

declare module 'xkcd-colors' {
  const list: { readonly colors: readonly { readonly name: string; readonly hex: string }[] };
  export default list;
}

declare module 'html-encoding-sniffer' {
  /** Name of the encoding (Encoding Standard) found by byte order mark, transport label, prescan; else the default. */
  export default function sniff(
    bytes: Uint8Array,
    options?: { xml?: boolean; transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string;
}

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

// The types that are published for the package leave out members of its definitions.
interface AriaTable<Value> {
  keys(): readonly string[];
  entries(): readonly (readonly [name: string, value: Value])[];
}
declare module 'aria-query/lib/ariaPropsMap.js' {
  interface Attribute {
    readonly type: 'boolean' | 'id' | 'idlist' | 'integer' | 'number' | 'string' | 'token' | 'tokenlist' | 'tristate';
    readonly values?: readonly (string | boolean)[];
    readonly allowundefined?: boolean;
  }
  const attributes: { readonly default: AriaTable<Attribute> };
  export default attributes;
}
declare module 'aria-query/lib/rolesMap.js' {
  const roles: { readonly default: AriaTable<unknown> };
  export default roles;
}

// The package has no types. Only what is used here.
declare module 'picomatch' {
  const picomatch: {
    /** Whether a path matches a glob, or one of several. */
    (glob: string | readonly string[], options?: { readonly dot?: boolean }): (path: string) => boolean;
    /** The folders before the first wildcard, and whether there is one. */
    scan(glob: string): { readonly base: string; readonly isGlob: boolean };
  };
  export default picomatch;
}

// The package has no types. Only what is used here.
declare module 'cluster-key-slot' {
  /** The hash slot of a key in a Redis cluster, 0..16383. */
  export default function calculateSlot(key: string): number;
}
