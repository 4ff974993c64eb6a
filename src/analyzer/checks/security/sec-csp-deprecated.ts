import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspDeprecated = security('sec-csp-deprecated', 'minor', 'Policy has directives that are gone', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: 'Remove them, or use what took their place.',
  run: without('DEPRECATED_DIRECTIVE'),
  examples: {
    passed: [policy("script-src 'self'")],
    failed: [policy('reflected-xss block'), policy('referrer origin')],
    notApplicable: '',
  },
});
