const KIB = 1024;
const MIB = 1024 * KIB;

/** What one inspection may read. */
export interface Limits {
  readonly page: { readonly bytes: number; readonly wireBytes: number; readonly timeoutMs: number };
  /** Everything after the page: bytes in all, milliseconds in all and for each. */
  readonly rest: {
    readonly bytes: number;
    readonly totalMs: number;
    readonly eachMs: number;
    readonly redirects: number;
  };
  readonly styleSheets: {
    readonly files: number;
    readonly bytes: number;
    readonly totalBytes: number;
    readonly depth: number;
  };
  readonly media: { readonly files: number; readonly headBytes: number; readonly unsizedBytes: number };
  readonly sitemaps: { readonly files: number; readonly children: number; readonly bytes: number };
  readonly robotsBytes: number;
  readonly manifestBytes: number;
  readonly llmsBytes: number;
  readonly securityTxtBytes: number;
  readonly iconBytes: number;
}

/** Requests of one inspection, page and redirects included. */
export const MAX_REQUESTS = 61;

export const LIMITS: Limits = {
  page: { bytes: 5 * MIB, wireBytes: 3 * MIB, timeoutMs: 10_000 },
  rest: { bytes: 15 * MIB, totalMs: 9_000, eachMs: 4_000, redirects: 5 },
  styleSheets: { files: 20, bytes: MIB, totalBytes: 4 * MIB, depth: 3 },
  media: { files: 40, headBytes: 32 * KIB, unsizedBytes: 4 * MIB },
  sitemaps: { files: 3, children: 2, bytes: 10 * MIB },
  robotsBytes: 500 * KIB,
  manifestBytes: 256 * KIB,
  llmsBytes: 64 * KIB,
  securityTxtBytes: 16 * KIB,
  iconBytes: 32 * KIB,
};
