import { hasAttr } from '../../reading/page/node.ts';
import { media } from './input.ts';

export const mediaAutoplay = media('media-autoplay', 'serious', 'Video starts with sound', {
  help: 'https://html.spec.whatwg.org/multipage/media.html',
  fix: 'Add muted, or remove autoplay.',
  elements: ({ page }) => page.byTag('video'),
  test: (video) => (hasAttr(video, 'autoplay') && !hasAttr(video, 'muted') ? '' : null),
  none: 'There is no video.',
  message: (n, of) => `${n} of ${of} videos: video starts with sound.`,
  examples: {
    passed: '<video src="/v.mp4" muted autoplay></video>',
    failed: '<video src="/v.mp4" autoplay></video>',
    notApplicable: '',
  },
});
