import { lighthouse } from '../../../model/links.ts';
import { failed, notApplicable, passed, say, undecided } from '../../../model/verdict.ts';
import { isImage, KB, kilobytes } from '../facts/files.ts';
import { heavyImages } from './heavy-images.ts';
import { media } from './input.ts';

export const FILE_SIZES_CHECKS = [
  heavyImages('media-heavy', 'moderate', 'Image above 500 kB', {
    tooMany: (bytes) => bytes > 500 * KB,
    are: 'larger than 500 kB',
    example: 600_000,
  }),
  heavyImages('media-large', 'minor', 'Image between 200 and 500 kB', {
    tooMany: (bytes) => bytes > 200 * KB && bytes <= 500 * KB,
    are: 'between 200 and 500 kB',
    example: 300_000,
  }),
  media('media-total', 'minor', 'Total image size above 2 MB', {
    help: lighthouse('performance/total-byte-weight'),
    fix: 'Load fewer or smaller images, and lazy-load those below the fold.',
    requirements: null,
    run: ({ files }) => {
      const images = files.filter(
        (file) => isImage(file) && file.kind !== 'srcset' && file.kind !== 'source' && !file.url.startsWith('data:'),
      );
      if (images.length === 0) return notApplicable('The markup references no images.');
      const known = images.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
      if (known > 2_000_000) return failed(say`The images total at least ${kilobytes(known)}.`);
      const missing = images.filter(({ bytes, error }) => bytes === null && !error?.startsWith('http-')).length;
      return missing === 0 ? passed() : undecided(`${missing} of ${images.length} sizes are not known.`);
    },
    examples: {
      passed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23] } } },
      failed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23], size: 3_000_000 } } },
      undecided: '<img src="/a.png" alt="">',
      notApplicable: '',
    },
  }),
];
