import { mixedContent } from './mixed-content.ts';
import { activeMixed } from './transport.ts';

export const secMixedActive = mixedContent(
  'sec-mixed-active',
  'critical',
  'Scripts, styles or frames over plain HTTP',
  {
    found: activeMixed,
    what: 'scripts, style sheets or frames are loaded',
    examples: {
      passed: ['<script src="/a.js"></script>', '<script src="http://localhost:8080/a.js"></script>'],
      failed: [
        '<script src="http://example.net/a.js"></script>',
        '<iframe src="http://example.net/"></iframe>',
        { head: '<link rel="modulepreload" href="http://example.net/a.js">' },
      ],
    },
  },
);
