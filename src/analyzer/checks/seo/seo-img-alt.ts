import { hasAttr } from '../../reading/page/node.ts';
import { google } from '../links.ts';
import { seo } from './input.ts';

export const seoImgAlt = seo({
  id: 'seo-img-alt',
  severity: 'moderate',
  title: 'Images have no alt attribute',
  help: google('appearance/google-images'),
  fix: 'Describe what the image shows in alt.',
  elements: ({ page }) => page.byTag('img'),
  test: (img) => (hasAttr(img, 'alt') || hasAttr(img, 'aria-label') ? null : ''),
  none: 'The page has no images.',
  message: (n, of) => `${n} of ${of} images have no alt attribute.`,
  examples: { passed: '<img alt="" src="b.png">', failed: '<img src="b.png">', notApplicable: '' },
});
