import { explicitRole } from '../../reading/page/role.ts';
import { act } from '../links.ts';
import { nameCheck } from './nameless.ts';

export const a11ySvgName = nameCheck('a11y-svg-name', 'serious', 'SVG image has no name', {
  help: act('7d6734'),
  fix: 'Add a title element at the start of the svg, or aria-label.',
  elements: (view) =>
    view.page
      .byAttribute('role')
      .filter(
        (element) =>
          element.namespace === 'svg' &&
          /^(img|image|graphics-document|graphics-symbol)$/.test(explicitRole(element) ?? '') &&
          view.rendering.exposed(element),
      ),
  none: 'No svg element has an explicit role.',
  plural: 'SVG images',
  examples: {
    passed: [
      '<svg role="img"><title>Bowl</title></svg>',
      '<svg><circle role="graphics-symbol" aria-label="Dot"></circle></svg>',
    ],
    failed: [
      '<svg role="img"></svg>',
      '<svg role="img"><title> </title></svg>',
      '<svg><circle role="graphics-symbol"></circle></svg>',
    ],
    notApplicable: ['<svg><title>Bowl</title></svg>', '<svg role="img" aria-hidden="true"></svg>'],
  },
});
