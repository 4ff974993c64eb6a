import { hasAttr, parentOf } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import { responsive } from './input.ts';

export const respPictureSource = responsive('resp-picture-source', 'minor', 'Source of a picture is always chosen', {
  help: html('embedded-content.html#the-source-element'),
  fix: 'Add media or type, or remove it.',
  elements: ({ page }) => page.byTag('source').filter((element) => parentOf(element)?.name === 'picture'),
  test: (element) => {
    if (!hasAttr(element, 'srcset')) return 'no srcset';
    const chosen = ['media', 'type', 'sizes'].some((name) => hasAttr(element, name));
    return chosen ? null : 'neither media nor type';
  },
  none: 'No picture has sources.',
  message: (n, of) => `${n} of ${of} sources hide those after them, or reference no file.`,
  examples: {
    passed: '<picture><source srcset="a.webp" type="image/webp"><img src="a.png" alt=""></picture>',
    failed: '<picture><source srcset="a.webp"><img src="a.png" alt=""></picture>',
    notApplicable: '',
  },
});
