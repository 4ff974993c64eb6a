import { attr } from '../../reading/page/node.ts';
import { HTML, withSrcset } from './images.ts';
import { responsive } from './input.ts';

export const respSrcsetFallback = responsive('resp-srcset-fallback', 'minor', 'Image with srcset has no src', {
  help: HTML,
  fix: 'Add src for browsers that do not support srcset.',
  elements: ({ page }) => withSrcset(page.byTag('img')),
  test: (img) => (attr(img, 'src')?.trim() ? null : ''),
  none: 'No image has a srcset.',
  message: (n, of) => `${n} of ${of} images with srcset have no src.`,
  examples: {
    passed: '<img srcset="a.png 2x" src="a.png" alt="">',
    failed: '<img srcset="a.png 2x" alt="">',
    notApplicable: '',
  },
});
