import { chrome } from '../../../model/links.ts';
import { isImage, KB, kilobytes } from '../facts/files.ts';
import { fileCheck } from './input.ts';

export const mediaLegacyFormat = fileCheck('media-legacy-format', 'minor', 'Large PNG or GIF', {
  help: chrome('performance/insights/image-delivery'),
  fix: 'Use AVIF, WebP or JPEG for photographs and video for animations.',
  files: ({ files }) => files.filter(isImage),
  test: ({ bytes, probe }) => {
    if (bytes === null || !probe?.type) return undefined;
    return bytes > 100 * KB && /^image\/(png|gif|bmp|tiff)$/.test(probe.type)
      ? `${probe.type}, ${kilobytes(bytes)}`
      : null;
  },
  none: 'The markup references no images.',
  message: (n, of) => `${n} of ${of} images are large files of an old format.`,
  examples: {
    passed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23] } } },
    failed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23], size: 150_000 } } },
    undecided: '<img src="/a.png" alt="">',
    notApplicable: '',
  },
});
