import { attr } from '../../reading/page/node.ts';
import { media } from './input.ts';

export const mediaPreload = media('media-preload', 'minor', 'Video is preloaded completely', {
  help: 'https://html.spec.whatwg.org/multipage/media.html',
  fix: 'Use preload="metadata" or preload="none".',
  elements: ({ page }) => page.byTag('video'),
  test: (video) => (attr(video, 'preload')?.toLowerCase() === 'auto' ? '' : null),
  none: 'There is no video.',
  message: (n, of) => `${n} of ${of} videos: video is preloaded completely.`,
  examples: {
    passed: '<video src="/v.mp4" preload="metadata"></video>',
    failed: '<video src="/v.mp4" preload="auto"></video>',
    notApplicable: '',
  },
});
