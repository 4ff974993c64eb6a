import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { type ResponsiveInput, responsive, unlessMissing } from './input.ts';
import { hasStyles, MEDIA, NO_STYLES } from './layout.ts';

const isFluid = ({ styles: { fluid } }: ResponsiveInput): boolean =>
  fluid.flex + fluid.grid + fluid.clamp + fluid.minmax > 0;

const adapts = ({ styles }: ResponsiveInput): boolean =>
  [...styles.queries.values()].some(({ features }) =>
    features.some((feature) => /width|orientation|aspect-ratio/.test(feature)),
  ) || styles.containerQueries > 0;

export const respMediaQueries = responsive('resp-media-queries', 'moderate', 'Layout does not adapt to the screen', {
  help: MEDIA,
  fix: 'Use flexible layouts, and media or container queries where that is not enough.',
  run: (input) => {
    if (!hasStyles(input)) return notApplicable(NO_STYLES);
    return adapts(input) || isFluid(input)
      ? passed()
      : unlessMissing(input, failed('There are no width queries, and neither flex nor grid layout.'));
  },
  examples: {
    passed: [
      sample.css('@media (max-width: 40em){p{color:red}}'),
      sample.css('main{display:grid}'),
      sample.css('@container (min-width: 30em){p{color:red}}'),
    ],
    failed: sample.css('p{color:red}'),
    undecided: { ...sample.css('p{color:red}'), missingSheet: 'https://example.org/s.css' },
    notApplicable: '',
  },
});
