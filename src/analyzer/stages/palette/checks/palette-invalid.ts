import * as sample from '../../../model/samples.ts';
import { passed } from '../../../model/verdict.ts';
import { faultItem, nothing, palette } from './input.ts';

export const paletteInvalid = palette('palette-invalid', 'minor', 'Invalid colour', {
  help: 'https://www.w3.org/TR/css-color-4/',
  fix: 'Correct it: browsers ignore the declaration.',
  requirements: null,
  run: (view) => {
    const { invalid } = view.palette;
    if (invalid.length === 0) return nothing(view) ?? passed();
    return {
      outcome: 'failed',
      message: `${invalid.length} values are ignored by browsers.`,
      items: invalid.map(faultItem),
      total: invalid.length,
      applicable: invalid.length + view.palette.counts.declared,
    };
  },
  examples: {
    passed: sample.css('a{color:red}'),
    failed: [sample.css('a{color:redd}'), sample.css('a{color:#12345}')],
    notApplicable: '',
  },
});
