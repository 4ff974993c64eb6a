import { mixedContent } from './mixed-content.ts';
import { passiveMixed } from './transport.ts';

export const secMixedPassive = mixedContent('sec-mixed-passive', 'moderate', 'Images or media over plain HTTP', {
  found: passiveMixed,
  what: 'images or media files are loaded',
  examples: {
    passed: '<img src="/a.png" alt="">',
    failed: ['<img srcset="/a 1x, http://example.net/b 2x" alt="">', '<video src="http://example.net/v.mp4"></video>'],
  },
});
