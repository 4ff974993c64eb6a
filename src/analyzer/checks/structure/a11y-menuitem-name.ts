import { act } from '../links.ts';
import { named } from './controls.ts';
import { a11y } from './view.ts';

export const a11yMenuitemName = a11y('a11y-menuitem-name', 'serious', 'Menu item has no name', {
  help: act('m6b1q3'),
  fix: 'Give the menu item text or aria-label.',
  run: (view) => named(view, view.withRole('menuitem', 'menuitemcheckbox', 'menuitemradio'), 'menu item'),
  examples: {
    passed: '<div role="menu"><div role="menuitem">Open</div></div>',
    failed: [
      '<div role="menu"><div role="menuitem"></div></div>',
      '<div role="menu"><div role="menuitemcheckbox" aria-checked="true"></div></div>',
    ],
    notApplicable: '<p>x</p>',
  },
});
