import { chrome } from '../../../model/links.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { isImage } from '../facts/files.ts';
import { media } from './input.ts';

export const mediaDuplicate = media('media-duplicate', 'info', 'Same image at several URLs', {
  help: chrome('performance/insights/cache'),
  fix: 'Use one URL, so that it is loaded only once.',
  requirements: null,
  run: ({ files }) => {
    const images = files.filter(
      (file) => isImage(file) && file.resource && file.bytes !== null && file.probe?.width && !file.resource.cut,
    );
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { url, resource } of images) {
      const key = Buffer.from(resource!.bytes).toString('latin1');
      if (seen.has(key)) twice.push(url);
      else seen.set(key, url);
    }
    if (images.length < 2) return notApplicable('Fewer than two images were read completely.');
    return twice.length === 0
      ? passed()
      : failed(say`${twice.length} images are the same as another: ${twice[0]!.slice(0, 120)}`);
  },
  examples: {
    passed: {
      body: '<img src="/a.png" alt=""><img src="/b.png" alt="">',
      files: { '/a.png': { png: [37, 23] }, '/b.png': { png: [5, 5] } },
    },
    failed: {
      body: '<img src="/a.png" alt=""><img src="/b.png" alt="">',
      files: { '/a.png': { png: [37, 23] }, '/b.png': { png: [37, 23] } },
    },
    notApplicable: '',
  },
});
