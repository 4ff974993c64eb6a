import { lighthouse } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docDoctype = check('doc-doctype', 'moderate', 'Doctype is missing or triggers quirks mode', {
  help: lighthouse('best-practices/doctype'),
  fix: 'Start the page with <!doctype html>.',
  run: ({ page }) => {
    if (!page.doctype) return failed('The page has no doctype, so browsers use quirks mode.');
    const { mode } = page.document;
    return mode === 'no-quirks' ? passed() : failed(`The doctype puts browsers into ${mode} mode.`);
  },
  examples: {
    passed: '',
    failed: [
      { source: '<html lang="en"><title>x</title>' },
      { source: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN"><title>x</title>' },
    ],
  },
});
