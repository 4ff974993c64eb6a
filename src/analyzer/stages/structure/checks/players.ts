import { act, axe } from '../../../model/links.ts';
import { cannotTell } from '../../../model/verdict.ts';
import { type Element, hasAttr, parentOf } from '../../../page/tree/node.ts';
import { perPage } from '../../../page/tree/page.ts';
import { a11y } from './check.ts';

const captioned = perPage((page): ReadonlySet<Element | null> => {
  const tracks = page.$(page.byTag('track')).filter('video > [kind="captions" i][src]:not([src=""])').get();
  return new Set(tracks.map(parentOf));
});

export const PLAYERS_CHECKS = [
  a11y('a11y-autoplay', 'moderate', 'Sound plays automatically', {
    help: act('80f0bf'),
    fix: 'Remove autoplay, or mute it, or add controls.',
    requirements: {
      criteria: [{ sc: '1.4.2', when: 'may' }],
      techniques: ['G60', 'G170', 'G171'],
      failures: ['F23', 'F93'],
      act: ['80f0bf'],
    },
    elements: (view) => view.page.$(view.page.byTag('audio', 'video')).filter('[autoplay]:not([muted])').get(),
    test: (element) => {
      if (hasAttr(element, 'controls')) return null;
      return hasAttr(element, 'loop')
        ? ''
        : cannotTell('Sound shorter than three seconds is allowed; the duration is not in the source.');
    },
    none: 'No audio or video plays sound automatically.',
    message: (n, of) => `${n} of ${of} media files play sound in a loop without controls.`,
    examples: {
      passed: '<video autoplay controls src="f.mp4"></video>',
      failed: '<audio autoplay loop src="s.mp3"></audio>',
      undecided: '<audio autoplay src="s.mp3"></audio>',
      notApplicable: '<video autoplay muted src="f.mp4"></video>',
    },
  }),
  a11y('a11y-video-captions', 'serious', 'Video has no captions', {
    help: axe('video-caption'),
    fix: 'Add <track kind="captions"> with a WebVTT file.',
    requirements: {
      criteria: [{ sc: '1.2.2', when: 'review' }],
      techniques: ['G87', 'G93', 'H95'],
      failures: ['F8', 'F75'],
      act: ['eac66b', 'f51b46'],
    },
    elements: ({ page, rendering }) =>
      page.$(page.byTag('video')).filter(':not([muted])').get().filter(rendering.visible),
    test: (video, { page }) =>
      captioned(page).has(video) ? null : cannotTell('Captions may be burned in, or the video may be silent.'),
    none: 'There is no video with sound.',
    message: (n, of) => `${n} of ${of} videos have no captions.`,
    examples: {
      passed: '<video controls src="f.mp4"><track kind="captions" src="c.vtt"></video>',
      undecided: '<video controls src="f.mp4"></video>',
      notApplicable: ['<p>x</p>', '<video muted src="f.mp4"></video>'],
    },
  }),
];
