import { axe } from '../links.ts';
import { a11y } from './view.ts';

export const a11yObsoleteMotion = a11y('a11y-obsolete-motion', 'serious', 'Text blinks or scrolls automatically', {
  help: axe('marquee'),
  fix: 'Remove the blink or marquee element.',
  elements: (view) => view.page.byTag('blink', 'marquee').filter((element) => view.rendering.visible(element)),
  test: () => '',
  none: 'There is no blink or marquee element.',
  message: (n) => `${n} elements blink or scroll automatically.`,
  examples: { failed: '<marquee>News</marquee>', notApplicable: '<p>News</p>' },
});
