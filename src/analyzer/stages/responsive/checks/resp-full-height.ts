import { mdn } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { responsive } from './input.ts';

export const respFullHeight = responsive('resp-full-height', 'info', 'Full height ignores mobile browser bars', {
  help: mdn('CSS/length#relative_length_units_based_on_viewport'),
  fix: 'Add 100dvh after 100vh.',
  requirements: null,
  run: ({ styles: { fullHeights } }) => {
    if (!fullHeights.vh && !fullHeights.dynamic) return notApplicable('No height equals the viewport height.');
    return fullHeights.vh && !fullHeights.dynamic
      ? failed(say`${fullHeights.vh} heights are 100vh without a dvh alternative.`)
      : passed();
  },
  examples: {
    passed: sample.css('main{height:100vh;height:100dvh}'),
    failed: sample.css('main{min-height:100vh}'),
    notApplicable: '',
  },
});
