import { a11y } from './view.ts';

const ROLES = ['tab', 'treeitem', 'tooltip', 'option'] as const;

export const a11yWidgetName = a11y('a11y-widget-name', 'serious', 'Tab, option or other part of a widget has no name', {
  help: 'https://www.w3.org/TR/wai-aria-1.2/#namecalculation',
  fix: 'Give it text, or aria-label where it shows only a picture.',
  elements: (view) => view.withRole(...ROLES).filter(({ name }) => !/^(option|td|th)$/.test(name)),
  test: (element, view) => (view.names.of(element) ? null : view.roleOf(element)!),
  none: 'There is no tab, tree item, tooltip, option or the like.',
  message: (n, of) => `${n} of ${of} parts of widgets have no name.`,
  examples: {
    passed: ['<div role="tablist"><div role="tab">Size</div></div>', '<div role="tooltip">Help</div>'],
    failed: [
      '<div role="tablist"><div role="tab"></div></div>',
      '<div role="tooltip"></div>',
      '<div role="tree"><div role="treeitem"><i></i></div></div>',
      '<img role="option" src="/a.png">',
    ],
    notApplicable: '<p>x</p>',
  },
});
