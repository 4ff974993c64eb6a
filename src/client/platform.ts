// Types of the platform, taken from whatever the compiler knows: a program for browsers has them from DOM, one for Node from
// @types/node, and one that has neither still compiles.

type Global<Name extends string, Otherwise> =
  typeof globalThis extends Record<Name, { readonly prototype: infer Value }> ? Value : Otherwise;

/** `Headers` of the platform. */
export type HeadersLike = Global<'Headers', { get(name: string): string | null }>;

/** `AbortSignal` of the platform. */
export type Signal = Global<'AbortSignal', { readonly aborted: boolean }>;

/** `Blob` of the platform, `File` included. */
export type BlobLike = Global<'Blob', { arrayBuffer(): Promise<ArrayBuffer> }>;

/** What a request is sent with: the platform's own `fetch`, or a function that is called like it. */
export type Fetch = typeof globalThis extends { readonly fetch: infer Own }
  ? Own
  : (url: string, options: object) => Promise<object>;

/** The bytes of a file. */
export type Bytes = Uint8Array | ArrayBuffer | BlobLike;
