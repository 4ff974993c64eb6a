import { lighthouse, mdn } from '../../../model/links.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { tokenOf } from '../facts/observatory/isolation.ts';
import { deprecatedHeaders, leakingHeaders, named } from './headers.ts';
import { headerItem, oshp, security } from './input.ts';

export const DISCLOSURE_CHECKS = [
  security('sec-coop', 'info', 'Window is not isolated from other origins', {
    help: lighthouse('best-practices/origin-isolation'),
    fix: 'Send Cross-Origin-Opener-Policy: same-origin.',
    requirements: null,
    run: ({ facts }) => {
      const value = facts.headers['cross-origin-opener-policy'];
      const token = value === undefined ? null : tokenOf(value.trim());
      return token === null || token === 'unsafe-none'
        ? failed('A page that opens this one keeps a reference to its window.')
        : passed();
    },
    examples: {
      passed: { headers: { 'cross-origin-opener-policy': 'same-origin' } },
      failed: ['', { headers: { 'cross-origin-opener-policy': 'unsafe-none' } }],
    },
  }),
  security('sec-server-leak', 'minor', 'Headers disclose server software', {
    help: oshp,
    fix: 'Remove version numbers and product headers.',
    requirements: null,
    run: (view) => {
      const found = leakingHeaders(view.facts.headers);
      return found.length === 0
        ? passed()
        : failed(say`${found.join(', ')} name products or versions.`, named(view, found));
    },
    examples: {
      passed: ['', { headers: { server: 'nginx' } }],
      failed: [{ headers: { server: 'nginx/1.2.3' } }, { headers: { 'x-powered-by': 'PHP' } }],
    },
  }),
  security('sec-deprecated-headers', 'minor', 'Obsolete headers', {
    help: oshp,
    fix: 'Remove them; some of them are harmful.',
    requirements: null,
    run: (view) => {
      const found = deprecatedHeaders(view.facts.headers);
      return found.length === 0 ? passed() : failed(say`${found.join(', ')} should be removed.`, named(view, found));
    },
    examples: {
      passed: ['', { headers: { 'x-xss-protection': '0' } }],
      failed: [{ headers: { 'x-xss-protection': '1' } }, { headers: { 'expect-ct': 'max-age=1' } }],
    },
  }),
  security('sec-cache-private', 'moderate', 'Response with cookies may be cached by shared caches', {
    help: mdn('HTTP/Guides/Caching'),
    fix: 'Send Cache-Control: private or no-store with responses that set cookies.',
    requirements: null,
    run: ({ facts }) => {
      if (facts.setCookie.length === 0) return notApplicable('The response sets no cookies.');
      const value = (facts.headers['cache-control'] ?? '').toLowerCase();
      const shared = /\bpublic\b|s-maxage=[1-9]/.test(value) && !/\b(private|no-store)\b/.test(value);
      return shared
        ? failed('Shared caches may store this response and its cookies.', [headerItem('Cache-Control', value)])
        : passed();
    },
    examples: {
      passed: { cookies: ['a=1'], headers: { 'cache-control': 'private' } },
      failed: { cookies: ['a=1'], headers: { 'cache-control': 'public, max-age=60' } },
      notApplicable: '',
    },
  }),
  security('sec-clear-site-data', 'info', 'Clear-Site-Data on an ordinary page', {
    help: mdn('HTTP/Reference/Headers/Clear-Site-Data'),
    fix: 'Send it on logout, not with every page.',
    requirements: null,
    run: (view) =>
      view.facts.headers['clear-site-data'] === undefined
        ? notApplicable('There is no such header.')
        : failed('Loading this page deletes the data that the site has stored.', named(view, ['clear-site-data'])),
    examples: { failed: { headers: { 'clear-site-data': '"cache"' } }, notApplicable: '' },
  }),
  security('sec-x-permitted-cross-domain', 'info', 'Cross-domain policy files are allowed', {
    help: oshp,
    fix: 'Send X-Permitted-Cross-Domain-Policies: none.',
    requirements: null,
    run: (view) => {
      const value = view.facts.headers['x-permitted-cross-domain-policies'];
      if (value === undefined) return notApplicable('There is no such header.');
      return value.trim().toLowerCase() === 'none'
        ? passed()
        : failed(
            say`'${value.slice(0, 60)}' lets plug-in documents read this site.`,
            named(view, ['x-permitted-cross-domain-policies']),
          );
    },
    examples: {
      passed: { headers: { 'x-permitted-cross-domain-policies': 'none' } },
      failed: { headers: { 'x-permitted-cross-domain-policies': 'all' } },
      notApplicable: '',
    },
  }),
];
