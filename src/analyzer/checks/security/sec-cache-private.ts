import { mdn } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { headerItem, security } from './input.ts';

export const secCachePrivate = security({
  id: 'sec-cache-private',
  title: 'Answer with cookies may be stored for others',
  severity: 'moderate',
  help: mdn('HTTP/Guides/Caching'),
  fix: 'Send Cache-Control: private or no-store with answers that set cookies.',
  run: ({ facts }) => {
    if (facts.setCookie.length === 0) return notApplicable('The answer sets no cookie.');
    const value = (facts.headers['cache-control'] ?? '').toLowerCase();
    const shared = /\bpublic\b|s-maxage=[1-9]/.test(value) && !/\b(private|no-store)\b/.test(value);
    return shared
      ? failed('Shared caches may keep this answer and its cookies.', [headerItem('Cache-Control', value)])
      : passed();
  },
  examples: {
    passed: { cookies: ['a=1'], headers: { 'cache-control': 'private' } },
    failed: { cookies: ['a=1'], headers: { 'cache-control': 'public, max-age=60' } },
    notApplicable: '',
  },
});
