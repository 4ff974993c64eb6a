import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspIpSource = security('sec-csp-ip-source', 'minor', 'Policy names an address instead of a host', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: 'Name the host; browsers ignore addresses.',
  run: without('IP_SOURCE'),
  examples: {
    passed: [policy("script-src 'self'")],
    failed: [policy('script-src 93.184.216.34')],
    notApplicable: '',
  },
});
