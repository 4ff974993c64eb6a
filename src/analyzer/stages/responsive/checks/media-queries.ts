import { mdn } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { hasStyles, MEDIA, NO_STYLES, type ResponsiveInput, responsive, unlessMissing } from './input.ts';

const isFluid = ({ styles: { fluid } }: ResponsiveInput): boolean =>
  fluid.flex + fluid.grid + fluid.clamp + fluid.minmax > 0;

const adapts = ({ styles }: ResponsiveInput): boolean =>
  [...styles.queries.values()].some(({ features }) =>
    features.some((feature) => /width|orientation|aspect-ratio/.test(feature)),
  ) || styles.containerQueries > 0;

export const MEDIA_QUERIES_CHECKS = [
  responsive('resp-media-queries', 'moderate', 'Layout does not adapt to the screen', {
    help: MEDIA,
    fix: 'Use flexible layouts, and media or container queries where that is not enough.',
    requirements: { criteria: [{ sc: '1.4.10', when: 'may' }], techniques: ['C31', 'C32', 'C33'] },
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
  }),
  responsive('resp-device-width-query', 'minor', 'Deprecated device queries are used', {
    help: mdn('CSS/@media/device-width'),
    fix: 'Use width instead of device-width.',
    requirements: null,
    run: (input) => {
      const all = [...input.styles.queries.values()];
      if (!all.length) return notApplicable('There are no media queries.');
      const old = all.filter(({ features }) =>
        features.some((feature) => /device-(width|height|aspect-ratio)$/.test(feature)),
      );
      return old.length
        ? failed(say`${old.length} media queries test device dimensions: ${old[0]!.query.slice(0, 100)}.`)
        : passed();
    },
    examples: {
      passed: sample.css('@media (width >= 40em){p{color:red}}'),
      failed: sample.css('@media (max-device-width: 480px){p{color:red}}'),
      notApplicable: '',
    },
  }),
  responsive('resp-mobile-first', 'info', 'Styles are desktop-first', {
    help: MEDIA,
    fix: 'Start with small screens and add min-width queries.',
    requirements: null,
    run: ({ styles: { minWidth, maxWidth } }) => {
      if (minWidth + maxWidth === 0) return notApplicable('There are no width queries.');
      return maxWidth > 2 * minWidth
        ? failed(say`${maxWidth} queries target smaller screens, ${minWidth} target larger ones.`)
        : passed();
    },
    examples: {
      passed: sample.css('@media (min-width: 40em){p{color:red}}'),
      failed: sample.css('@media (max-width: 40em){p{color:red}} @media (max-width: 30em){p{color:red}}'),
      notApplicable: '',
    },
  }),
];
