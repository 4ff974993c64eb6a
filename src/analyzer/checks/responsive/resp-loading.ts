import { attr, hasAttr } from '../../reading/page/node.ts';
import { mdn } from '../links.ts';
import { responsive } from './input.ts';

export const respLoading = responsive('resp-loading', 'minor', 'loading has an unknown value', {
  help: mdn('HTML/Reference/Elements/img#loading'),
  fix: 'Use lazy or eager.',
  elements: ({ page }) => page.byTag('img', 'iframe').filter((element) => hasAttr(element, 'loading')),
  test: (element) => (/^(lazy|eager)$/i.test(attr(element, 'loading')!.trim()) ? null : attr(element, 'loading')!),
  none: 'No image or frame has a loading attribute.',
  message: (n, of) => `${n} of ${of} loading attributes are neither lazy nor eager.`,
  examples: {
    passed: '<img loading="lazy" src="a.png" alt="">',
    failed: '<img loading="late" src="a.png" alt="">',
    notApplicable: '<img src="a.png" alt="">',
  },
});
