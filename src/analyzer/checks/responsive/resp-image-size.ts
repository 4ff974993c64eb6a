import { attr, type Element, hasAttr } from '../../reading/page/node.ts';
import { lighthouse } from '../links.ts';
import { responsive } from './input.ts';

const sized = (img: Element): boolean =>
  (hasAttr(img, 'width') && hasAttr(img, 'height')) ||
  /aspect-ratio\s*:|width\s*:[^;]+;[\s\S]*height\s*:|height\s*:[^;]+;[\s\S]*width\s*:/i.test(attr(img, 'style') ?? '');

export const respImageSize = responsive('resp-image-size', 'moderate', 'Images have no size', {
  help: lighthouse('performance/unsized-images'),
  fix: 'Set width and height to avoid layout shifts while the page loads.',
  elements: ({ page }) => page.byTag('img'),
  test: (img) => (sized(img) ? null : ''),
  none: 'There are no images.',
  message: (n, of) => `${n} of ${of} images have no width and height.`,
  examples: {
    passed: ['<img width="10" height="10" src="a.png" alt="">', '<img style="aspect-ratio: 1" src="a.png" alt="">'],
    failed: '<img src="a.png" alt="">',
    notApplicable: '',
  },
});
