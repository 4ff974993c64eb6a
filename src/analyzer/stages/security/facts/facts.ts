import type { HttpProbe } from '../../../model/gathered.ts';
import type { StageInput } from '../../../model/stage.ts';
import { attr, parentOf } from '../../../page/tree/node.ts';

export interface ScriptTag {
  readonly src: string;
  readonly integrity: string | null;
  readonly crossorigin: string | null;
}

/** What the scored tests look at: the answer's headers and what mark-up adds to them. */
export interface SecurityFacts {
  /** The address that answered. */
  readonly url: URL;
  /** Lower-case names, repeated fields joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookie: readonly string[];
  /**
   * Contents of `meta http-equiv=content-security-policy`, in order, wherever they stand: the Observatory reads them
   * all.
   */
  readonly metaPolicies: readonly string[];
  /** Those of children of `head`; browsers ignore the others (HTML, pragma directives). */
  readonly headPolicies: readonly string[];
  /** Content of the last `meta name=referrer` that has one. */
  readonly metaReferrer: string | null;
  /** Whether the answer's type is HTML or not stated. */
  readonly html: boolean;
  readonly scripts: { readonly count: number; readonly withSource: readonly ScriptTag[] };
  /** Whether TLS was verified; null if the page came over plain HTTP. */
  readonly verified: boolean | null;
  /** What plain HTTP answers; null if it was not requested. */
  readonly probe: HttpProbe | null;
  /** `Access-Control-Allow-Origin`, null if the answer had none. */
  readonly allowOrigin: string | null;
}

/** Policies in meta elements that are read. */
const POLICIES = 50;

/** Reads the facts off a gathered page. Plain HTTP was already asked where the page itself came that way. */
export const factsOf = ({ page, gathered }: StageInput): SecurityFacts => {
  const { finalUrl, headers, setCookie, redirects, status, contentType } = gathered.page;
  const url = new URL(finalUrl);
  const metas = page.byTag('meta');
  const content = (of: (typeof metas)[number]) => attr(of, 'content') || null;
  const named = (name: string, value: string) =>
    metas.filter((meta) => (attr(meta, name) ?? '').trim().toLowerCase() === value);
  const policies = named('http-equiv', 'content-security-policy')
    .filter((meta) => content(meta) !== null)
    .slice(0, POLICIES);
  const scripts = page.byTag('script');
  const own: HttpProbe = {
    hops: [...redirects.map((hop) => ({ url: hop.url, status: hop.status })), { url: finalUrl, status }],
    invalidCertificate: false,
    unreachable: false,
    failed: null,
  };
  return {
    url,
    headers,
    setCookie,
    metaPolicies: policies.map((meta) => content(meta)!),
    headPolicies: policies.filter((meta) => parentOf(meta) === page.head).map((meta) => content(meta)!),
    metaReferrer:
      named('name', 'referrer')
        .map(content)
        .findLast((text) => text !== null) ?? null,
    html: contentType === null || contentType === 'text/html' || contentType === 'application/xhtml+xml',
    scripts: {
      count: scripts.length,
      withSource: scripts.flatMap((script) => {
        const src = attr(script, 'src');
        return src
          ? [{ src, integrity: attr(script, 'integrity') || null, crossorigin: attr(script, 'crossorigin') ?? null }]
          : [];
      }),
    },
    verified: url.protocol === 'https:' ? true : null,
    probe: url.protocol === 'http:' ? own : gathered.httpProbe,
    allowOrigin: headers['access-control-allow-origin'] ?? null,
  };
};
