import { hasAttr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { unsure } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yAutoplay = a11y('a11y-autoplay', 'moderate', 'Sound plays automatically', {
  help: act('80f0bf'),
  fix: 'Remove autoplay, or mute it, or add controls.',
  elements: (view) =>
    view.page.byTag('audio', 'video').filter((element) => hasAttr(element, 'autoplay') && !hasAttr(element, 'muted')),
  test: (element) => {
    if (hasAttr(element, 'controls')) return null;
    return hasAttr(element, 'loop')
      ? ''
      : unsure('Sound shorter than three seconds is allowed; the duration is not in the source.');
  },
  none: 'No audio or video plays sound automatically.',
  message: (n, of) => `${n} of ${of} media files play sound in a loop without controls.`,
  examples: {
    passed: '<video autoplay controls src="f.mp4"></video>',
    failed: '<audio autoplay loop src="s.mp3"></audio>',
    undecided: '<audio autoplay src="s.mp3"></audio>',
    notApplicable: '<video autoplay muted src="f.mp4"></video>',
  },
});
