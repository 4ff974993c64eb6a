import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docUtf8 = check('doc-utf8', 'info', 'Page is not in UTF-8', {
  help: html('semantics.html#charset'),
  fix: 'Save and declare the page as UTF-8.',
  run: ({ decoded }) => (decoded.charset === 'utf-8' ? passed() : failed(`The page is in ${decoded.charset}.`)),
  examples: {
    passed: '',
    failed: { source: sample.latin1('<title>x</title>'), headers: { 'content-type': 'text/html; charset=iso-8859-1' } },
  },
});
