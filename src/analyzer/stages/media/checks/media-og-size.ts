import * as sample from '../../../model/samples.ts';
import { shownSize } from '../facts/files.ts';
import { fileCheck } from './input.ts';

export const mediaOgSize = fileCheck(
  'media-og-size',
  'moderate',
  'Sharing image is too small, too large or has an extreme aspect ratio',
  {
    help: 'https://ogp.me/',
    fix: 'Use an image of 1200 x 630 pixels below 8 MB.',
    files: ({ files }) => files.filter(({ references }) => references.some(({ kind }) => kind === 'og')),
    test: (file) => {
      if (file.bytes !== null && file.bytes > 8_000_000) return `${Math.round(file.bytes / 1e6)} MB`;
      const size = shownSize(file);
      if (!size) return undefined;
      if (size.width < 200 || size.height < 200) return `${size.width} x ${size.height}`;
      const ratio = size.width / size.height;
      return ratio > 3 || ratio < 1 / 3 ? `${size.width} x ${size.height} has an extreme aspect ratio` : null;
    },
    none: 'The page references no sharing image.',
    message: (n, of) => `${n} of ${of} sharing images will not display well.`,
    examples: {
      passed: { head: '<meta property="og:image" content="/a.png">', files: { '/a.png': { png: [1200, 630] } } },
      failed: { head: '<meta property="og:image" content="/a.png">', files: { '/a.png': { png: [37, 23] } } },
      undecided: sample.head('<meta property="og:image" content="/a.png">'),
      notApplicable: '',
    },
  },
);
