import { html } from '../links.ts';
import { check } from './document-check.ts';
import { withTagFault } from './tag-faults.ts';

export const docStrayEndTag = check('doc-stray-end-tag', 'moderate', 'End tag closes nothing', {
  help: html('syntax.html#elements-2'),
  fix: 'Remove it, or open the element it was meant for.',
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
});
