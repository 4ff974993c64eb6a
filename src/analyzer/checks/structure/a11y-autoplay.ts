import { hasAttr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { unsure } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yAutoplay = a11y({
  id: 'a11y-autoplay',
  severity: 'moderate',
  title: 'Sound plays by itself',
  help: act('80f0bf'),
  fix: 'Remove autoplay, or mute it, or add controls.',
  elements: (view) =>
    view.page.byTag('audio', 'video').filter((element) => hasAttr(element, 'autoplay') && !hasAttr(element, 'muted')),
  test: (element) => {
    if (hasAttr(element, 'controls')) return null;
    return hasAttr(element, 'loop')
      ? ''
      : unsure('Sound shorter than three seconds is allowed; how long it plays is not in the source.');
  },
  none: 'No audio or video plays by itself with sound.',
  message: (n, of) => `${n} of ${of} media files play sound again and again without a control to stop it.`,
  examples: {
    passed: '<video autoplay controls src="f.mp4"></video>',
    failed: '<audio autoplay loop src="s.mp3"></audio>',
    undecided: '<audio autoplay src="s.mp3"></audio>',
    notApplicable: '<video autoplay muted src="f.mp4"></video>',
  },
});
