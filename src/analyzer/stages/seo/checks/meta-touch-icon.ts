import * as sample from '../../../model/samples.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { tokens } from '../../../page/tree/node.ts';
import { metadata } from './input.ts';

export const metaTouchIcon = metadata('meta-touch-icon', 'minor', 'There is no icon for home screens', {
  help: 'https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html',
  fix: 'Add <link rel="apple-touch-icon"> with a picture of 180 by 180 pixels.',
  requirements: null,
  run: ({ page }) => {
    const icons = page
      .byTag('link')
      .filter((link) => tokens(link, 'rel').some((rel) => rel.startsWith('apple-touch-icon')));
    if (!icons.length) return failed('The page references no apple-touch-icon.');
    const sizes = icons.flatMap((link) => tokens(link, 'sizes'));
    return !sizes.length || sizes.some((size) => Number.parseInt(size, 10) >= 180)
      ? passed()
      : failed(say`The icons are at most ${sizes.join(', ')}; 180x180 is shown.`);
  },
  examples: {
    passed: sample.head('<link rel="apple-touch-icon" sizes="180x180" href="/i.png">'),
    failed: ['', sample.head('<link rel="apple-touch-icon" sizes="57x57" href="/i.png">')],
  },
});
