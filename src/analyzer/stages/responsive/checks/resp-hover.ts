import { mdn } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed } from '../../../model/verdict.ts';
import { responsive } from './input.ts';

export const respHover = responsive('resp-hover', 'info', 'Hover styles without an alternative', {
  help: mdn('CSS/@media/hover'),
  fix: 'Make sure that everything shown on hover is also available without hovering.',
  requirements: {
    criteria: [
      { sc: '1.4.13', when: 'review' },
      { sc: '2.1.1', when: 'review' },
    ],
    techniques: ['SCR39'],
    failures: ['F95'],
  },
  run: ({ styles }) => {
    const all = [...styles.queries.values()].filter(({ features }) =>
      features.some((feature) => /hover/.test(feature)),
    );
    if (!all.length) return notApplicable('No media query tests for hover.');
    return all.some(({ query }) => /hover\s*:\s*none|not/.test(query)) ||
      all.every(({ query }) => /hover\s*:\s*hover/.test(query))
      ? passed()
      : failed('A query tests for hover without a value.');
  },
  examples: {
    passed: sample.css('@media (hover: hover){a:hover{color:red}}'),
    failed: sample.css('@media (hover){a:hover{color:red}}'),
    notApplicable: '',
  },
});
