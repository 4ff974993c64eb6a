import { act } from '../../../model/links.ts';
import { all } from '../../../model/requirements.ts';
import { cannotTell, faultOf, judge } from '../../../model/verdict.ts';
import { isTabbable } from '../../../page/accessibility/focus.ts';
import type { Rendering } from '../../../page/accessibility/rendering.ts';
import { attr, type Element, hasAttr, holdersOf, parentOf, tokens } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

/** Reached with the tab key. A sentinel is not: it passes the focus on as soon as it gets it. */
const isStop = (element: Element, rendering: Rendering): boolean =>
  isTabbable(element, rendering) && !/\bfocus\(/.test(attr(element, 'onfocus') ?? '');

const CONTROLS = all('fails', '4.1.2');
const WHOLE_PAGE = [...CONTROLS, ...all('may', '1.3.1')];

/** True for a class or id through which a linked sheet may reach the element or an ancestor. */
const reachable = (element: Element): boolean => {
  for (let up: Element | null = element; up; up = parentOf(up))
    if (tokens(up, 'class').length || hasAttr(up, 'id')) return true;
  return false;
};

export const a11yAriaHiddenFocus = a11y('a11y-aria-hidden-focus', 'serious', 'Hidden element can be focused', {
  help: act('6cfa84'),
  fix: 'Remove the content from the tab order (inert, hidden, tabindex="-1"), or expose the element to assistive technology.',
  requirements: {
    criteria: [
      { sc: '4.1.2', when: 'fails' },
      { sc: '1.3.1', when: 'may' },
    ],
    act: ['6cfa84'],
  },
  run: (view) => {
    const { page, rendering } = view;
    const parts = page.byAttribute('aria-hidden').filter((element) => attr(element, 'aria-hidden') === 'true');
    const stops = holdersOf(parts.length ? page.elements.filter((element) => isStop(element, rendering)) : []);
    return judge(
      view,
      parts,
      (part) => {
        if (part === page.body || part === page.root) return faultOf('the whole page', WHOLE_PAGE);
        const stop = stops.get(part);
        if (!stop) return null;
        if (rendering.external && reachable(stop))
          return cannotTell('A linked style sheet that was not read may hide the element completely.');
        return rendering.hiddenSometimes(stop)
          ? cannotTell('A linked style sheet hides the element on some screens.')
          : faultOf(stop.name, CONTROLS);
      },
      {
        none: 'Nothing is hidden with aria-hidden.',
        message: (n, of) => `${n} of ${of} elements hidden with aria-hidden can be reached with the tab key.`,
      },
    );
  },
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
