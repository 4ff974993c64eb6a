import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspPlainHttp = security('sec-csp-plain-http', 'moderate', 'Policy allows sources over plain HTTP', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: 'Name sources and reports with https:.',
  run: without('SRC_HTTP'),
  examples: {
    passed: [policy('script-src https://shop.example.net')],
    failed: [policy('script-src http://shop.example.net'), policy('report-uri http://shop.example.net')],
    notApplicable: '',
  },
});
