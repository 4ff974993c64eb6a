import { failed, notApplicable, passed } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { media } from './input.ts';

export const mediaLazyFirst = media('media-lazy-first', 'minor', 'First image loads lazily', {
  help: 'https://web.dev/articles/lcp-lazy-loading',
  fix: 'Remove loading="lazy" from the first images.',
  requirements: null,
  run: ({ page }) => {
    const first = page.byTag('img').find((image) => attr(image, 'src') && !/^data:/i.test(attr(image, 'src')!));
    if (!first) return notApplicable('There are no images.');
    return attr(first, 'loading')?.toLowerCase() === 'lazy'
      ? failed('The first image of the page is lazy-loaded.', [page.item(first)])
      : passed();
  },
  examples: {
    passed: '<img src="/a.png" alt="">',
    failed: '<img src="/a.png" alt="" loading="lazy">',
    notApplicable: '',
  },
});
