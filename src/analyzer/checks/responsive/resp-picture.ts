import { childElements } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import { responsive } from './input.ts';

export const respPicture = responsive('resp-picture', 'serious', 'Picture has no img', {
  help: html('embedded-content.html#the-picture-element'),
  fix: 'Add an img element at the end of every picture.',
  elements: ({ page }) => page.byTag('picture'),
  test: (element) => (childElements(element).some(({ name: tag }) => tag === 'img') ? null : ''),
  none: 'There is no picture element.',
  message: (n, of) => `${n} of ${of} picture elements show nothing because they contain no img.`,
  examples: {
    passed: '<picture><img src="a.png" alt=""></picture>',
    failed: '<picture><source srcset="a.webp" type="image/webp"></picture>',
    notApplicable: '',
  },
});
