import type { Severity } from '../../../model/check.ts';
import { chrome } from '../../../model/links.ts';
import { bytesWithin, isImage } from '../facts/files.ts';
import { fileCheck } from './input.ts';

interface HeavyImages {
  /** Whether an image of so many bytes counts. */
  readonly tooMany: (bytes: number) => boolean;
  /** How large those are, in words. */
  readonly are: string;
  /** Bytes of an image that counts. */
  readonly example: number;
}

/** A check for images whose file is large. */
export const heavyImages = (id: string, severity: Severity, title: string, { tooMany, are, example }: HeavyImages) =>
  fileCheck(id, severity, title, {
    help: chrome('performance/insights/image-delivery'),
    fix: 'Compress it, or use AVIF or WebP.',
    files: ({ files }) => files.filter(isImage),
    test: bytesWithin(tooMany),
    none: 'The markup references no images.',
    message: (n, of) => `${n} of ${of} images are ${are}.`,
    examples: {
      passed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23] } } },
      failed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23], size: example } } },
      undecided: '<img src="/a.png" alt="">',
      notApplicable: '',
    },
  });
