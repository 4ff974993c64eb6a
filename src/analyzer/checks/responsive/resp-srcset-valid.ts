import { candidatesOf, HTML, withSrcset } from './images.ts';
import { responsive } from './input.ts';

export const respSrcsetValid = responsive('resp-srcset-valid', 'moderate', 'srcset is not valid', {
  help: HTML,
  fix: 'Give every candidate a width, or every candidate a density, without repetition.',
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
});
