import { html, lighthouse } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { check } from './check.ts';

/** Bytes in which a browser looks for a charset before it starts to parse. */
const PRESCAN = 1024;

export const DOCUMENT_BYTES_CHECKS = [
  check('doc-doctype', 'moderate', 'Doctype is missing or triggers quirks mode', {
    help: lighthouse('best-practices/doctype'),
    fix: 'Start the page with <!doctype html>.',
    requirements: null,
    run: ({ page }) => {
      if (!page.doctype) return failed('The page has no doctype, so browsers use quirks mode.');
      const { mode } = page.document;
      return mode === 'no-quirks' ? passed() : failed(say`The doctype puts browsers into ${mode} mode.`);
    },
    examples: {
      passed: '',
      failed: [
        { source: '<html lang="en"><title>x</title>' },
        { source: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN"><title>x</title>' },
      ],
    },
  }),
  check('doc-charset', 'serious', 'Encoding is not declared, or too late', {
    help: lighthouse('best-practices/charset'),
    fix: 'Send charset=utf-8 in Content-Type, or put <meta charset="utf-8"> first in the head.',
    requirements: null,
    run: ({ decoded }) => {
      if (decoded.charsetSource === 'default')
        return failed(say`Nothing declares the encoding; ${decoded.charset} was assumed.`);
      if (decoded.charsetSource === 'late-meta')
        return failed(say`The encoding is declared after the first ${PRESCAN} bytes.`);
      return passed();
    },
    examples: {
      passed: ['', { source: '<title>x</title>', headers: { 'content-type': 'text/html; charset=utf-8' } }],
      failed: [
        { source: '<!doctype html><title>x</title>' },
        { source: `<!doctype html><!--${'x'.repeat(1100)}--><meta charset="utf-8"><title>x</title>` },
      ],
    },
  }),
  check('doc-decoding', 'moderate', 'Text contains encoding errors', {
    help: html('parsing.html#the-input-byte-stream'),
    fix: 'Declare the actual encoding of the page.',
    requirements: null,
    run: ({ decoded }) =>
      decoded.replacements
        ? failed(say`${decoded.replacements} byte sequences are not ${decoded.charset} and are shown as �.`)
        : passed(),
    examples: { passed: '', failed: { source: sample.latin1(sample.pageOf('Caf\u00e9')) } },
  }),
  check('doc-utf8', 'info', 'Page is not in UTF-8', {
    help: html('semantics.html#charset'),
    fix: 'Save and declare the page as UTF-8.',
    requirements: null,
    run: ({ decoded }) => (decoded.charset === 'utf-8' ? passed() : failed(say`The page is in ${decoded.charset}.`)),
    examples: {
      passed: '',
      failed: {
        source: sample.latin1('<title>x</title>'),
        headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      },
    },
  }),
];
