import { hasAttr } from '../../reading/page/node.ts';
import { unsure } from '../verdict.ts';
import { media } from './input.ts';

export const mediaVideoControls = media('media-video-controls', 'moderate', 'Video without controls', {
  help: 'https://html.spec.whatwg.org/multipage/media.html',
  fix: 'Add controls.',
  elements: ({ page }) => page.byTag('video'),
  test: (video) =>
    hasAttr(video, 'controls') || (hasAttr(video, 'autoplay') && hasAttr(video, 'muted'))
      ? null
      : unsure('A script may add controls.'),
  none: 'There is no video.',
  message: (n, of) => `${n} of ${of} videos: video without controls.`,
  examples: {
    passed: '<video src="/v.mp4" controls></video>',
    undecided: '<video src="/v.mp4"></video>',
    notApplicable: '',
  },
});
