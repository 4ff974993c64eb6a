import { html } from '../../../model/links.ts';
import { cannotTell } from '../../../model/verdict.ts';
import { attr, type Element, hasAttr, parentOf } from '../../../page/tree/node.ts';
import { type Page, perPage } from '../../../page/tree/page.ts';
import { media } from './input.ts';

/** The kind of a track is subtitles unless it states another. */
const CAPTIONS = 'video > :is([kind="captions" i], [kind="subtitles" i], :not([kind]))';

const captioned = perPage(
  (page): ReadonlySet<Element | null> => new Set(page.$(page.byTag('track')).filter(CAPTIONS).get().map(parentOf)),
);

/** The sources of players that offer several. */
const alternatives = (page: Page): Element[] => {
  const sources = page.$(page.byTag('source')).filter('video > *, audio > *').get();
  const counts = new Map<Element | null, number>();
  for (const source of sources) counts.set(parentOf(source), (counts.get(parentOf(source)) ?? 0) + 1);
  return sources.filter((source) => counts.get(parentOf(source))! > 1);
};

const startsWithSound = (video: Element): boolean => hasAttr(video, 'autoplay') && !hasAttr(video, 'muted');

export const PLAYERS_CHECKS = [
  media('media-video-poster', 'minor', 'Video without poster', {
    help: 'https://html.spec.whatwg.org/multipage/media.html',
    fix: 'Add a poster image.',
    requirements: null,
    elements: ({ page }) => page.byTag('video'),
    test: (video) => (hasAttr(video, 'poster') || hasAttr(video, 'autoplay') ? null : ''),
    none: 'There is no video.',
    message: (n, of) => `${n} of ${of} videos: video without poster.`,
    examples: {
      passed: '<video src="/v.mp4" poster="/p.jpg"></video>',
      failed: '<video src="/v.mp4"></video>',
      notApplicable: '',
    },
  }),
  media('media-autoplay', 'serious', 'Video starts with sound', {
    help: 'https://html.spec.whatwg.org/multipage/media.html',
    fix: 'Add muted, or remove autoplay.',
    requirements: {
      criteria: [
        { sc: '1.4.2', when: 'may' },
        { sc: '2.2.2', when: 'may' },
      ],
      techniques: ['G60', 'G170', 'G4'],
      failures: ['F23', 'F93', 'F16'],
      act: ['80f0bf'],
    },
    elements: ({ page }) => page.byTag('video'),
    test: (video) => (startsWithSound(video) && !hasAttr(video, 'controls') ? '' : null),
    none: 'There is no video.',
    message: (n, of) => `${n} of ${of} videos: video starts with sound.`,
    examples: {
      passed: '<video src="/v.mp4" muted autoplay></video>',
      failed: '<video src="/v.mp4" autoplay></video>',
      notApplicable: '',
    },
  }),
  media('media-autoplay-controls', 'minor', 'Video starts with sound, and can be stopped', {
    help: 'https://html.spec.whatwg.org/multipage/media.html',
    fix: 'Add muted, or remove autoplay.',
    requirements: { criteria: [], techniques: ['G60', 'G170'] },
    elements: ({ page }) => page.byTag('video').filter((video) => hasAttr(video, 'controls')),
    test: (video) => (startsWithSound(video) ? '' : null),
    none: 'No video has controls.',
    message: (n, of) => `${n} of ${of} videos with controls start with sound.`,
    examples: {
      passed: '<video src="/v.mp4" controls></video>',
      failed: '<video src="/v.mp4" controls autoplay></video>',
      notApplicable: '<video src="/v.mp4" autoplay></video>',
    },
  }),
  media('media-video-controls', 'moderate', 'Video without controls', {
    help: 'https://html.spec.whatwg.org/multipage/media.html',
    fix: 'Add controls.',
    requirements: {
      criteria: [
        { sc: '2.1.1', when: 'review' },
        { sc: '1.4.2', when: 'review' },
        { sc: '2.2.2', when: 'review' },
      ],
      techniques: ['G170', 'G4'],
      failures: ['F93', 'F16'],
    },
    elements: ({ page }) => page.byTag('video'),
    test: (video) =>
      hasAttr(video, 'controls') || (hasAttr(video, 'autoplay') && hasAttr(video, 'muted'))
        ? null
        : cannotTell('A script may add controls.'),
    none: 'There is no video.',
    message: (n, of) => `${n} of ${of} videos: video without controls.`,
    examples: {
      passed: '<video src="/v.mp4" controls></video>',
      undecided: '<video src="/v.mp4"></video>',
      notApplicable: '',
    },
  }),
  media('media-captions', 'serious', 'Video without captions', {
    help: 'https://html.spec.whatwg.org/multipage/media.html',
    fix: 'Add a track element with kind="captions".',
    requirements: {
      criteria: [{ sc: '1.2.2', when: 'review' }],
      techniques: ['G87', 'G93', 'H95'],
      failures: ['F8', 'F75'],
      act: ['eac66b'],
    },
    elements: ({ page }) => page.byTag('video'),
    test: (video, { page }) =>
      hasAttr(video, 'muted') || captioned(page).has(video)
        ? null
        : cannotTell('Captions may be burned in, or the video may be silent.'),
    none: 'There is no video.',
    message: (n, of) => `${n} of ${of} videos: video without captions.`,
    examples: {
      passed: '<video src="/v.mp4"><track kind="captions" src="/t.vtt"></video>',
      undecided: '<video src="/v.mp4"></video>',
      notApplicable: '',
    },
  }),
  media('media-preload', 'minor', 'Video is preloaded completely', {
    help: 'https://html.spec.whatwg.org/multipage/media.html',
    fix: 'Use preload="metadata" or preload="none".',
    requirements: null,
    elements: ({ page }) => page.byTag('video'),
    test: (video) => (attr(video, 'preload')?.toLowerCase() === 'auto' ? '' : null),
    none: 'There is no video.',
    message: (n, of) => `${n} of ${of} videos: video is preloaded completely.`,
    examples: {
      passed: '<video src="/v.mp4" preload="metadata"></video>',
      failed: '<video src="/v.mp4" preload="auto"></video>',
      notApplicable: '',
    },
  }),
  media('media-source-type', 'minor', 'Source without a type', {
    help: html('embedded-content.html#the-source-element'),
    fix: 'Add a type attribute, so that browsers do not have to try each file.',
    requirements: null,
    elements: ({ page }) => alternatives(page),
    test: (source) => (attr(source, 'type')?.includes('/') ? null : ''),
    none: 'No player offers several files.',
    message: (n, of) => `${n} of ${of} sources do not state their type.`,
    examples: {
      passed: '<video><source src="/a.webm" type="video/webm"><source src="/a.mp4" type="video/mp4"></video>',
      failed: '<video><source src="/a"><source src="/b"></video>',
      notApplicable: '',
    },
  }),
  media('media-audio-controls', 'moderate', 'Audio plays without controls', {
    help: html('media.html'),
    fix: 'Add controls.',
    requirements: {
      criteria: [
        { sc: '1.4.2', when: 'may' },
        { sc: '2.1.1', when: 'review' },
      ],
      techniques: ['G170', 'G171'],
      failures: ['F23', 'F93'],
      act: ['80f0bf'],
    },
    elements: ({ page }) => page.byTag('audio'),
    test: (audio) => {
      if (hasAttr(audio, 'controls')) return null;
      return hasAttr(audio, 'autoplay') ? 'plays automatically' : { unsure: 'A script may control playback.' };
    },
    none: 'There is no audio.',
    message: (n, of) => `${n} of ${of} audio elements play without controls.`,
    examples: {
      passed: '<audio src="/a.mp3" controls></audio>',
      failed: '<audio src="/a.mp3" autoplay></audio>',
      notApplicable: '',
    },
  }),
];
