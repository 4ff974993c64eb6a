/** How an operation is called over REST; what holds for most operations is left out. */
export interface Route {
  /** `RPC`: it has no path of its own and is called by its name on tRPC. */
  readonly method: 'GET' | 'POST' | 'DELETE' | 'RPC';
  /** Below `/v1`, with `{name}` where a field of the input stands; for RPC its name. */
  readonly path: string;
  /** Fields of a POST that travel in the address. */
  readonly query?: readonly string[];
  /** What it answers where that is not JSON; `either` where the input decides between JSON and a file. */
  readonly answers?: 'file' | 'either' | 'events';
  /** Whether a repeat changes nothing: of itself (as of all that have no mark), under an idempotency key, or not. */
  readonly repeat?: 'keyed' | 'never';
  /** The field of the input that may be sent as bytes. */
  readonly bytes?: string;
  /** Its answer is a page of records. */
  readonly pages?: Pages;
  /** Its response can be requested as an image. */
  readonly draws?: true;
  /** Media types in which a part of its answer can be asked. */
  readonly files?: readonly string[];
  /** Events after which its stream ends. */
  readonly last?: readonly string[];
}

/** How one page leads to the next. */
export interface Pages {
  /** Member of the answer that holds the records. */
  readonly items: string;
  /** Member of the answer that says where the next page begins; null on the last. */
  readonly next: string;
  /** Field of the input that takes it. */
  readonly from: string;
}

/** Operations by group and name. */
export type Routes = Readonly<Record<string, Readonly<Record<string, Route>>>>;
