import { axe } from '../../../model/links.ts';
import { cannotTell } from '../../../model/verdict.ts';
import { isTabbable, tabIndex } from '../../../page/accessibility/focus.ts';
import { attr, type Element, hasAttr, isElement, parentOf, tokens } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Elements that are controls whatever their tabindex. */
const NATIVE = /^(a|area|audio|button|embed|iframe|input|object|select|summary|textarea|video)$/;

/** An anchor without an address. */
const isPlaceholder = (element: Element): boolean =>
  element.name === 'a' && !hasAttr(element, 'href') && attr(element, 'role') === undefined;

/** Roles of text and of parts of a page, which are not operable. */
const TEXT =
  /^(complementary|form|paragraph|table|heading|img|image|list|listitem|blockquote|caption|code|definition|deletion|emphasis|figure|insertion|mark|note|strong|subscript|superscript|term|time|cell|row|columnheader|rowheader|article|banner|contentinfo|main|navigation|search)$/;

/** Parts that take focus within a whole whose keys step from one to the next. */
const PARTS: Readonly<Record<string, RegExp>> = {
  article: /^feed$/,
  row: /^(grid|treegrid)$/,
  columnheader: /^(grid|treegrid)$/,
  rowheader: /^(grid|treegrid)$/,
};

const scrolls = (element: Element, { rendering }: View): boolean =>
  ['overflow', 'overflow-x', 'overflow-y'].some((property) =>
    /\b(auto|scroll|overlay)\b/i.test(rendering.declared(element, property) ?? ''),
  );

/** A box that holds more than a line of text. */
const mayScroll = (element: Element): boolean =>
  element.name === 'pre' || element.children.some((child) => isElement(child));

const isPart = (role: string, element: Element, view: View): boolean => {
  const whole = PARTS[role];
  if (!whole) return false;
  for (let up = parentOf(element); up; up = parentOf(up)) if (whole.test(view.roleOf(up) ?? '')) return true;
  return false;
};

export const a11yFocusRole = a11y('a11y-focus-role', 'minor', 'What can be focused has no role of a control', {
  help: axe('focus-order-semantics'),
  fix: 'Use a button, link or field, or give the element the role of the control it is.',
  requirements: {
    criteria: [{ sc: '4.1.2', when: 'may' }],
    failures: ['F59'],
    note: 'A control made of a div may fail 4.1.2; the target of a script does not.',
  },
  elements: (view) =>
    view.page
      .byAttribute('tabindex')
      .filter(
        (element) =>
          (tabIndex(element) ?? -1) >= 0 &&
          (!NATIVE.test(element.name) || isPlaceholder(element)) &&
          isTabbable(element, view.rendering) &&
          view.rendering.exposed(element),
      ),
  test: (element, view) => {
    const role = view.roleOf(element);
    const fault = role === null || role === 'generic' ? element.name : role;
    if (fault === role && (!TEXT.test(role) || isPart(role, element, view))) return null;
    // What scrolls has to take the focus, so that keys can scroll it.
    if (scrolls(element, view)) return null;
    return view.rendering.external && tokens(element, 'class').length > 0 && mayScroll(element)
      ? cannotTell('A linked style sheet that was not read may let the element scroll.')
      : fault;
  },
  none: 'Nothing is made focusable with tabindex.',
  message: (n, of) => `${n} of ${of} elements in the tab order are not controls.`,
  examples: {
    passed: [
      '<div role="button" tabindex="0">x</div>',
      '<div style="overflow:auto" tabindex="0">x</div>',
      '<style>pre{overflow-x:scroll}</style><pre tabindex="0">x</pre>',
      '<section aria-label="s" tabindex="0">x</section>',
      '<div role="feed"><article tabindex="0" aria-label="One">x</article></div>',
      '<table role="treegrid" aria-label="Mail"><tr tabindex="0"><td>x</table>',
      '<table role="grid" aria-label="Mail"><tr><th tabindex="0">x<tr><td>y</table>',
    ],
    failed: [
      '<div tabindex="0">x</div>',
      '<p tabindex="0">x</p>',
      '<h2 tabindex="0">x</h2>',
      '<article tabindex="0">x</article>',
      '<table><tr tabindex="0"><td>x</table>',
      '<a tabindex="0">Ask</a>',
      '<div role="table" tabindex="0"></div>',
    ],
    undecided: {
      head: '<link rel="stylesheet" href="/s.css">',
      body: '<div class="code" tabindex="0"><p>x</p></div>',
    },
    notApplicable: ['<p>x</p>', '<div tabindex="-1">x</div>'],
  },
});
