import { security } from './input.ts';
import { scored } from './scored.ts';

export const secCrossOriginEmbedderPolicy = security(
  'sec-cross-origin-embedder-policy',
  'minor',
  'Cross-origin embedder policy',
  {
    help: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Cross-Origin-Embedder-Policy',
    fix: 'Use require-corp, credentialless or unsafe-none.',
    run: scored('cross-origin-embedder-policy'),
    examples: {
      passed: ['', { headers: { 'cross-origin-embedder-policy': 'require-corp' } }],
      failed: { headers: { 'cross-origin-embedder-policy': '"require-corp"' } },
    },
  },
);
