import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { nameless } from './nameless.ts';
import { a11y } from './view.ts';

export const a11yHeadingName = a11y('a11y-heading-name', 'minor', 'Heading is empty', {
  help: act('ffd0e9'),
  fix: 'Add text to the heading, or remove the element.',
  elements: (view) => view.withRole('heading'),
  test: nameless,
  none: 'There is no heading.',
  message: (n, of) => `${n} of ${of} headings are empty.`,
  examples: {
    passed: '<h1>Bowls</h1>',
    failed: [
      '<h1></h1>',
      `<h2><img alt="" ${sample.PICTURE}></h2>`,
      '<h1><span aria-hidden="true">Bowls</span></h1>',
      '<div role="heading" aria-level="1"></div>',
    ],
    notApplicable: ['<p>x</p>', '<h1 hidden></h1>'],
  },
});
