import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspObjectAllowlist = security(
  'sec-csp-object-allowlist',
  'serious',
  'Policy allows plug-ins from a host that runs any',
  {
    help: 'https://csp-evaluator.withgoogle.com/',
    fix: "Use object-src 'none'.",
    run: without('OBJECT_ALLOWLIST_BYPASS'),
    examples: {
      passed: [policy("object-src 'none'")],
      failed: [policy('object-src https://ajax.googleapis.com')],
      undecided: policy('object-src https://shop.example.net'),
      notApplicable: '',
    },
  },
);
