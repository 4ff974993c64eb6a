import { explicitRole } from '../../reading/page/role.ts';
import { act } from '../links.ts';
import { judge } from '../verdict.ts';
import { nameless } from './images.ts';
import { a11y } from './view.ts';

export const a11ySvgName = a11y('a11y-svg-name', 'serious', 'SVG image has no name', {
  help: act('7d6734'),
  fix: 'Add a title element at the start of the svg, or aria-label.',
  run: (view) => {
    const drawings = view.page
      .byAttribute('role')
      .filter(
        (element) =>
          element.namespace === 'svg' &&
          /^(img|image|graphics-document|graphics-symbol)$/.test(explicitRole(element) ?? '') &&
          view.rendering.exposed(element),
      );
    return judge(view, drawings, nameless(view), {
      none: 'No svg element has an explicit role.',
      message: (n, of) => `${n} of ${of} SVG images have no name.`,
    });
  },
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
