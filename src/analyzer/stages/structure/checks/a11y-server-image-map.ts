import { axe } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yServerImageMap = a11y('a11y-server-image-map', 'minor', 'Image map needs a mouse', {
  help: axe('server-side-image-map'),
  fix: 'Use usemap with area elements: what ismap sends is a place that only a mouse can point at.',
  requirements: {
    criteria: [
      { sc: '2.1.1', when: 'may' },
      { sc: '1.1.1', when: 'may' },
    ],
    techniques: ['H24'],
    failures: ['F54'],
  },
  elements: ({ page, rendering }) => page.$(page.byTag('img')).filter('[ismap]').get().filter(rendering.visible),
  test: (img) => (attr(img, 'usemap') ? null : ''),
  none: 'No image is a map on the server.',
  message: (n) => `${n} images are maps on the server.`,
  examples: {
    passed: '<a href="/m"><img ismap usemap="#m" alt="Map" src="/m.png"></a>',
    failed: '<a href="/m"><img ismap alt="Map" src="/m.png"></a>',
    notApplicable: '<img alt="Map" src="/m.png">',
  },
});
