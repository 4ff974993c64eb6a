import * as sample from '../../../model/samples.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { nothing, palette } from './input.ts';

export const paletteNotations = palette('palette-notations', 'info', 'Colours in many notations', {
  help: 'https://www.w3.org/TR/css-color-4/#color-syntax',
  fix: 'Use one notation.',
  requirements: null,
  run: (view) => {
    const kinds = Object.keys(view.palette.counts.notations).map((name) => name.replace(/a$/, ''));
    const count = new Set(kinds).size;
    return (
      nothing(view) ??
      (count > 3 ? failed(say`${count} notations are in use: ${[...new Set(kinds)].join(', ')}.`) : passed())
    );
  },
  examples: {
    passed: sample.css('a{color:red}b{color:#00f}'),
    failed: sample.css('a{color:red}b{color:#00f}c{color:rgb(1 2 3)}d{color:hsl(9 9% 9%)}'),
    notApplicable: '',
  },
});
