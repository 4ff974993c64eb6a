import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { nameless } from './nameless.ts';
import { a11y } from './view.ts';

export const a11yImgName = a11y('a11y-img-name', 'critical', 'Image has no text alternative', {
  help: act('23a2a8'),
  fix: 'Describe the image in alt; give a decorative one alt="".',
  elements: (view) =>
    view
      .withRole('img', 'image')
      .filter(({ namespace, name: tag }) => namespace === 'html' && tag !== 'object' && tag !== 'input'),
  test: nameless,
  none: 'There is no image that is exposed to assistive technology.',
  message: (n, of) => `${n} of ${of} images have no text alternative and are not marked as decorative.`,
  examples: {
    passed: [
      `<img alt="A blue bowl" ${sample.PICTURE}>`,
      '<div role="img" aria-label="Bowl"></div>',
      `<img title="Bowl" ${sample.PICTURE}>`,
      `<span id="n">Bowl</span><img aria-labelledby="n" ${sample.PICTURE}>`,
      `<img src="x" alt="a"><img src="y" alt="" aria-labelledby="n"><b id="n">b</b>`,
    ],
    failed: [
      `<img ${sample.PICTURE}>`,
      `<img alt=" " ${sample.PICTURE}>`,
      '<div role="img"></div>',
      `<img role="none" tabindex="0" ${sample.PICTURE}>`,
      `<img alt="" aria-live="polite" ${sample.PICTURE}>`,
    ],
    notApplicable: [
      `<img alt="" ${sample.PICTURE}>`,
      `<img role="presentation" ${sample.PICTURE}>`,
      `<div hidden><img ${sample.PICTURE}></div>`,
      `<style>.x{display:none}</style><img class="x" ${sample.PICTURE}>`,
      `<div aria-hidden="true"><img ${sample.PICTURE}></div>`,
      `<div style="visibility:hidden"><img ${sample.PICTURE}></div>`,
    ],
  },
});
