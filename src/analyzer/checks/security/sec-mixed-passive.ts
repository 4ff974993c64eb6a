import { mdn } from '../links.ts';
import { security } from './input.ts';
import { mixed, passiveMixed } from './transport.ts';

export const secMixedPassive = security('sec-mixed-passive', 'moderate', 'Images or media over plain HTTP', {
  help: mdn('Security/Mixed_content'),
  fix: 'Load everything over HTTPS.',
  run: (view) => mixed(view, passiveMixed(view.page), 'images or media files are loaded'),
  examples: {
    passed: '<img src="/a.png" alt="">',
    failed: ['<img srcset="/a 1x, http://example.net/b 2x" alt="">', '<video src="http://example.net/v.mp4"></video>'],
  },
});
