import type { Examples } from './example.ts';
import { pageOf } from './example.ts';

const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

/** The document itself. */
export const documentExamples: Examples = {
  'doc-doctype': {
    passed: '',
    failed: [
      { source: '<html lang="en"><title>x</title>' },
      { source: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN"><title>x</title>' },
    ],
  },
  'doc-charset': {
    passed: ['', { source: '<title>x</title>', headers: { 'content-type': 'text/html; charset=utf-8' } }],
    failed: [
      { source: '<!doctype html><title>x</title>' },
      { source: `<!doctype html><!--${'x'.repeat(1100)}--><meta charset="utf-8"><title>x</title>` },
    ],
  },
  'doc-decoding': { passed: '', failed: { source: latin1(pageOf('Caf\u00e9')) } },
  'doc-utf8': {
    passed: '',
    failed: { source: latin1('<title>x</title>'), headers: { 'content-type': 'text/html; charset=iso-8859-1' } },
  },
  'doc-parse-errors': { passed: '', failed: '<p class=a"b>x</p>' },
  'doc-duplicate-attribute': { passed: '<p class="a">x</p>', failed: '<p class="a" class="b">x</p>' },
  'doc-obsolete-element': { passed: '<p>x</p>', failed: '<center>x</center>' },
  'doc-obsolete-attribute': { passed: '<p>x</p>', failed: '<td></td><table><tr><td bgcolor="red">x</td></tr></table>' },
  'doc-content-outside': {
    passed: ['', { source: `${pageOf('x')}<!-- made by hand -->` }],
    failed: { source: `${pageOf('x')}<p>y</p>` },
  },
  'doc-cut-off': {
    passed: '',
    failed: [{ source: '<!doctype html><title>x</title><p class="a' }, { notes: ['truncated-encoding'] }],
  },
  'doc-depth': { passed: '', failed: '<div>'.repeat(80) },
  'doc-fragment-target': {
    passed: ['<a href="#a">x</a><p id="a"></p>', '<a href="#top">x</a><a href="#100%">y</a><p id="100%"></p>'],
    failed: '<a href="#gone">x</a>',
    notApplicable: '<a href="/x">x</a>',
  },
};
