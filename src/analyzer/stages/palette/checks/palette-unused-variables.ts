import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { palette } from './input.ts';

export const paletteUnusedVariables = palette('palette-unused-variables', 'minor', 'Unused colour variable', {
  help: 'https://www.w3.org/TR/css-variables-1/',
  fix: 'Remove it.',
  requirements: null,
  run: (view) => {
    const { variables, colors } = view.palette;
    if (variables.length === 0) return notApplicable('There are no variables.');
    const unused = colors.customProperty.reduce((sum, { uses }) => sum + uses, 0);
    return unused === 0
      ? passed()
      : failed(
          say`${unused} colour variables are not used by any property in the style sheets that were read; scripts may use them.`,
        );
  },
  examples: {
    passed: sample.css(':root{--a:red}a{color:var(--a)}'),
    failed: sample.css(':root{--a:red}a{color:blue}'),
    notApplicable: '',
  },
});
