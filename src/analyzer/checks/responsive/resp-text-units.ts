import { mdn } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { responsive } from './input.ts';

export const respTextUnits = responsive('resp-text-units', 'info', 'Font sizes use pixels only', {
  help: mdn('CSS/font-size'),
  fix: 'Use rem, so that text follows the user’s setting.',
  run: (input) => {
    const { px, relative } = input.styles.fontSizes;
    if (!px && !relative) return notApplicable('No font size is declared.');
    return px && !relative ? failed(`${px} font sizes are in pixels, none in rem, em or percent.`) : passed();
  },
  examples: {
    passed: sample.css('p{font-size:1rem} h1{font-size:20px}'),
    failed: sample.css('p{font-size:14px}'),
    notApplicable: '',
  },
});
