import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { nameCheck } from './nameless.ts';

export const a11yImageButtonName = nameCheck('a11y-image-button-name', 'critical', 'Image button has no name', {
  help: act('59796f'),
  fix: 'Describe in alt what the button does.',
  elements: (view) =>
    view.page
      .byTag('input')
      .filter((input) => attr(input, 'type')?.toLowerCase() === 'image' && view.rendering.exposed(input)),
  none: 'There is no image button.',
  plural: 'image buttons',
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
