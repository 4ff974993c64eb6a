import { mdn } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { headerItem, security } from './input.ts';

export const secCachePrivate = security(
  'sec-cache-private',
  'moderate',
  'Response with cookies may be cached by shared caches',
  {
    help: mdn('HTTP/Guides/Caching'),
    fix: 'Send Cache-Control: private or no-store with responses that set cookies.',
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
  },
);
