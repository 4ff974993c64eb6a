import { html } from '../links.ts';
import { passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docParseErrors = check('doc-parse-errors', 'minor', 'Markup has errors', {
  help: html('parsing.html#parse-errors'),
  fix: 'Fix the errors; other parsers may interpret them differently.',
  run: ({ page }) => {
    const { count, items } = page.parseErrors;
    if (!count) return passed();
    const named = items
      .slice(0, 20)
      .map(({ code, line, column }) => ({ selector: '', line, column, snippet: '', value: code }));
    return { outcome: 'failed', message: `The parser found ${count} errors.`, items: named, total: count };
  },
  examples: { passed: '', failed: '<p class=a"b>x</p>' },
});
