import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { named } from './controls.ts';
import { a11y } from './view.ts';

export const a11yButtonName = a11y('a11y-button-name', 'critical', 'Button has no name', {
  help: act('97a4e1'),
  fix: 'Add text to the button, or aria-label if it shows only an image.',
  run: (view) =>
    named(
      view,
      view
        .withRole('button')
        .filter((element) => !(element.name === 'input' && attr(element, 'type')?.toLowerCase() === 'image')),
      'button',
    ),
  examples: {
    passed: [
      '<button>Buy</button>',
      '<input type="submit">',
      '<input type="button" value="Buy">',
      `<button><img alt="Buy" ${sample.PICTURE}></button>`,
      '<div role="button" aria-label="Buy"></div>',
      '<button><svg><title>Buy</title></svg></button>',
    ],
    failed: [
      '<button></button>',
      '<input type="button">',
      `<button><img alt="" ${sample.PICTURE}></button>`,
      '<span role="button"> </span>',
      '<button><span aria-hidden="true">×</span></button>',
      '<input type="submit" value="">',
    ],
    notApplicable: ['<input type="image">', '<button hidden></button>', '<div>x</div>'],
  },
});
