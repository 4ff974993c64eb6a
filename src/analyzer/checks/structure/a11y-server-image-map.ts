import { attr, hasAttr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { a11y } from './view.ts';

export const a11yServerImageMap = a11y('a11y-server-image-map', 'minor', 'Image map needs a mouse', {
  help: axe('server-side-image-map'),
  fix: 'Use usemap with area elements: what ismap sends is a place that only a mouse can point at.',
  elements: (view) => view.page.byTag('img').filter((img) => hasAttr(img, 'ismap') && view.rendering.visible(img)),
  test: (img) => (attr(img, 'usemap') ? null : ''),
  none: 'No image is a map on the server.',
  message: (n) => `${n} images are maps on the server.`,
  examples: {
    passed: '<a href="/m"><img ismap usemap="#m" alt="Map" src="/m.png"></a>',
    failed: '<a href="/m"><img ismap alt="Map" src="/m.png"></a>',
    notApplicable: '<img alt="Map" src="/m.png">',
  },
});
