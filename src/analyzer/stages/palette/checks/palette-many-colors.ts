import * as sample from '../../../model/samples.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { nothing, palette, uniqueColors } from './input.ts';

const MANY = 60;

export const paletteManyColors = palette('palette-many-colors', 'info', 'Many different colours', {
  help: 'https://web.dev/learn/css/color',
  fix: 'Use fewer colours, defined as variables.',
  requirements: null,
  run: (view) => {
    const count = uniqueColors(view.palette).length;
    return nothing(view) ?? (count > MANY ? failed(say`${count} different colours are declared.`) : passed());
  },
  examples: {
    passed: sample.css('a{color:red}'),
    failed: sample.css(Array.from({ length: 70 }, (_, i) => `.a${i}{color:hsl(${i * 5} 60% 40%)}`).join('')),
    notApplicable: '',
  },
});
