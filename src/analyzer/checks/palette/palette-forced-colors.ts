import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { nothing, palette } from './input.ts';

export const paletteForcedColors = palette('palette-forced-colors', 'info', 'No support for forced colours', {
  help: 'https://www.w3.org/TR/mediaqueries-5/#forced-colors',
  fix: 'Check the page in forced-colors mode; use system colours where something disappears.',
  run: (view) =>
    nothing(view) ??
    (view.palette.preferences.forced || view.palette.symbolic.system.length > 0
      ? passed()
      : failed('No rule and no system colour takes forced colours into account.')),
  examples: { passed: sample.css('a{color:CanvasText}'), failed: sample.css('a{color:red}'), notApplicable: '' },
});
