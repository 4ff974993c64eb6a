import { chrome } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docDepth = check('doc-depth', 'minor', 'DOM is very deep or large', {
  help: chrome('performance/insights/dom-size'),
  fix: 'Reduce nesting and the number of elements: both slow down style and layout.',
  run: ({ page }) => {
    const { maxDepth, elements, cut } = page;
    if (cut) return failed(`The parser stopped because ${cut}; the rest was not read.`);
    if (maxDepth <= 60 && elements.length <= 1400) return passed();
    return failed(`The page has ${elements.length} elements, nested up to ${maxDepth} deep.`);
  },
  examples: { passed: '', failed: '<div>'.repeat(80) },
});
