import { isTabbable } from '../../reading/page/focus.ts';
import { reachable } from '../../reading/page/name.ts';
import { attr, isElement } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { unsure } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yAriaHiddenFocus = a11y({
  id: 'a11y-aria-hidden-focus',
  severity: 'serious',
  title: 'Hidden element can be focused',
  help: act('6cfa84'),
  fix: 'Remove the content from the tab order (inert, hidden, tabindex="-1"), or expose the element to assistive technology.',
  elements: (view) => view.page.byAttribute('aria-hidden').filter((element) => attr(element, 'aria-hidden') === 'true'),
  test: (part, view) => {
    if (part === view.page.body || part === view.page.root) return 'the whole page';
    for (const node of [part, ...view.page.descendants(part)]) {
      if (!isElement(node) || !isTabbable(node, view.rendering)) continue;
      // A sentinel passes the focus on as soon as it gets it.
      if (/\bfocus\(/.test(attr(node, 'onfocus') ?? '')) continue;
      return view.rendering.external && reachable(node)
        ? unsure('A linked style sheet may hide the element completely.')
        : node.name;
    }
    return null;
  },
  none: 'Nothing is hidden with aria-hidden.',
  message: (n, of) => `${n} of ${of} elements hidden with aria-hidden can be reached with the tab key.`,
  examples: {
    passed: [
      '<div aria-hidden="true">x</div>',
      '<div aria-hidden="true"><a href="/x" tabindex="-1">x</a></div>',
      '<div aria-hidden="true"><button disabled>x</button></div>',
      '<div aria-hidden="true" style="display:none"><a href="/x">x</a></div>',
      '<div aria-hidden="true"><a href="/x" onfocus="document.querySelector(\'h1\').focus()">x</a></div>',
      '<div aria-hidden="true" inert><a href="/x">x</a></div>',
    ],
    failed: [
      '<div aria-hidden="true"><a href="/x">x</a></div>',
      '<button aria-hidden="true">x</button>',
      { source: '<!doctype html><html lang="en"><title>x</title><body aria-hidden="true">x' },
    ],
    undecided: {
      head: '<link rel="stylesheet" href="/s.css">',
      body: '<div class="menu" aria-hidden="true"><a href="/x">x</a></div>',
    },
    notApplicable: '<p>x</p>',
  },
});
