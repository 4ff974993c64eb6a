import { mdn } from '../../links.ts';
import type { Severity } from '../../types.ts';
import { failed, passed, undecided } from '../../verdict.ts';
import { guide, type SecurityCheck, security } from '../define.ts';
import { OBSERVATORY } from '../observatory/observatory.ts';
import { FAULTS } from '../observatory/words.ts';

/** Severity, public rule and remedy of each scored test. */
const ABOUT: Readonly<Record<string, readonly [Severity, string, string]>> = {
  'content-security-policy': [
    'serious',
    guide('CSP'),
    "Send a Content-Security-Policy without 'unsafe-inline' and with narrow script-src and object-src.",
  ],
  cookies: ['serious', guide('Cookies'), 'Set Secure and SameSite on every cookie and HttpOnly on session cookies.'],
  'cross-origin-resource-sharing': [
    'moderate',
    guide('CORS'),
    'Send Access-Control-Allow-Origin only to origins that need it.',
  ],
  'cross-origin-embedder-policy': [
    'minor',
    mdn('HTTP/Reference/Headers/Cross-Origin-Embedder-Policy'),
    'Use require-corp, credentialless or unsafe-none.',
  ],
  'cross-origin-opener-policy': [
    'minor',
    mdn('HTTP/Reference/Headers/Cross-Origin-Opener-Policy'),
    'Use same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none.',
  ],
  'cross-origin-resource-policy': ['minor', guide('CORP'), 'Use same-origin, same-site or cross-origin.'],
  redirection: ['serious', guide('TLS#http_redirections'), 'Redirect plain HTTP to HTTPS on the same host first.'],
  'referrer-policy': [
    'minor',
    guide('Referrer_policy'),
    'Send Referrer-Policy: strict-origin-when-cross-origin or a stricter one.',
  ],
  'strict-transport-security': [
    'serious',
    guide('TLS#http_strict_transport_security'),
    'Send Strict-Transport-Security with max-age of at least 15768000.',
  ],
  'subresource-integrity': [
    'serious',
    mdn('Security/Subresource_Integrity'),
    'Load third-party scripts over HTTPS and with an integrity attribute.',
  ],
  'x-content-type-options': ['minor', guide('MIME_types'), 'Send X-Content-Type-Options: nosniff.'],
  'x-frame-options': [
    'serious',
    guide('Clickjacking'),
    "Send frame-ancestors 'none' or 'self' in the content security policy, or X-Frame-Options: DENY.",
  ],
};

/** The twelve scored tests as checks; the score of the category is the Observatory's own. */
export const scoredChecks: readonly SecurityCheck[] = OBSERVATORY.map(({ id, title }) => {
  const [severity, help, fix] = ABOUT[id]!;
  return security({ id: `sec-${id}`, title, severity, help, fix }, ({ observed }) => {
    const { result, pass, undecided: reason } = observed.tests[id]!;
    if (pass === null) return undecided(reason ?? 'undetermined');
    return pass ? passed() : failed(FAULTS[result!] ?? result!);
  });
});
