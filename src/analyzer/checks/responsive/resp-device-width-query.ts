import { mdn } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { responsive } from './input.ts';

export const respDeviceWidthQuery = responsive(
  'resp-device-width-query',
  'minor',
  'Deprecated device queries are used',
  {
    help: mdn('CSS/@media/device-width'),
    fix: 'Use width instead of device-width.',
    run: (input) => {
      const all = [...input.styles.queries.values()];
      if (!all.length) return notApplicable('There are no media queries.');
      const old = all.filter(({ features }) =>
        features.some((feature) => /device-(width|height|aspect-ratio)$/.test(feature)),
      );
      return old.length
        ? failed(`${old.length} media queries test device dimensions: ${old[0]!.query.slice(0, 100)}.`)
        : passed();
    },
    examples: {
      passed: sample.css('@media (width >= 40em){p{color:red}}'),
      failed: sample.css('@media (max-device-width: 480px){p{color:red}}'),
      notApplicable: '',
    },
  },
);
