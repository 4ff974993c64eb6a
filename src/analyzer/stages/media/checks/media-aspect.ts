import { lighthouse } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { shownSize } from '../facts/files.ts';
import { declaredSize, shown } from '../facts/markup.ts';
import { fileCheck } from './input.ts';

export const mediaAspect = fileCheck('media-aspect', 'moderate', 'Declared image size has another aspect ratio', {
  help: lighthouse('best-practices/image-aspect-ratio'),
  fix: 'Declare width and height in the aspect ratio of the file, or use object-fit.',
  files: ({ files }) => files.filter((file) => shown(file).some(({ element }) => declaredSize(element))),
  test: (file) => {
    const size = shownSize(file);
    if (!size) return undefined;
    const wrong = shown(file).find(({ element }) => {
      const declared = declaredSize(element);
      if (!declared || /object-fit/.test(attr(element, 'style') ?? '')) return false;
      return Math.abs(declared.width / declared.height / (size.width / size.height) - 1) > 0.05;
    });
    if (!wrong) return null;
    const declared = declaredSize(wrong.element)!;
    return `${declared.width} x ${declared.height} is declared, ${size.width} x ${size.height} is the file`;
  },
  none: 'No image declares its size.',
  message: (n, of) => `${n} of ${of} images are declared with another aspect ratio.`,
  examples: {
    passed: { body: '<img src="/a.png" width="37" height="23" alt="">', files: { '/a.png': { png: [37, 23] } } },
    failed: { body: '<img src="/a.png" width="37" height="37" alt="">', files: { '/a.png': { png: [37, 23] } } },
    notApplicable: '',
  },
});
