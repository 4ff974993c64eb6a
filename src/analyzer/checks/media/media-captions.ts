import { attr, childElements, hasAttr } from '../../reading/page/node.ts';
import { unsure } from '../verdict.ts';
import { media } from './input.ts';

export const mediaCaptions = media('media-captions', 'serious', 'Video without captions', {
  help: 'https://html.spec.whatwg.org/multipage/media.html',
  fix: 'Add a track element with kind="captions".',
  elements: ({ page }) => page.byTag('video'),
  test: (video) => {
    const captioned = childElements(video).some(
      (child) => child.name === 'track' && /^(captions|subtitles)$/i.test(attr(child, 'kind') ?? 'subtitles'),
    );
    if (captioned || hasAttr(video, 'muted')) return null;
    return unsure('Captions may be burned in, or the video may be silent.');
  },
  none: 'There is no video.',
  message: (n, of) => `${n} of ${of} videos: video without captions.`,
  examples: {
    passed: '<video src="/v.mp4"><track kind="captions" src="/t.vtt"></video>',
    undecided: '<video src="/v.mp4"></video>',
    notApplicable: '',
  },
});
