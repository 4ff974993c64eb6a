import { explicitRole } from '../../../page/accessibility/role.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yDecorativeAlt = a11y(
  'a11y-decorative-alt',
  'moderate',
  'Image is marked as decoration and described all the same',
  {
    help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H67',
    fix: 'Leave alt empty and remove title from decoration; give what says something a text alternative and no such mark.',
    requirements: {
      criteria: [{ sc: '1.1.1', when: 'may' }],
      techniques: ['H67'],
      failures: ['F38', 'F39'],
      note: 'Some screen readers announce the title of an image with an empty alt.',
    },
    elements: (view) =>
      view.page
        .byTag('img')
        .filter((img) => view.rendering.exposed(img) && (attr(img, 'alt') === '' || explicitRole(img) === 'none')),
    test: (img) => {
      if (attr(img, 'alt')?.trim()) return `role and alt="${attr(img, 'alt')!.trim().slice(0, 60)}"`;
      return attr(img, 'title')?.trim() ? `empty alt and title="${attr(img, 'title')!.trim().slice(0, 60)}"` : null;
    },
    none: 'No image is marked as decoration.',
    message: (n, of) => `${n} of ${of} images marked as decoration have a description.`,
    examples: {
      passed: ['<img alt="" src="/line.png">', '<img role="presentation" alt="" src="/line.png">'],
      failed: ['<img role="presentation" alt="A bowl" src="/b.png">', '<img alt="" title="A bowl" src="/b.png">'],
      notApplicable: '<img alt="A bowl" src="/b.png">',
    },
  },
);
