import { failed, passed } from '../verdict.ts';
import { deprecatedHeaders, named } from './headers.ts';
import { oshp, security } from './input.ts';

export const secDeprecatedHeaders = security('sec-deprecated-headers', 'minor', 'Obsolete headers', {
  help: oshp,
  fix: 'Remove them; some of them are harmful.',
  run: (view) => {
    const found = deprecatedHeaders(view.facts.headers);
    return found.length === 0 ? passed() : failed(`${found.join(', ')} should be removed.`, named(view, found));
  },
  examples: {
    passed: ['', { headers: { 'x-xss-protection': '0' } }],
    failed: [{ headers: { 'x-xss-protection': '1' } }, { headers: { 'expect-ct': 'max-age=1' } }],
  },
});
