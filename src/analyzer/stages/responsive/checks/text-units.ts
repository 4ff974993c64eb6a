import { mdn } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { responsive } from './input.ts';

export const TEXT_UNITS_CHECKS = [
  responsive('resp-text-units', 'info', 'Font sizes use pixels only', {
    help: mdn('CSS/font-size'),
    fix: 'Use rem, so that text follows the user’s setting.',
    requirements: { criteria: [], techniques: ['C12', 'C13', 'C14'] },
    run: (input) => {
      const { px, relative } = input.styles.fontSizes;
      if (!px && !relative) return notApplicable('No font size is declared.');
      return px && !relative ? failed(say`${px} font sizes are in pixels, none in rem, em or percent.`) : passed();
    },
    examples: {
      passed: sample.css('p{font-size:1rem} h1{font-size:20px}'),
      failed: sample.css('p{font-size:14px}'),
      notApplicable: '',
    },
  }),
  responsive('resp-vw-text', 'moderate', 'Font size depends on the viewport only', {
    help: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
    fix: 'Combine it with rem: clamp(1rem, 2vw, 2rem).',
    requirements: { criteria: [{ sc: '1.4.4', when: 'may' }], techniques: ['C28'], failures: ['F94'] },
    run: ({ styles: { fontSizes } }) => {
      if (fontSizes.px + fontSizes.relative + fontSizes.viewportOnly.length === 0)
        return notApplicable('No font size is declared.');
      return fontSizes.viewportOnly.length
        ? failed(say`Not enlarged by zooming: ${fontSizes.viewportOnly.slice(0, 3).join('; ')}.`)
        : passed();
    },
    examples: {
      passed: sample.css('h1{font-size:clamp(1rem,4vw,3rem)} p{font-size:1em}'),
      failed: sample.css('h1{font-size:5vw}'),
      notApplicable: '',
    },
  }),
];
