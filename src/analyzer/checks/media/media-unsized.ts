import { attr, type Element } from '../../reading/page/node.ts';
import { media } from './input.ts';
import { declaredSize } from './markup.ts';

const hasAspectRatio = (element: Element): boolean =>
  /aspect-ratio|(?:^|;)\s*width\s*:[^;]*;.*(?:^|;)\s*height\s*:/.test(attr(element, 'style') ?? '');

export const mediaUnsized = media({
  id: 'media-unsized',
  title: 'Image without width and height',
  severity: 'minor',
  help: 'https://web.dev/articles/optimize-cls',
  fix: 'Set width and height to avoid layout shifts.',
  elements: ({ page }) => page.byTag('img'),
  test: (image) => (declaredSize(image) || hasAspectRatio(image) ? null : ''),
  none: 'There are no images.',
  message: (n, of) => `${n} of ${of} images do not declare their size.`,
  examples: {
    passed: '<img src="/a.png" alt="" width="10" height="10">',
    failed: '<img src="/a.png" alt="">',
    notApplicable: '',
  },
});
