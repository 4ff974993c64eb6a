import { html } from '../links.ts';
import { check } from './document-check.ts';
import { withTagFault } from './tag-faults.ts';

export const docUnclosedElement = check('doc-unclosed-element', 'moderate', 'Element is not closed', {
  help: html('syntax.html#elements-2'),
  fix: 'Write its end tag inside the element it stands in: where it ends is otherwise a guess.',
  run: withTagFault('unclosed', (count) =>
    count === 1 ? 'One element is not closed where it stands.' : `${count} elements are not closed where they stand.`,
  ),
  examples: {
    passed: ['<p>x</p>', '<ul><li>x<li>y</ul><p>z', '<table><tr><td>x</table>', '<svg><path/></svg>'],
    failed: ['<div><b>x</div>', '<div>x', '<b><i>x</b></i>'],
  },
});
