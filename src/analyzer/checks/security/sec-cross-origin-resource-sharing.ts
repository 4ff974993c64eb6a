import { undecided } from '../verdict.ts';
import { security } from './input.ts';
import { scored } from './scored.ts';

export const secCrossOriginResourceSharing = security(
  'sec-cross-origin-resource-sharing',
  'moderate',
  'Cross-origin resource sharing',
  {
    help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CORS',
    fix: 'Send Access-Control-Allow-Origin only to origins that need it.',
    run: (view) => {
      const origin = view.facts.headers['access-control-allow-origin']?.trim();
      const credentials = view.facts.headers['access-control-allow-credentials']?.trim().toLowerCase();
      if (origin && origin !== '*' && credentials === 'true')
        return undecided('Credentials are allowed; whether every origin is accepted was not tested.');
      return scored('cross-origin-resource-sharing')(view);
    },
    examples: {
      passed: ['', { headers: { 'access-control-allow-origin': '*' } }],
      undecided: {
        headers: {
          'access-control-allow-origin': 'https://shop.example.org',
          'access-control-allow-credentials': 'true',
        },
      },
    },
  },
);
