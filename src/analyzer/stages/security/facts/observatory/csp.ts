import type { SecurityFacts } from '../facts.ts';
import { type Directives, parseMetaPolicies, parsePolicies, splitPolicies } from './policy.ts';
import { scoredTest } from './types.ts';

const RESULTS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-implemented-but-duplicate-directives': 0,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'csp-not-implemented-but-reporting-enabled': -25,
} as const;
type Result = keyof typeof RESULTS;

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const PASSIVE = ['img-src', 'media-src'];

const isBroad = (source: string): boolean => BROAD.has(source);
const isBroadOrInline = (source: string): boolean => BROAD.has(source) || INLINE.has(source);
const isKey = (source: string): boolean => /^'(sha(256|384|512)|nonce)-/.test(source);
const isPlain = (source: string): boolean => source.startsWith('http:') || source.startsWith('ftp:');

/** The properties of a policy the Observatory reports beside its outcome. */
interface PolicyTraits {
  readonly antiClickjacking: boolean;
  readonly defaultNone: boolean;
  readonly insecureBaseUri: boolean;
  readonly insecureFormAction: boolean;
  readonly insecureSchemeActive: boolean;
  readonly insecureSchemePassive: boolean;
  readonly strictDynamic: boolean;
  readonly unsafeEval: boolean;
  readonly unsafeInline: boolean;
  readonly unsafeInlineStyle: boolean;
  readonly unsafeObjects: boolean;
}

export interface CspReading {
  readonly result: Result;
  readonly traits: PolicyTraits | null;
  /** Sources sorted; null if there is no policy in force or it cannot be read. */
  readonly directives: Readonly<Record<string, readonly string[]>> | null;
}

const attempt = <Value>(read: () => Value): Value | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** What a directive allows: its own sources, those of `default-src`, or everything. */
const sourcesOf = (directives: Directives, name: string, fallback?: string): Set<string> =>
  new Set(directives.get(name) ?? (fallback ? directives.get(fallback) : undefined) ?? ['*']);

/** Reads the policies of header and meta elements and grades the one they amount to. */
export const readCsp = (facts: Pick<SecurityFacts, 'headers' | 'metaPolicies' | 'url'>): CspReading => {
  const header = facts.headers['content-security-policy'];
  const fromHeader = splitPolicies(header === undefined ? [] : [header]);
  const fromMeta = splitPolicies(facts.metaPolicies);
  const parsed = attempt(() => parsePolicies([...fromHeader, ...fromMeta]));
  if (!parsed) return { result: 'csp-header-invalid', traits: null, directives: null };
  const inHeader: Directives = attempt(() => parsePolicies(fromHeader).directives) ?? new Map();
  const inMeta: Directives = attempt(() => parseMetaPolicies(fromMeta)) ?? new Map();
  if (inHeader.size + inMeta.size === 0) {
    const reporting = Boolean(facts.headers['content-security-policy-report-only']);
    const result = reporting ? 'csp-not-implemented-but-reporting-enabled' : 'csp-not-implemented';
    return { result, traits: null, directives: null };
  }

  const { directives, repeated } = parsed;
  const script = sourcesOf(directives, 'script-src', 'default-src');
  const style = sourcesOf(directives, 'style-src', 'default-src');
  const object = sourcesOf(directives, 'object-src', 'default-src');
  for (const sources of [script, style]) if ([...sources].some(isKey)) sources.delete("'unsafe-inline'");
  const dynamic = script.has("'strict-dynamic'");
  const strictDynamic = dynamic && [...script].some(isKey);
  if (strictDynamic)
    for (const source of script)
      if (source === "'self'" || [...BROAD].some((broad) => source.startsWith(broad))) script.delete(source);

  const active = [...directives].filter(([name]) => name !== 'script-src' && !PASSIVE.includes(name));
  const activeSources = [...active.flatMap(([, sources]) => [...sources]), ...script];
  const passiveSources = PASSIVE.flatMap((name) => [...(directives.get(name) ?? directives.get('default-src') ?? [])]);
  const https = facts.url.protocol === 'https:';
  const onlyNone = directives.get('default-src');
  const traits: PolicyTraits = {
    antiClickjacking: ![...sourcesOf(inHeader, 'frame-ancestors')].some(isBroad),
    defaultNone: onlyNone?.size === 1 && onlyNone.has("'none'"),
    insecureBaseUri: [...sourcesOf(directives, 'base-uri')].some(isBroadOrInline),
    insecureFormAction: [...sourcesOf(directives, 'form-action')].some(isBroad),
    insecureSchemeActive: https && activeSources.some(isPlain),
    insecureSchemePassive: https && passiveSources.some(isPlain),
    strictDynamic,
    unsafeEval: script.has("'unsafe-eval'") || style.has("'unsafe-eval'"),
    unsafeInline: [...script].some(isBroadOrInline) || [...object].some(isBroad),
    unsafeInlineStyle: [...style].some(isBroadOrInline),
    unsafeObjects: [...object].some(isBroad),
  };
  const graded = grade(traits, dynamic);
  const listed = Object.fromEntries([...directives].map(([name, sources]) => [name, [...sources].sort()]));
  const duplicates = repeated.length > 0 && PASSING.has(graded);
  return { result: duplicates ? 'csp-implemented-but-duplicate-directives' : graded, traits, directives: listed };
};

/** Outcomes that a repeated reporting directive turns into one of its own. */
const PASSING: ReadonlySet<Result> = new Set([
  'csp-implemented-with-no-unsafe',
  'csp-implemented-with-no-unsafe-default-src-none',
  'csp-implemented-with-unsafe-inline-in-style-src-only',
  'csp-implemented-with-insecure-scheme-in-passive-content-only',
]);

const grade = (traits: PolicyTraits, dynamic: boolean): Result => {
  if (dynamic && !traits.strictDynamic) return 'csp-header-invalid';
  if (traits.unsafeInline) return 'csp-implemented-with-unsafe-inline';
  if (traits.insecureSchemeActive) return 'csp-implemented-with-insecure-scheme';
  if (traits.unsafeEval) return 'csp-implemented-with-unsafe-eval';
  if (traits.insecureSchemePassive) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (traits.unsafeInlineStyle) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return traits.defaultNone ? 'csp-implemented-with-no-unsafe-default-src-none' : 'csp-implemented-with-no-unsafe';
};

export const contentSecurityPolicy = scoredTest({
  id: 'content-security-policy',
  title: 'Content security policy',
  results: RESULTS,
  run: (facts) => {
    const { result, traits, directives } = readCsp(facts);
    return { result, data: { policy: traits, directives } };
  },
});
