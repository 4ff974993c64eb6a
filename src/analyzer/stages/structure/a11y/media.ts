import { attr, childElements, hasAttr } from '../../../page/node.ts';
import { act, axe } from '../../links.ts';
import { unsure } from '../../verdict.ts';
import { a11y } from './define.ts';

const autoplay = a11y.each(
  {
    id: 'a11y-autoplay',
    severity: 'moderate',
    title: 'Sound plays automatically',
    help: act('80f0bf'),
    fix: 'Remove autoplay, or mute it, or add controls.',
  },
  (view) =>
    view.page.byTag('audio', 'video').filter((element) => hasAttr(element, 'autoplay') && !hasAttr(element, 'muted')),
  (element) => {
    if (hasAttr(element, 'controls')) return null;
    return hasAttr(element, 'loop')
      ? ''
      : unsure('Sound shorter than three seconds is allowed; the duration is not in the source.');
  },
  {
    none: 'No audio or video plays sound automatically.',
    message: (n, of) => `${n} of ${of} media files play sound in a loop without controls.`,
  },
);

const captions = a11y.each(
  {
    id: 'a11y-video-captions',
    severity: 'serious',
    title: 'Video has no captions',
    help: axe('video-caption'),
    fix: 'Add <track kind="captions"> with a WebVTT file.',
  },
  (view) => view.page.byTag('video').filter((video) => view.rendering.visible(video) && !hasAttr(video, 'muted')),
  (video) => {
    const captioned = childElements(video).some(
      (child) => child.tag === 'track' && attr(child, 'kind')?.toLowerCase() === 'captions' && attr(child, 'src'),
    );
    return captioned ? null : unsure('Captions may be burned in, or the video may be silent.');
  },
  { none: 'There is no video with sound.', message: (n, of) => `${n} of ${of} videos have no captions.` },
);

export const mediaChecks = [autoplay, captions];
