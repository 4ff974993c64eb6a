import { cannotTell } from '../../../model/verdict.ts';
import { attr, childElements, closest, type Element, hasAttr, isElement } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** A silent loop that assistive technology does not get: decoration. */
const isDecoration = (media: Element): boolean =>
  hasAttr(media, 'muted') && hasAttr(media, 'loop') && !hasAttr(media, 'controls');

/** Whether a link near it speaks of a transcript. */
const hasTranscript = (media: Element, { page }: View): boolean => {
  const around = closest(media, 'figure', 'article', 'section', 'main', 'body');
  if (!around) return false;
  for (const node of page.descendants(around))
    if (
      isElement(node) &&
      node.name === 'a' &&
      /transcript|transkript|transcription|transcripción|文字起こし/i.test(page.text(node))
    )
      return true;
  return false;
};

/** What a player has: `audio: controls, captions, transcript nearby`. */
const described = (media: Element, view: View): string => {
  const tracks = childElements(media)
    .filter(({ name }) => name === 'track')
    .map((track) => attr(track, 'kind')?.trim().toLowerCase() || 'subtitles');
  const has = [
    ...(hasAttr(media, 'controls') ? ['controls'] : []),
    ...new Set(tracks),
    ...(hasTranscript(media, view) ? ['a link to a transcript'] : []),
  ];
  return `${media.name} with ${has.join(', ') || 'no controls, tracks or transcript'}`;
};

export const a11yMediaAlternatives = a11y('a11y-media-alternatives', 'info', 'Audio and video need alternatives', {
  help: 'https://www.w3.org/WAI/media/av/',
  fix: 'Provide a transcript for audio, and captions and an audio description for video.',
  requirements: {
    criteria: [
      { sc: '1.2.1', when: 'review' },
      { sc: '1.2.3', when: 'review' },
      { sc: '1.2.5', when: 'review' },
    ],
    techniques: ['G58', 'G78', 'G158', 'H96'],
  },
  elements: (view) =>
    view.page.byTag('audio', 'video').filter((media) => view.rendering.visible(media) && view.rendering.exposed(media)),
  test: (media, view) =>
    isDecoration(media)
      ? null
      : cannotTell(`A person has to compare ${described(media, view)} with what is heard and seen.`),
  none: 'There is no audio or video.',
  message: (n) => `${n} players need alternatives.`,
  examples: {
    undecided: ['<audio src="a.mp3" controls></audio>', '<video src="a.mp4" controls></video>'],
    passed: '<video src="a.mp4" muted loop autoplay></video>',
    notApplicable: '<p>x</p>',
  },
});
