import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspScriptAllowlist = security(
  'sec-csp-script-allowlist',
  'serious',
  'Policy allows scripts from a host that runs any',
  {
    help: 'https://csp-evaluator.withgoogle.com/',
    fix: 'Use nonces with strict-dynamic: hosts with callbacks or old libraries let anyone run scripts.',
    run: without('SCRIPT_ALLOWLIST_BYPASS'),
    examples: {
      passed: [policy("script-src 'nonce-r4nd0mV4lu3'")],
      failed: [policy('script-src ajax.googleapis.com'), policy('script-src *.googleapis.com')],
      undecided: policy('script-src https://shop.example.net'),
      notApplicable: '',
    },
  },
);
