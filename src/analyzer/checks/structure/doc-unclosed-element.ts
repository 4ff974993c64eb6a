import { html } from '../links.ts';
import { passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docUnclosedElement = check('doc-unclosed-element', 'moderate', {
  title: 'Element is not closed',
  help: html('syntax.html#elements-2'),
  fix: 'Write its end tag inside the element it stands in: where it ends is otherwise a guess.',
  run: ({ page }) => {
    const found = page.tagFaults.items.filter(({ kind }) => kind === 'unclosed');
    if (!found.length) return passed();
    return {
      outcome: 'failed',
      message: `${found.length} elements are not closed where they stand.`,
      items: found
        .slice(0, 20)
        .map(({ name, line, column }) => ({ selector: name, line, column, snippet: '', value: name })),
      total: found.length,
      applicable: page.elements.length,
    };
  },
  examples: {
    passed: ['<p>x</p>', '<ul><li>x<li>y</ul><p>z', '<table><tr><td>x</table>', '<svg><path/></svg>'],
    failed: ['<div><b>x</div>', '<div>x', '<b><i>x</b></i>'],
  },
});
