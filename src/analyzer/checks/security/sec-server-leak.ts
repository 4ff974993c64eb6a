import { failed, passed } from '../verdict.ts';
import { leakingHeaders, named } from './headers.ts';
import { oshp, security } from './input.ts';

export const secServerLeak = security('sec-server-leak', 'minor', 'Headers disclose server software', {
  help: oshp,
  fix: 'Remove version numbers and product headers.',
  run: (view) => {
    const found = leakingHeaders(view.facts.headers);
    return found.length === 0 ? passed() : failed(`${found.join(', ')} name products or versions.`, named(view, found));
  },
  examples: {
    passed: ['', { headers: { server: 'nginx' } }],
    failed: [{ headers: { server: 'nginx/1.2.3' } }, { headers: { 'x-powered-by': 'PHP' } }],
  },
});
