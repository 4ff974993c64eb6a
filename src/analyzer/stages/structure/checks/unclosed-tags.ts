import { html } from '../../../model/links.ts';
import { check } from './check.ts';
import { withTagFault } from './tag-faults.ts';

export const UNCLOSED_TAGS_CHECKS = [
  check('doc-stray-end-tag', 'moderate', 'End tag closes nothing', {
    help: html('syntax.html#elements-2'),
    fix: 'Remove it, or open the element it was meant for.',
    requirements: { criteria: [], techniques: ['H88'] },
    run: withTagFault('stray', (count) =>
      count === 1 ? 'One end tag closes nothing.' : `${count} end tags close nothing.`,
    ),
    examples: {
      passed: [
        '<p>x</p>',
        '<ul><li>x<li>y</ul><p>z',
        '<table><tr><td>x</table>',
        '<svg><path/></svg>',
        '<select><button><selectedcontent></selectedcontent></button><option>x</select>',
      ],
      failed: ['<p>x</p></div>', '<b><i>x</b></i>', '<p><div>x</div></p>'],
    },
  }),
  check('doc-unclosed-element', 'moderate', 'Element is not closed', {
    help: html('syntax.html#elements-2'),
    fix: 'Write its end tag inside the element it stands in: where it ends is otherwise a guess.',
    requirements: { criteria: [], techniques: ['H88'] },
    run: withTagFault('unclosed', (count) =>
      count === 1 ? 'One element is not closed where it stands.' : `${count} elements are not closed where they stand.`,
    ),
    examples: {
      passed: ['<p>x</p>', '<ul><li>x<li>y</ul><p>z', '<table><tr><td>x</table>', '<svg><path/></svg>'],
      failed: ['<div><b>x</div>', '<div>x', '<b><i>x</b></i>'],
    },
  }),
];
