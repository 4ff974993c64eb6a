import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspStrictDynamic = security('sec-csp-strict-dynamic', 'info', 'Policy could be strict', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: "Use nonces or hashes with 'strict-dynamic', and 'unsafe-inline' and https: beside them for old browsers.",
  run: without('STRICT_DYNAMIC', 'STRICT_DYNAMIC_NOT_STANDALONE', 'UNSAFE_INLINE_FALLBACK', 'ALLOWLIST_FALLBACK'),
  examples: {
    passed: [policy("script-src 'nonce-r4nd0mV4lu3' 'strict-dynamic' 'unsafe-inline' https:")],
    failed: [policy('script-src https://shop.example.org'), policy("script-src 'strict-dynamic'")],
    notApplicable: '',
  },
});
