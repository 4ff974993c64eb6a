import { hasAttr } from '../../reading/page/node.ts';
import { media } from './input.ts';

export const mediaVideoPoster = media('media-video-poster', 'minor', 'Video without poster', {
  help: 'https://html.spec.whatwg.org/multipage/media.html',
  fix: 'Add a poster image.',
  elements: ({ page }) => page.byTag('video'),
  test: (video) => (hasAttr(video, 'poster') || hasAttr(video, 'autoplay') ? null : ''),
  none: 'There is no video.',
  message: (n, of) => `${n} of ${of} videos: video without poster.`,
  examples: {
    passed: '<video src="/v.mp4" poster="/p.jpg"></video>',
    failed: '<video src="/v.mp4"></video>',
    notApplicable: '',
  },
});
