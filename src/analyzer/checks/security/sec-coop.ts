import { tokenOf } from '../../stages/security/observatory/isolation.ts';
import { lighthouse } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { security } from './input.ts';

export const secCoop = security('sec-coop', 'info', 'Window is not isolated from other origins', {
  help: lighthouse('best-practices/origin-isolation'),
  fix: 'Send Cross-Origin-Opener-Policy: same-origin.',
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
});
