import { chrome } from '../../../model/links.ts';
import { hasAttr } from '../../../page/tree/node.ts';
import { shownSize } from '../facts/files.ts';
import { declaredSize, shown } from '../facts/markup.ts';
import { fileCheck } from './input.ts';

export const mediaOversized = fileCheck('media-oversized', 'moderate', 'Image more than twice as large as shown', {
  help: chrome('performance/insights/image-delivery'),
  fix: 'Serve a size near the one declared, or several with srcset.',
  files: ({ files }) =>
    files.filter((file) => shown(file).some(({ element }) => declaredSize(element) && !hasAttr(element, 'srcset'))),
  test: (file) => {
    const size = shownSize(file);
    if (!size || file.probe?.type === 'image/svg+xml') return undefined;
    const widest = Math.max(...shown(file).map(({ element }) => declaredSize(element)?.width ?? 0));
    return size.width > 2 * widest && size.width * size.height > 100 * 100
      ? `${size.width} x ${size.height} for ${widest} pixels`
      : null;
  },
  none: 'No image declares its size.',
  message: (n, of) => `${n} of ${of} images are more than twice as wide as declared.`,
  examples: {
    passed: { body: '<img src="/a.png" width="37" height="23" alt="">', files: { '/a.png': { png: [37, 23] } } },
    failed: { body: '<img src="/a.png" width="100" height="60" alt="">', files: { '/a.png': { png: [1000, 600] } } },
    notApplicable: '',
  },
});
