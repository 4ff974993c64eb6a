import type { Severity } from '../../../model/check.ts';
import { policy } from '../../../model/samples.ts';
import { security } from './input.ts';
import { type WeaknessKind, without } from './weaknesses.ts';

interface PolicyCheck {
  readonly fix: string;
  /** What the policies are judged by. */
  readonly kinds: readonly WeaknessKind[];
  /** Policies for examples. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly undecided?: string;
}

const weakness = (id: string, severity: Severity, title: string, check: PolicyCheck) =>
  security(id, severity, title, {
    help: 'https://csp-evaluator.withgoogle.com/',
    fix: check.fix,
    requirements: null,
    run: without(...check.kinds),
    examples: {
      passed: check.passed.map(policy),
      failed: check.failed.map(policy),
      ...(check.undecided === undefined ? {} : { undecided: policy(check.undecided) }),
      notApplicable: '',
    },
  });

/** The policies in force, by the weaknesses that Google's CSP Evaluator finds. */
export const POLICY_CHECKS = [
  weakness('sec-csp-missing-directives', 'serious', 'Policy leaves out what it must say', {
    fix: "Add script-src, object-src 'none' and base-uri 'none'.",
    kinds: ['MISSING_DIRECTIVES'],
    passed: ["script-src 'none'; object-src 'none'; base-uri 'none'"],
    failed: ["img-src 'self'", "script-src 'nonce-r4nd0mV4lu3'"],
  }),
  weakness('sec-csp-unsafe-inline', 'serious', 'Policy lets inline scripts run', {
    fix: "Replace 'unsafe-inline' by nonces or hashes.",
    kinds: ['SCRIPT_UNSAFE_INLINE'],
    passed: ["script-src 'self'", "script-src 'unsafe-inline' 'nonce-r4nd0mV4lu3'"],
    failed: ["script-src 'unsafe-inline'", "default-src 'unsafe-inline', script-src 'unsafe-inline'"],
  }),
  weakness('sec-csp-unsafe-eval', 'moderate', 'Policy lets text become code', {
    fix: "Remove 'unsafe-eval' and 'unsafe-hashes'.",
    kinds: ['SCRIPT_UNSAFE_EVAL', 'SCRIPT_UNSAFE_HASHES'],
    passed: ["script-src 'self'"],
    failed: ["script-src 'unsafe-eval' 'strict-dynamic' 'nonce-r4nd0mV4lu3'", "script-src 'unsafe-hashes'"],
  }),
  weakness('sec-csp-url-schemes', 'serious', 'Policy allows whole schemes', {
    fix: 'Name hosts, or use nonces, in place of data:, https: and the like.',
    kinds: ['PLAIN_URL_SCHEMES'],
    passed: ["script-src 'self'"],
    failed: ["script-src 'self' data:", 'script-src https:'],
  }),
  weakness('sec-csp-wildcard', 'serious', 'Policy allows every host', {
    fix: 'Name hosts, or use nonces, in place of *.',
    kinds: ['PLAIN_WILDCARD'],
    passed: ["script-src 'self'; object-src 'none'"],
    failed: ['script-src *', 'object-src *'],
  }),
  weakness('sec-csp-script-allowlist', 'serious', 'Policy allows scripts from a host that runs any', {
    fix: 'Use nonces with strict-dynamic: hosts with callbacks or old libraries let anyone run scripts.',
    kinds: ['SCRIPT_ALLOWLIST_BYPASS'],
    passed: ["script-src 'nonce-r4nd0mV4lu3'"],
    failed: ['script-src ajax.googleapis.com', 'script-src *.googleapis.com'],
    undecided: 'script-src https://shop.example.net',
  }),
  weakness('sec-csp-object-allowlist', 'serious', 'Policy allows plug-ins from a host that runs any', {
    fix: "Use object-src 'none'.",
    kinds: ['OBJECT_ALLOWLIST_BYPASS'],
    passed: ["object-src 'none'"],
    failed: ['object-src https://ajax.googleapis.com'],
    undecided: 'object-src https://shop.example.net',
  }),
  weakness('sec-csp-nonce', 'moderate', 'Nonce is too short or no base64', {
    fix: 'Use at least 8 random characters of base64, new with every answer.',
    kinds: ['NONCE_LENGTH', 'NONCE_CHARSET'],
    passed: ["script-src 'nonce-r4nd0mV4lu3'"],
    failed: ["script-src 'nonce-a'", "script-src 'nonce-#r4nd0mV4lu3#'"],
  }),
  weakness('sec-csp-plain-http', 'moderate', 'Policy allows sources over plain HTTP', {
    fix: 'Name sources and reports with https:.',
    kinds: ['SRC_HTTP'],
    passed: ['script-src https://shop.example.net'],
    failed: ['script-src http://shop.example.net', 'report-uri http://shop.example.net'],
  }),
  weakness('sec-csp-ip-source', 'minor', 'Policy names an address instead of a host', {
    fix: 'Name the host; browsers ignore addresses.',
    kinds: ['IP_SOURCE'],
    passed: ["script-src 'self'"],
    failed: ['script-src 93.184.216.34'],
  }),
  weakness('sec-csp-deprecated', 'minor', 'Policy has directives that are gone', {
    fix: 'Remove them, or use their replacements.',
    kinds: ['DEPRECATED_DIRECTIVE'],
    passed: ["script-src 'self'"],
    failed: ['reflected-xss block', 'referrer origin'],
  }),
  weakness('sec-csp-syntax', 'moderate', 'Policy is misspelt', {
    fix: 'Correct the directive or keyword, put keywords into quotes, and end each directive with a semicolon.',
    kinds: ['MISSING_SEMICOLON', 'UNKNOWN_DIRECTIVE', 'INVALID_KEYWORD'],
    passed: [
      "script-src 'self'; object-src 'none'",
      "script-src 'self' 'trusted-types-eval'; fenced-frame-src https://shop.example.net",
    ],
    failed: [
      "script-sr 'self'",
      'script-src self',
      "script-src 'self' object-src 'none'",
      "script-src 'nonsense'",
      "script-src 'self' https://",
      'img-src https://%',
    ],
  }),
  weakness('sec-csp-strict-dynamic', 'info', 'Policy could be strict', {
    fix: "Use nonces or hashes with 'strict-dynamic', and 'unsafe-inline' and https: beside them for old browsers.",
    kinds: ['STRICT_DYNAMIC', 'STRICT_DYNAMIC_NOT_STANDALONE', 'UNSAFE_INLINE_FALLBACK', 'ALLOWLIST_FALLBACK'],
    passed: ["script-src 'nonce-r4nd0mV4lu3' 'strict-dynamic' 'unsafe-inline' https:"],
    failed: ['script-src https://shop.example.org', "script-src 'strict-dynamic'"],
  }),
];
