import { attr, childElements } from '../../../page/tree/node.ts';
import { media } from './input.ts';

export const mediaModernType = media('media-modern-type', 'info', 'picture without a modern format', {
  help: 'https://web.dev/articles/serve-images-avif',
  fix: 'Provide AVIF or WebP in a source element with its type.',
  requirements: null,
  elements: ({ page }) => page.byTag('picture'),
  test: (picture) =>
    childElements(picture).some(
      (child) =>
        child.name === 'source' && /avif|webp|jxl/i.test(`${attr(child, 'type') ?? ''} ${attr(child, 'srcset') ?? ''}`),
    )
      ? null
      : '',
  none: 'There are no picture elements.',
  message: (n, of) => `${n} of ${of} picture elements offer only old formats.`,
  examples: {
    passed: '<picture><source srcset="/a.avif" type="image/avif"><img src="/a.png" alt=""></picture>',
    failed: '<picture><img src="/a.png" alt=""></picture>',
    notApplicable: '',
  },
});
