import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docDecoding = check('doc-decoding', 'moderate', 'Text contains encoding errors', {
  help: html('parsing.html#the-input-byte-stream'),
  fix: 'Declare the actual encoding of the page.',
  run: ({ decoded }) =>
    decoded.replacements
      ? failed(`${decoded.replacements} byte sequences are not ${decoded.charset} and are shown as �.`)
      : passed(),
  examples: { passed: '', failed: { source: sample.latin1(sample.pageOf('Caf\u00e9')) } },
});
