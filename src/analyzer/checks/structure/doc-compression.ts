import { chrome } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { check } from './document-check.ts';

/** Bytes below which Lighthouse does not look. */
const LITTLE = 1400;

export const docCompression = check('doc-compression', 'minor', 'Page is sent without compression', {
  help: chrome('lighthouse/performance/uses-text-compression'),
  fix: 'Send text with Content-Encoding br, zstd or gzip.',
  run: ({ gathered }) => {
    const { bytes, encodings } = gathered.page;
    if (bytes.length < LITTLE) return notApplicable('The page is too small for compression to matter.');
    return encodings.length > 0
      ? passed()
      : failed(`${Math.round(bytes.length / 1000)} kB of text were sent as they are.`);
  },
  examples: {
    passed: { body: 'x'.repeat(3000), encodings: ['br'] },
    failed: { body: 'x'.repeat(3000) },
    notApplicable: '<p>x</p>',
  },
});
