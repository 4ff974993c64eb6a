import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspSyntax = security('sec-csp-syntax', 'moderate', 'Policy is misspelt', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: 'Correct the directive or keyword, put keywords into quotes, and end each directive with a semicolon.',
  run: without('MISSING_SEMICOLON', 'UNKNOWN_DIRECTIVE', 'INVALID_KEYWORD'),
  examples: {
    passed: [policy("script-src 'self'; object-src 'none'")],
    failed: [
      policy("script-sr 'self'"),
      policy('script-src self'),
      policy("script-src 'self' object-src 'none'"),
      policy("script-src 'nonsense'"),
      policy("script-src 'self' https://"),
      policy('img-src https://%'),
    ],
    notApplicable: '',
  },
});
