import type { Severity } from '../../../model/check.ts';
import { mdn } from '../../../model/links.ts';
import { failed, passed, say, undecided } from '../../../model/verdict.ts';
import { splitPolicies } from '../facts/observatory/policy.ts';
import { FAULTS } from '../facts/observatory/words.ts';
import { guide, type SecurityCheck, type SecurityView, security } from './input.ts';

type Run = SecurityCheck['run'];

/** How one of the tests is judged; the score of the category is the Observatory's own. */
const scored =
  (id: string): Run =>
  ({ observed }) => {
    const { result, pass, undecided: reason } = observed.tests[id]!;
    if (pass === null) return undecided(reason ?? 'undetermined');
    return pass ? passed() : failed(say`${FAULTS[result!] ?? result!}`);
  };

/** Where credentials are allowed, it matters which origins are, which would take further requests. */
const sharing: Run = (view) => {
  const origin = view.facts.headers['access-control-allow-origin']?.trim();
  const credentials = view.facts.headers['access-control-allow-credentials']?.trim().toLowerCase();
  if (origin && origin !== '*' && credentials === 'true')
    return undecided('Credentials are allowed; whether every origin is accepted was not tested.');
  return scored('cross-origin-resource-sharing')(view);
};

const headerPolicies = ({ facts: { headers } }: SecurityView): string[] =>
  splitPolicies([headers['content-security-policy'] ?? '']).filter(Boolean);

/** The Observatory counts a policy wherever its meta element stands; browsers only in head. */
const enforced: Run = (view) => {
  const { headPolicies, metaPolicies } = view.facts;
  const lost = headerPolicies(view).length === 0 && headPolicies.length === 0 && metaPolicies.length > 0;
  return lost
    ? failed('The policy is in a meta element outside head, where browsers ignore it.')
    : scored('content-security-policy')(view);
};

const restrictsFrames = (policy: string): boolean => /(?:^|;)\s*frame-ancestors(?:[\s;]|$)/i.test(policy);

/** The Observatory takes `frame-ancestors` of a meta element for one; browsers ignore it there (CSP 3, 3.3). */
const framing: Run = (view) => {
  const viaMeta =
    view.observed.tests['x-frame-options']!.result === 'x-frame-options-implemented-via-csp' &&
    !headerPolicies(view).some(restrictsFrames);
  if (!viaMeta) return scored('x-frame-options')(view);
  return /^\s*(?:deny|sameorigin|allow-from\b.*)\s*$/i.test(view.facts.headers['x-frame-options'] ?? '')
    ? passed()
    : failed('frame-ancestors has no effect in a meta element.');
};

interface ObservatoryCheck {
  readonly help: string;
  readonly fix: string;
  readonly examples: SecurityCheck['examples'];
}

/** A check is named after the test that judges it. */
const test = (id: string, severity: Severity, title: string, check: ObservatoryCheck, run = scored(id)) =>
  security(`sec-${id}`, severity, title, { ...check, requirements: null, run });

const META_POLICY =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; frame-ancestors \'none\'">';

