import { mdn } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { judge, notApplicable, passed, undecided } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { responsive } from './input.ts';

export const respFixedEmbed = responsive('resp-fixed-embed', 'minor', 'Frames and videos have fixed sizes', {
  help: mdn('CSS/aspect-ratio'),
  fix: 'Give them max-width: 100% and an aspect-ratio.',
  requirements: { criteria: [{ sc: '1.4.10', when: 'may' }], techniques: ['C37', 'SCR34'] },
  run: (input) => {
    const { page } = input;
    const found = page
      .$(page.byTag('iframe', 'video', 'embed', 'object'))
      .filter('[width]')
      .get();
    const wide = found.filter(
      (element) =>
        Number.parseInt(attr(element, 'width')!, 10) > 360 &&
        !/%/.test(attr(element, 'width')!) &&
        !/max-width|width\s*:\s*100%/i.test(attr(element, 'style') ?? ''),
    );
    if (!found.length) return notApplicable('No frame, video or object declares a width.');
    if (!wide.length) return passed(found.length);
    if (input.styles.sheets || input.missing.length)
      return undecided('Style sheets may override the width of the frames.');
    return judge({ page }, found, (element) => (wide.includes(element) ? attr(element, 'width')! : null), {
      none: '',
      message: (n, of) => `${n} of ${of} frames or videos are wider than a phone screen.`,
    });
  },
  examples: {
    passed: '<iframe width="300" src="/m"></iframe>',
    failed: '<iframe width="800" src="/m"></iframe>',
    undecided: { ...sample.css('p{color:red}'), body: '<iframe width="800" src="/m"></iframe>' },
    notApplicable: '<iframe src="/m"></iframe>',
  },
});
