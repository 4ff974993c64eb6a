import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docDecoding = check({
  id: 'doc-decoding',
  severity: 'moderate',
  title: 'Text is broken by its encoding',
  help: html('parsing.html#the-input-byte-stream'),
  fix: 'Declare the encoding that the page is saved in.',
  run: ({ decoded }) =>
    decoded.replacements
      ? failed(`${decoded.replacements} byte sequences are not ${decoded.charset} and show as �.`)
      : passed(),
  examples: { passed: '', failed: { source: sample.latin1(sample.pageOf('Caf\u00e9')) } },
});
