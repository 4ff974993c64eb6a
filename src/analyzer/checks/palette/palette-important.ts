import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { nothing, palette } from './input.ts';

export const paletteImportant = palette('palette-important', 'info', 'Colours marked !important', {
  help: 'https://www.w3.org/TR/css-cascade-5/#importance',
  fix: 'Use the cascade instead: !important overrides the colours that users set themselves.',
  run: (view) =>
    nothing(view) ??
    (view.palette.counts.important > 0 ? failed(`${view.palette.counts.important} declarations.`) : passed()),
  examples: { passed: sample.css('a{color:red}'), failed: sample.css('a{color:red!important}'), notApplicable: '' },
});
