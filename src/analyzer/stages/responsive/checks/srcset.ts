import { attr } from '../../../page/tree/node.ts';
import { candidatesOf, HTML, withSrcset } from './images.ts';
import { responsive } from './input.ts';

export const SRCSET_CHECKS = [
  responsive('resp-srcset-sizes', 'serious', 'srcset by width has no sizes', {
    help: HTML,
    fix: 'Use sizes to state the displayed width of the image.',
    requirements: null,
    elements: ({ page }) =>
      withSrcset(page.byTag('img', 'source')).filter((element) =>
        candidatesOf(element).some(({ kind }) => kind === 'w'),
      ),
    test: (element) => (attr(element, 'sizes')?.trim() ? null : ''),
    none: 'No srcset uses width descriptors.',
    message: (n, of) => `${n} of ${of} images with widths in srcset have no sizes, so 100vw is assumed.`,
    examples: {
      passed: '<img srcset="a.png 400w, b.png 800w" sizes="50vw" src="a.png" alt="">',
      failed: '<img srcset="a.png 400w, b.png 800w" src="a.png" alt="">',
      notApplicable: '<img srcset="a.png 1x, b.png 2x" alt="">',
    },
  }),
  responsive('resp-srcset-valid', 'moderate', 'srcset is not valid', {
    help: HTML,
    fix: 'Give every candidate a width, or every candidate a density, without repetition.',
    requirements: null,
    elements: ({ page }) => withSrcset(page.byTag('img', 'source')),
    test: (element) => {
      const all = candidatesOf(element);
      const wrong = all.find(({ kind }) => kind === 'invalid');
      if (wrong) return `descriptor ${wrong.descriptor}`;
      if (new Set(all.map(({ kind }) => kind)).size > 1) return 'widths and densities mixed';
      return new Set(all.map(({ descriptor }) => descriptor)).size < all.length ? 'a descriptor is repeated' : null;
    },
    none: 'No image has a srcset.',
    message: (n, of) => `${n} of ${of} srcset attributes are not valid.`,
    examples: {
      passed: ['<img srcset="a.png 1x, b.png 2x" alt="">', '<img srcset="a,b.png 400w" sizes="1px" alt="">'],
      failed: [
        '<img srcset="a.png 400w, b.png 2x" alt="">',
        '<img srcset="a.png 2x, b.png 2x" alt="">',
        '<img srcset="a.png 400px" alt="">',
      ],
      notApplicable: '',
    },
  }),
  responsive('resp-srcset-fallback', 'minor', 'Image with srcset has no src', {
    help: HTML,
    fix: 'Add src for browsers that do not support srcset.',
    requirements: null,
    elements: ({ page }) => withSrcset(page.byTag('img')),
    test: (img) => (attr(img, 'src')?.trim() ? null : ''),
    none: 'No image has a srcset.',
    message: (n, of) => `${n} of ${of} images with srcset have no src.`,
    examples: {
      passed: '<img srcset="a.png 2x" src="a.png" alt="">',
      failed: '<img srcset="a.png 2x" alt="">',
      notApplicable: '',
    },
  }),
];
