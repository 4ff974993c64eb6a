import { html } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docDuplicateAttribute = check('doc-duplicate-attribute', 'moderate', 'Duplicate attribute', {
  help: html('parsing.html#parse-error-duplicate-attribute'),
  fix: 'Remove the duplicate: browsers use the first one.',
  run: ({ page }) => {
    const found = page.parseErrors.items.filter(({ code }) => code === 'duplicate-attribute');
    if (!found.length) return passed();
    return failed(
      `${found.length} attributes are duplicated.`,
      found.map(({ line, column, code }) => ({ selector: '', line, column, snippet: '', value: code })),
    );
  },
  examples: { passed: '<p class="a">x</p>', failed: '<p class="a" class="b">x</p>' },
});