/** The twelve tests of the HTTP Observatory. */
export const OBSERVATORY_CHECKS = [
  test(
    'content-security-policy',
    'serious',
    'Content security policy',
    {
      help: guide('CSP'),
      fix: "Send a Content-Security-Policy without 'unsafe-inline' and with narrow script-src and object-src.",
      examples: {
        passed: [{ headers: { 'content-security-policy': "default-src 'none'" } }, { head: META_POLICY }],
        failed: [
          '',
          { headers: { 'content-security-policy': "default-src 'self'; script-src 'unsafe-inline'" } },
          { body: META_POLICY },
        ],
      },
    },
    enforced,
  ),
  test('cookies', 'serious', 'Cookies', {
    help: guide('Cookies'),
    fix: 'Set Secure and SameSite on every cookie and HttpOnly on session cookies.',
    examples: {
      passed: ['', { cookies: ['a=1; Secure; SameSite=Lax'] }],
      failed: [{ cookies: ['a=1'] }, { cookies: ['login=1; Secure'] }],
    },
  }),
  test(
    'cross-origin-resource-sharing',
    'moderate',
    'Cross-origin resource sharing',
    {
      help: guide('CORS'),
      fix: 'Send Access-Control-Allow-Origin only to origins that need it.',
      examples: {
        passed: ['', { headers: { 'access-control-allow-origin': '*' } }],
        undecided: {
          headers: {
            'access-control-allow-origin': 'https://shop.example.org',
            'access-control-allow-credentials': 'true',
          },
        },
      },
    },
    sharing,
  ),
  test('cross-origin-embedder-policy', 'minor', 'Cross-origin embedder policy', {
    help: mdn('HTTP/Reference/Headers/Cross-Origin-Embedder-Policy'),
    fix: 'Use require-corp, credentialless or unsafe-none.',
    examples: {
      passed: ['', { headers: { 'cross-origin-embedder-policy': 'require-corp' } }],
      failed: { headers: { 'cross-origin-embedder-policy': '"require-corp"' } },
    },
  }),
  test('cross-origin-opener-policy', 'minor', 'Cross-origin opener policy', {
    help: mdn('HTTP/Reference/Headers/Cross-Origin-Opener-Policy'),
    fix: 'Use same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none.',
    examples: {
      passed: ['', { headers: { 'cross-origin-opener-policy': 'same-origin' } }],
      failed: { headers: { 'cross-origin-opener-policy': '"same-origin"' } },
    },
  }),
  test('cross-origin-resource-policy', 'minor', 'Cross-origin resource policy', {
    help: guide('CORP'),
    fix: 'Use same-origin, same-site or cross-origin.',
    examples: {
      passed: ['', { headers: { 'cross-origin-resource-policy': 'same-site' } }],
      failed: { headers: { 'cross-origin-resource-policy': 'whoever' } },
    },
  }),
  test('redirection', 'serious', 'Redirection to HTTPS', {
    help: guide('TLS#http_redirections'),
    fix: 'Redirect plain HTTP to HTTPS on the same host first.',
    examples: {
      passed: { plainHttp: ['http://example.org/', 'https://example.org/'] },
      failed: { plainHttp: ['http://example.org/'] },
      undecided: '',
    },
  }),
  test('referrer-policy', 'minor', 'Referrer policy', {
    help: guide('Referrer_policy'),
    fix: 'Send Referrer-Policy: strict-origin-when-cross-origin or a stricter one.',
    examples: {
      passed: ['', { headers: { 'referrer-policy': 'no-referrer' } }],
      failed: { headers: { 'referrer-policy': 'unsafe-url' } },
    },
  }),
  test('strict-transport-security', 'serious', 'Strict transport security', {
    help: guide('TLS#http_strict_transport_security'),
    fix: 'Send Strict-Transport-Security with max-age of at least 15768000.',
    examples: {
      passed: { headers: { 'strict-transport-security': 'max-age=31536000' } },
      failed: ['', { headers: { 'strict-transport-security': 'max-age=100' } }],
    },
  }),
  test('subresource-integrity', 'serious', 'Subresource integrity', {
    help: mdn('Security/Subresource_Integrity'),
    fix: 'Load third-party scripts over HTTPS and with an integrity attribute.',
    examples: {
      passed: ['', '<script src="https://cdn.example.net/a.js" integrity="sha384-x"></script>'],
      failed: '<script src="//cdn.example.net/a.js"></script>',
    },
  }),
  test('x-content-type-options', 'minor', 'Content type options', {
    help: guide('MIME_types'),
    fix: 'Send X-Content-Type-Options: nosniff.',
    examples: {
      passed: { headers: { 'x-content-type-options': 'nosniff' } },
      failed: ['', { headers: { 'x-content-type-options': 'sniff' } }],
    },
  }),
  test(
    'x-frame-options',
    'serious',
    'Frame options',
    {
      help: guide('Clickjacking'),
      fix: "Send frame-ancestors 'none' or 'self' in the content security policy, or X-Frame-Options: DENY.",
      examples: {
        passed: [
          { headers: { 'x-frame-options': 'DENY' } },
          { headers: { 'content-security-policy': "frame-ancestors 'self'" } },
          { headers: { 'x-frame-options': 'DENY' }, head: META_POLICY },
        ],
        failed: ['', { headers: { 'x-frame-options': 'ALLOWALL' } }, { head: META_POLICY }],
      },
    },
    framing,
  ),
];
