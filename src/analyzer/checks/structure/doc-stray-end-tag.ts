import { html } from '../links.ts';
import { passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docStrayEndTag = check('doc-stray-end-tag', 'moderate', {
  title: 'End tag closes nothing',
  help: html('syntax.html#elements-2'),
  fix: 'Remove it, or open the element it was meant for.',
  run: ({ page }) => {
    const found = page.tagFaults.items.filter(({ kind }) => kind === 'stray');
    if (!found.length) return passed();
    return {
      outcome: 'failed',
      message: `${found.length} end tags close nothing.`,
      items: found
        .slice(0, 20)
        .map(({ name, line, column }) => ({ selector: name, line, column, snippet: '', value: name })),
      total: found.length,
      applicable: page.elements.length,
    };
  },
  examples: {
    passed: ['<p>x</p>', '<ul><li>x<li>y</ul><p>z', '<table><tr><td>x</table>', '<svg><path/></svg>'],
    failed: ['<p>x</p></div>', '<b><i>x</b></i>', '<p><div>x</div></p>'],
  },
});
