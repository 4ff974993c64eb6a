import { html } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docCutOff = check('doc-cut-off', 'serious', 'Page ends inside a tag', {
  help: html('parsing.html#parse-error-eof-in-tag'),
  fix: 'Check why the response was cut off.',
  run: ({ page, gathered }) => {
    if (gathered.page.notes.includes('truncated-encoding')) return failed('The response ended before it was complete.');
    return page.parseErrors.items.some(({ code }) => code === 'eof-in-tag')
      ? failed('The source ends inside a tag.')
      : passed();
  },
  examples: {
    passed: '',
    failed: [{ source: '<!doctype html><title>x</title><p class="a' }, { notes: ['truncated-encoding'] }],
  },
});
