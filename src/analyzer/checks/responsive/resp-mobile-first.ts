import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { responsive } from './input.ts';
import { MEDIA } from './layout.ts';

export const respMobileFirst = responsive('resp-mobile-first', 'info', 'Styles are desktop-first', {
  help: MEDIA,
  fix: 'Start with small screens and add min-width queries.',
  run: ({ styles: { minWidth, maxWidth } }) => {
    if (minWidth + maxWidth === 0) return notApplicable('There are no width queries.');
    return maxWidth > 2 * minWidth
      ? failed(`${maxWidth} queries target smaller screens, ${minWidth} target larger ones.`)
      : passed();
  },
  examples: {
    passed: sample.css('@media (min-width: 40em){p{color:red}}'),
    failed: sample.css('@media (max-width: 40em){p{color:red}} @media (max-width: 30em){p{color:red}}'),
    notApplicable: '',
  },
});
