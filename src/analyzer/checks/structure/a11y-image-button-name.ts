import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { nameless } from './nameless.ts';
import { a11y } from './view.ts';

export const a11yImageButtonName = a11y('a11y-image-button-name', 'critical', 'Image button has no name', {
  help: act('59796f'),
  fix: 'Describe in alt what the button does.',
  elements: (view) =>
    view.page
      .byTag('input')
      .filter((input) => attr(input, 'type')?.toLowerCase() === 'image' && view.rendering.exposed(input)),
  test: nameless,
  none: 'There is no image button.',
  message: (n, of) => `${n} of ${of} image buttons have no name.`,
  examples: {
    passed: [
      '<input type="image" src="s.png" alt="Search">',
      '<input type="image" src="s.png" aria-label="Search">',
      '<input type="image" title="Go" src="s.png">',
    ],
    failed: ['<input type="image" src="s.png">', '<input type="image" name="search" alt="" src="s.png">'],
    notApplicable: '<button><img src="s.png" alt=""></button>',
  },
});
