import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { responsive } from './input.ts';

export const respVwText = responsive('resp-vw-text', 'moderate', 'Font size depends on the viewport only', {
  help: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
  fix: 'Combine it with rem: clamp(1rem, 2vw, 2rem).',
  run: ({ styles: { fontSizes } }) => {
    if (fontSizes.px + fontSizes.relative + fontSizes.viewportOnly.length === 0)
      return notApplicable('No font size is declared.');
    return fontSizes.viewportOnly.length
      ? failed(`Not enlarged by zooming: ${fontSizes.viewportOnly.slice(0, 3).join('; ')}.`)
      : passed();
  },
  examples: {
    passed: sample.css('h1{font-size:clamp(1rem,4vw,3rem)} p{font-size:1em}'),
    failed: sample.css('h1{font-size:5vw}'),
    notApplicable: '',
  },
});
