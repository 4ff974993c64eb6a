import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { media } from './input.ts';

export const mediaLazyMissing = media('media-lazy-missing', 'minor', 'No image loads lazily', {
  help: 'https://web.dev/articles/browser-level-image-lazy-loading',
  fix: 'Set loading="lazy" on images below the first screen.',
  requirements: null,
  run: ({ page }) => {
    const images = page.byTag('img');
    if (images.length <= 3) return notApplicable('There are three images or fewer.');
    return images.some((image) => attr(image, 'loading')?.toLowerCase() === 'lazy')
      ? passed()
      : failed(say`None of ${images.length} images loads lazily.`);
  },
  examples: {
    passed:
      '<img src="/a.png" alt=""><img src="/a.png" alt=""><img src="/a.png" alt=""><img src="/b.png" alt="" loading="lazy">',
    failed: '<img src="/a.png" alt=""><img src="/a.png" alt=""><img src="/a.png" alt=""><img src="/a.png" alt="">',
    notApplicable: '<img src="/a.png" alt="">',
  },
});
