import { html } from '../../../model/links.ts';
import { shownSize } from '../facts/files.ts';
import { fileCheck } from './input.ts';

export const mediaSrcsetWidth = fileCheck('media-srcset-width', 'moderate', 'srcset width does not match the file', {
  help: html('images.html#srcset-attributes'),
  fix: 'Write the real width of each file as its w descriptor.',
  files: ({ files }) => files.filter(({ references }) => references.some(({ width }) => width !== null)),
  test: (file) => {
    const size = shownSize(file);
    if (!size || file.probe?.type === 'image/svg+xml') return undefined;
    const stated = file.references.find(({ width }) => width !== null && Math.abs(width - size.width) > 1);
    return stated ? `${stated.width}w is stated, ${size.width} pixels is the actual width` : null;
  },
  none: 'No srcset states widths.',
  message: (n, of) => `${n} of ${of} candidates do not have the stated width.`,
  examples: {
    passed: { body: '<img srcset="/a.png 37w" sizes="10px" alt="">', files: { '/a.png': { png: [37, 23] } } },
    failed: { body: '<img srcset="/a.png 100w" sizes="10px" alt="">', files: { '/a.png': { png: [37, 23] } } },
    notApplicable: '',
  },
});
