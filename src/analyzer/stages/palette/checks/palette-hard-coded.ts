import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { palette } from './input.ts';

export const paletteHardCoded = palette('palette-hard-coded', 'info', 'Hard-coded colours instead of variables', {
  help: 'https://www.w3.org/TR/css-variables-1/',
  fix: 'Define colours once as variables and reference them.',
  requirements: null,
  run: (view) => {
    const { declared, byVariable } = view.palette.counts;
    if (declared < 10) return notApplicable('Fewer than ten declarations hold colours.');
    const share = Math.round((100 * (declared - byVariable)) / declared);
    return share > 80 ? failed(say`${share} % of ${declared} declarations use hard-coded colours.`) : passed();
  },
  examples: {
    passed: sample.css(
      ':root{--a:red}.a0{color:var(--a)}.a1{color:var(--a)}.a2{color:var(--a)}.a3{color:var(--a)}.a4{color:var(--a)}.a5{color:var(--a)}.a6{color:var(--a)}.a7{color:var(--a)}.a8{color:var(--a)}.a9{color:var(--a)}.a10{color:var(--a)}.a11{color:var(--a)}',
    ),
    failed: sample.css(
      '.a0{color:red}.a1{color:red}.a2{color:red}.a3{color:red}.a4{color:red}.a5{color:red}.a6{color:red}.a7{color:red}.a8{color:red}.a9{color:red}.a10{color:red}.a11{color:red}',
    ),
    notApplicable: sample.css('a{color:red}'),
  },
});
