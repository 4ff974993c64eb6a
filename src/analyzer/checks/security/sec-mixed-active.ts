import { mdn } from '../links.ts';
import { security } from './input.ts';
import { activeMixed, mixed } from './transport.ts';

export const secMixedActive = security('sec-mixed-active', 'critical', 'Scripts, styles or frames over plain HTTP', {
  help: mdn('Security/Mixed_content'),
  fix: 'Load everything over HTTPS.',
  run: (view) => mixed(view, activeMixed(view.page), 'scripts, style sheets or frames are loaded'),
  examples: {
    passed: '<script src="/a.js"></script>',
    failed: ['<script src="http://example.net/a.js"></script>', '<iframe src="http://example.net/"></iframe>'],
  },
});
