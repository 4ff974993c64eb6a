import { isImage } from '../../stages/media/files.ts';
import { chrome } from '../links.ts';
import { bytesWithin, KB } from './files.ts';
import { judgeFiles, media } from './input.ts';

export const mediaHeavy = media('media-heavy', 'moderate', 'Image above 500 kB', {
  help: chrome('performance/insights/image-delivery'),
  fix: 'Compress it, or use AVIF or WebP.',
  run: (view) =>
    judgeFiles(
      view,
      view.files.filter(isImage),
      bytesWithin((bytes) => bytes > 500 * KB),
      {
        none: 'The markup references no images.',
        message: (n, of) => `${n} of ${of} images are larger than 500 kB.`,
      },
    ),
  examples: {
    passed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23] } } },
    failed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23], size: 600_000 } } },
    undecided: '<img src="/a.png" alt="">',
    notApplicable: '',
  },
});
