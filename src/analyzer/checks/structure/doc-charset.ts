import { lighthouse } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

/** Bytes in which a browser looks for a charset before it starts to parse. */
const PRESCAN = 1024;

export const docCharset = check('doc-charset', 'serious', 'Encoding is not declared, or too late', {
  help: lighthouse('best-practices/charset'),
  fix: 'Send charset=utf-8 in Content-Type, or put <meta charset="utf-8"> first in the head.',
  run: ({ decoded }) => {
    if (decoded.charsetSource === 'default')
      return failed(`Nothing declares the encoding; ${decoded.charset} was assumed.`);
    if (decoded.charsetSource === 'late-meta')
      return failed(`The encoding is declared after the first ${PRESCAN} bytes.`);
    return passed();
  },
  examples: {
    passed: ['', { source: '<title>x</title>', headers: { 'content-type': 'text/html; charset=utf-8' } }],
    failed: [
      { source: '<!doctype html><title>x</title>' },
      { source: `<!doctype html><!--${'x'.repeat(1100)}--><meta charset="utf-8"><title>x</title>` },
    ],
  },
});
