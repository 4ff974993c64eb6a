import type { FetchedPage } from './gathered.ts';

/** A file beside the page that an example is given; a text is the body of a response with status 200. */
export interface ExampleFile {
  readonly text?: string;
  /** A picture of this width and height, in place of a text. */
  readonly png?: readonly [number, number];
  readonly status?: number;
  /** Content-Type. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes, where it is said to be larger than it is. */
  readonly size?: number;
  readonly cut?: boolean;
  /** Why it could not be read. */
  readonly error?: 'timeout' | 'connect';
  /** Where it lies, other than at its usual place. */
  readonly path?: string;
}

/**
 * A page to try a check on: a body, or more of the answer where it matters. It lies at https://example.org/shop/bowls.
 */
export type Example =
  | string
  | {
      readonly head?: string;
      readonly body?: string;
      /** The whole source, in place of head and body. */
      readonly source?: string | Uint8Array;
      readonly url?: string;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Set-Cookie fields. */
      readonly cookies?: readonly string[];
      readonly tls?: { readonly protocol: string; readonly daysLeft: number };
      readonly redirects?: readonly { url: string; status: number; location: string }[];
      /** Addresses that plain HTTP leads to, first to last. */
      readonly plainHttp?: readonly string[];
      readonly notes?: FetchedPage['notes'];
      /** Content encodings it came in. */
      readonly encodings?: readonly string[];
      readonly robots?: string | ExampleFile | null;
      readonly sitemap?: string | ExampleFile;
      readonly llmsTxt?: string;
      readonly securityTxt?: string;
      readonly manifest?: string;
      /** Status of /favicon.ico. */
      readonly favicon?: number;
      /** Media files by path. */
      readonly files?: Readonly<Record<string, ExampleFile>>;
      /** A linked style sheet that could not be read. */
      readonly missingSheet?: string;
    };

export type Outcome = 'passed' | 'failed' | 'notApplicable' | 'undecided';

/** What a check makes of which pages. */
export type Examples = Readonly<Partial<Record<Outcome, Example | readonly Example[]>>>;
