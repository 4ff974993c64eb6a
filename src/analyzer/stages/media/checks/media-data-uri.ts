import { mdn } from '../../../model/links.ts';
import { bytesWithin, KB } from '../facts/files.ts';
import { fileCheck } from './input.ts';

export const mediaDataUri = fileCheck('media-data-uri', 'minor', 'Data URL above 10 kB', {
  help: mdn('URI/Reference/Schemes/data'),
  fix: 'Move it to a file, so that it can be cached.',
  files: ({ files }) => files.filter(({ url }) => /^data:/i.test(url)),
  test: bytesWithin((bytes) => bytes > 10 * KB),
  none: 'There are no data URLs.',
  message: (n) => `${n} data URLs are larger than 10 kB.`,
  examples: {
    passed: '<img src="data:image/png;base64,AA" alt="">',
    failed: `<img src="data:image/png;base64,${'A'.repeat(20_000)}" alt="">`,
    notApplicable: '',
  },
});
