import { attr, childElements, hasAttr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { unsure } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yVideoCaptions = a11y('a11y-video-captions', 'serious', 'Video has no captions', {
  help: axe('video-caption'),
  fix: 'Add <track kind="captions"> with a WebVTT file.',
  elements: (view) =>
    view.page.byTag('video').filter((video) => view.rendering.visible(video) && !hasAttr(video, 'muted')),
  test: (video) => {
    const captioned = childElements(video).some(
      (child) => child.name === 'track' && attr(child, 'kind')?.toLowerCase() === 'captions' && attr(child, 'src'),
    );
    return captioned ? null : unsure('Captions may be burned in, or the video may be silent.');
  },
  none: 'There is no video with sound.',
  message: (n, of) => `${n} of ${of} videos have no captions.`,
  examples: {
    passed: '<video controls src="f.mp4"><track kind="captions" src="c.vtt"></video>',
    undecided: '<video controls src="f.mp4"></video>',
    notApplicable: ['<p>x</p>', '<video muted src="f.mp4"></video>'],
  },
});
