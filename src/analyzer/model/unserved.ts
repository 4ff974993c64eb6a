import type { CheckResult } from './check.ts';

/** Checks of response headers, cookies, redirects, HTTPS and files of a whole host, which a file on disk does not have. */
const OF_A_SERVER = new Set([
  'seo-http-status',
  'seo-redirects',
  'doc-compression',
  'sec-content-security-policy',
  'sec-cookies',
  'sec-cross-origin-resource-sharing',
  'sec-cross-origin-embedder-policy',
  'sec-cross-origin-opener-policy',
  'sec-cross-origin-resource-policy',
  'sec-redirection',
  'sec-referrer-policy',
  'sec-strict-transport-security',
  'sec-x-content-type-options',
  'sec-x-frame-options',
  'sec-https',
  'sec-hsts-detail',
  'sec-tls',
  'sec-csp-missing-directives',
  'sec-permissions-policy-missing',
  'sec-permissions-policy',
  'sec-trusted-types',
  'sec-inline-scripts',
  'sec-coop',
  'sec-server-leak',
  'sec-deprecated-headers',
  'sec-cache-private',
  'sec-clear-site-data',
  'sec-x-permitted-cross-domain',
  'sec-cookie-prefix',
  'sec-cookie-lifetime',
  'sec-security-txt',
  'media-cache',
  'media-content-type',
  'media-insecure',
]);

/** Checks that compare the page with its own address. */
const OF_AN_ADDRESS = new Set([
  'seo-url',
  'seo-url-params',
  'seo-canonical-elsewhere',
  'seo-canonical-missing',
  'seo-canonical-absolute',
  'seo-hreflang-absolute',
  'seo-hreflang-self',
  'seo-lang-hreflang-match',
  'seo-pagination',
  'meta-og-image',
  'sec-form-insecure',
  'media-third-party',
  'proj-third-parties',
  'sec-iframe-sandbox',
  'sec-subresource-integrity',
]);

/** Replaces the address of a site that is not known: the name is reserved (RFC 2606). */
export const NO_BASE = 'http://page.invalid/';

/** What a file does not show, in words. */
export const NOT_IN_FILES = 'Response headers, HTTPS, robots.txt and sitemaps are not judged for files.';
const NO_ADDRESS = 'The address of the page is not known.';

type Unjudged = (id: string) => string | undefined;

/** Why a check cannot be answered for a file; undefined if it can. */
export const unjudged =
  (hasAddress: boolean): Unjudged =>
  (id) => {
    if (OF_A_SERVER.has(id)) return NOT_IN_FILES;
    return !hasAddress && OF_AN_ADDRESS.has(id) ? NO_ADDRESS : undefined;
  };

type Content = Readonly<Record<string, unknown>>;

interface ListedAudit extends Content {
  readonly findings: readonly { readonly id: string }[];
  readonly checks: {
    readonly passed: readonly string[];
    readonly failed: readonly string[];
    readonly not_applicable: readonly { readonly id: string; readonly reason: string }[];
    readonly undecided: readonly { readonly id: string; readonly reason: string }[];
  };
}

const isAudit = (value: unknown): value is ListedAudit =>
  typeof value === 'object' && value !== null && 'findings' in value && 'checks' in value;

/** An audit whose checks, where a file cannot answer them, are left undecided. */
const auditOfFile = (audit: ListedAudit, why: Unjudged, scoreOf: (ids: ReadonlySet<string>) => number | null) => {
  const { passed, failed, not_applicable: inapplicable, undecided } = audit.checks;
  const answered = (id: string) => why(id) === undefined;
  const all = [...passed, ...failed, ...inapplicable.map(({ id }) => id), ...undecided.map(({ id }) => id)];
  return {
    ...audit,
    score: scoreOf(new Set(all.filter(answered))),
    findings: audit.findings.filter(({ id }) => answered(id)),
    checks: {
      passed: passed.filter(answered),
      failed: failed.filter(answered),
      not_applicable: inapplicable.filter(({ id }) => answered(id)),
      undecided: [
        ...undecided.filter(({ id }) => answered(id)),
        ...all.flatMap((id) => {
          const reason = why(id);
          return reason === undefined ? [] : [{ id, reason }];
        }),
      ],
    },
  };
};

/** Sections of a page that was read from a file, without what only a server shows. */
export const sectionsOfFile = <Section extends Content>(
  sections: Readonly<Record<string, Section>>,
  why: Unjudged,
  scoreOf: (ids: ReadonlySet<string>) => number | null,
): Record<string, Section> =>
  Object.fromEntries(
    Object.entries(sections).map(([id, section]) => [
      id,
      Object.fromEntries(
        Object.entries(section).map(([key, value]) => [key, isAudit(value) ? auditOfFile(value, why, scoreOf) : value]),
      ) as Section,
    ]),
  );

/** Results that a file can give. */
export const resultsOfFile = (results: readonly CheckResult[], why: Unjudged): CheckResult[] =>
  results.filter(({ check }) => why(check.id) === undefined);
