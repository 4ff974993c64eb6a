import { hasAttr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import { media } from './input.ts';

export const mediaAudioControls = media('media-audio-controls', 'moderate', 'Audio plays without controls', {
  help: html('media.html'),
  fix: 'Add controls.',
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
});
