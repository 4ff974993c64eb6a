import * as sample from '../../../model/samples.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { nearDuplicates, nothing, palette, uniqueColors } from './input.ts';

export const paletteNearDuplicates = palette('palette-near-duplicates', 'minor', 'Colours that look alike', {
  help: 'https://bottosson.github.io/posts/oklab/',
  fix: 'Use one of each pair.',
  requirements: null,
  run: (view) => {
    const pairs = nearDuplicates(uniqueColors(view.palette));
    if (pairs.length === 0) return nothing(view) ?? passed();
    const named = pairs.slice(0, 5).map(({ a, b }) => `${a} and ${b}`);
    return failed(say`${pairs.length} pairs are nearly indistinguishable: ${named.join(', ')}.`);
  },
  examples: {
    passed: sample.css('a{color:red}b{color:blue}'),
    failed: sample.css('a{color:#ff0000}b{color:#fe0000}'),
    notApplicable: '',
  },
});
