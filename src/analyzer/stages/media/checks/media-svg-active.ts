import { activeContent } from '../facts/svg.ts';
import { fileCheck } from './input.ts';

export const mediaSvgActive = fileCheck('media-svg-active', 'serious', 'SVG image with scripts or references', {
  help: 'https://svgwg.org/svg2-draft/conform.html#secure-static-mode',
  fix: 'Remove scripts, event handlers, foreignObject and external references from SVG images.',
  files: ({ files }) => files.filter(({ probe, resource }) => probe?.type === 'image/svg+xml' && resource !== null),
  test: ({ resource }) => activeContent(resource!.bytes) ?? (resource!.cut ? undefined : null),
  none: 'No SVG file was read.',
  message: (n, of) => `${n} of ${of} SVG files contain scripts or external references.`,
  examples: {
    passed: {
      body: '<img src="/a.svg" alt="">',
      files: { '/a.svg': { text: '<svg width="1" height="1"/>', type: 'image/svg+xml' } },
    },
    failed: {
      body: '<img src="/a.svg" alt="">',
      files: { '/a.svg': { text: '<svg width="1" height="1"><script/></svg>', type: 'image/svg+xml' } },
    },
    notApplicable: '',
  },
});
