import { attr } from '../../reading/page/node.ts';
import { candidatesOf, HTML, withSrcset } from './images.ts';
import { responsive } from './input.ts';

export const respSrcsetSizes = responsive('resp-srcset-sizes', 'serious', 'srcset by width has no sizes', {
  help: HTML,
  fix: 'Use sizes to state the displayed width of the image.',
  elements: ({ page }) =>
    withSrcset(page.byTag('img', 'source')).filter((element) => candidatesOf(element).some(({ kind }) => kind === 'w')),
  test: (element) => (attr(element, 'sizes')?.trim() ? null : ''),
  none: 'No srcset uses width descriptors.',
  message: (n, of) => `${n} of ${of} images with widths in srcset have no sizes, so 100vw is assumed.`,
  examples: {
    passed: '<img srcset="a.png 400w, b.png 800w" sizes="50vw" src="a.png" alt="">',
    failed: '<img srcset="a.png 400w, b.png 800w" src="a.png" alt="">',
    notApplicable: '<img srcset="a.png 1x, b.png 2x" alt="">',
  },
});
