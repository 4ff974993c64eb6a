import { attr, childElements, type Element, hasAttr, parentOf } from '../../../page/node.ts';
import { html } from '../../links.ts';
import { media } from '../define.ts';

const sources = (element: Element): Element[] => childElements(element).filter((child) => child.tag === 'source');

const video = (
  id: string,
  severity: 'serious' | 'moderate' | 'minor',
  title: string,
  fix: string,
  fault: (element: Element) => string | null | { unsure: string },
) =>
  media.each({ id, severity, title, fix, help: html('media.html') }, ({ page }) => page.byTag('video'), fault, {
    none: 'There is no video.',
    message: (n, of) => `${n} of ${of} videos: ${title.toLowerCase()}.`,
  });

export const playerChecks = [
  video('media-video-poster', 'minor', 'Video without poster', 'Add a poster image.', (element) =>
    hasAttr(element, 'poster') || hasAttr(element, 'autoplay') ? null : '',
  ),
  video('media-autoplay', 'serious', 'Video starts with sound', 'Add muted, or remove autoplay.', (element) =>
    hasAttr(element, 'autoplay') && !hasAttr(element, 'muted') ? '' : null,
  ),
  video('media-video-controls', 'moderate', 'Video without controls', 'Add controls.', (element) =>
    hasAttr(element, 'controls') || (hasAttr(element, 'autoplay') && hasAttr(element, 'muted'))
      ? null
      : { unsure: 'A script may add controls.' },
  ),
  video(
    'media-captions',
    'serious',
    'Video without captions',
    'Add a track element with kind="captions".',
    (element) => {
      if (
        childElements(element).some(
          (child) => child.tag === 'track' && /^(captions|subtitles)$/i.test(attr(child, 'kind') ?? 'subtitles'),
        )
      )
        return null;
      return hasAttr(element, 'muted') ? null : { unsure: 'Captions may be burned in, or the video may be silent.' };
    },
  ),
  video(
    'media-preload',
    'minor',
    'Video is preloaded completely',
    'Use preload="metadata" or preload="none".',
    (element) => (attr(element, 'preload')?.toLowerCase() === 'auto' ? '' : null),
  ),
  media.each(
    {
      id: 'media-source-type',
      severity: 'minor',
      title: 'Source without a type',
      help: html('embedded-content.html#the-source-element'),
      fix: 'Add a type attribute, so that browsers do not have to try each file.',
    },
    ({ page }) =>
      page.byTag('source').filter((source) => {
        const parent = parentOf(source);
        return (parent?.tag === 'video' || parent?.tag === 'audio') && sources(parent).length > 1;
      }),
    (source) => (attr(source, 'type')?.includes('/') ? null : ''),
    {
      none: 'No player offers several files.',
      message: (n, of) => `${n} of ${of} sources do not state their type.`,
    },
  ),
  media.each(
    {
      id: 'media-audio-controls',
      severity: 'moderate',
      title: 'Audio plays without controls',
      help: html('media.html'),
      fix: 'Add controls.',
    },
    ({ page }) => page.byTag('audio'),
    (audio) => {
      if (hasAttr(audio, 'controls')) return null;
      return hasAttr(audio, 'autoplay') ? 'plays automatically' : { unsure: 'A script may control playback.' };
    },
    { none: 'There is no audio.', message: (n, of) => `${n} of ${of} audio elements play without controls.` },
  ),
];
