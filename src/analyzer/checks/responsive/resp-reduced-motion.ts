import { mdn } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { responsive, unlessMissing } from './input.ts';

export const respReducedMotion = responsive('resp-reduced-motion', 'minor', 'Motion ignores prefers-reduced-motion', {
  help: mdn('CSS/@media/prefers-reduced-motion'),
  fix: 'Disable animations under prefers-reduced-motion: reduce.',
  run: (input) => {
    if (!input.styles.animated) return notApplicable('Nothing is animated in the style sheets that were read.');
    return input.styles.preferences.reducedMotion
      ? passed()
      : unlessMissing(input, failed('There are animations or transitions, and no prefers-reduced-motion query.'));
  },
  examples: {
    passed: sample.css('p{transition:color 1s} @media (prefers-reduced-motion: reduce){p{transition:none}}'),
    failed: sample.css('p{animation:spin 1s} @keyframes spin{to{rotate:1turn}}'),
    undecided: { ...sample.css('p{transition:color 1s}'), missingSheet: 'https://example.org/s.css' },
    notApplicable: sample.css('p{color:red}'),
  },
});
