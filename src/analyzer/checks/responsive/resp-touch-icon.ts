import { attr } from '../../reading/page/node.ts';
import { failed, passed } from '../verdict.ts';
import { responsive } from './input.ts';

export const respTouchIcon = responsive({
  id: 'resp-touch-icon',
  severity: 'info',
  title: 'There is no icon for home screens',
  help: 'https://webhint.io/docs/user-guide/hints/hint-apple-touch-icons/',
  fix: 'Add <link rel="apple-touch-icon">.',
  run: ({ page }) =>
    page.byTag('link').some((link) => /apple-touch-icon/i.test(attr(link, 'rel') ?? ''))
      ? passed()
      : failed('The page references no apple-touch-icon.'),
  examples: { passed: { head: '<link rel="apple-touch-icon" href="/i.png">' }, failed: '' },
});
