import { cannotTell, type ElementResult, judge, notApplicable } from '../../../model/verdict.ts';
import { isFocusable } from '../../../page/accessibility/focus.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { attr, type Element, hasAttr, isElement, isText, type Node } from '../../../page/tree/node.ts';
import { holdersOfFocus, isCustom, isWithin } from '../facts/operable.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

const HANDLERS = ['onclick', 'ondblclick', 'onmousedown', 'onmouseup'] as const;
/** What the browser makes operable, and what holds a whole page. */
const NOT_JUDGED =
  /^(area|audio|body|button|embed|form|html|iframe|input|label|object|option|select|summary|textarea|video)$/;
/** A handler that keeps an event from others, or holds settings for a script, and does nothing. */
const DOES_NOTHING = /^\s*(return\s*[{[]|(return\s+\w+|(event|e)\.(stop\w*|preventDefault)\(\))\s*;?\s*$)/;

const acts = (element: Element): boolean =>
  HANDLERS.some((name) => {
    const handler = attr(element, name);
    return handler !== undefined && handler.trim() !== '' && !DOES_NOTHING.test(handler);
  });

const isCandidate = (element: Element, { rendering }: View): boolean =>
  element.namespace === 'html' &&
  !NOT_JUDGED.test(element.name) &&
  explicitRole(element) === null &&
  !hasAttr(element, 'aria-hidden') &&
  acts(element) &&
  rendering.exposed(element) &&
  rendering.onScreen(element);

/** Whether it shows something by its source: text, a picture, an element with one of these. */
const showsSomething = (element: Element): boolean => {
  const stack: Node[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node) && node.data.trim() !== '') return true;
    if (!isElement(node)) continue;
    if (/^(img|svg|canvas|i)$/.test(node.name)) return true;
    stack.push(...node.children);
  }
  return false;
};

const EMPTY =
  'An empty element that listens for clicks may close what lies over the page, which a key may close as well.';
const NONE = 'No element acts on a click by an attribute, but for controls.';

export const a11yPointerOnly = a11y('a11y-pointer-only', 'serious', 'A clickable element is not a control', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F59',
  fix: 'Use a button for what acts on this page, and a link for what leads elsewhere.',
  requirements: {
    criteria: [
      { sc: '2.1.1', when: 'may' },
      { sc: '4.1.2', when: 'may' },
      { sc: '1.3.1', when: 'may' },
    ],
    techniques: ['H91', 'SCR35', 'G202'],
    failures: ['F54', 'F59', 'F42', 'F15'],
  },
  run: (view) => {
    const found = new Set(HANDLERS.flatMap((name) => view.page.byAttribute(name)));
    const clicked = [...found].filter((element) => isCandidate(element, view)).toSorted((a, b) => a.index - b.index);
    if (clicked.length === 0) return notApplicable(NONE);
    const holders = holdersOfFocus(view);
    // One that holds a control may listen for it; one in a control is part of it.
    const fault = (element: Element): ElementResult => {
      if (holders.has(element)) return null;
      if (isWithin(element, (up) => isCustom(up) || up.name === 'label' || isFocusable(up, view.rendering)))
        return null;
      return showsSomething(element) ? element.name : cannotTell(EMPTY);
    };
    return judge(view, clicked, fault, {
      none: NONE,
      message: (n, of) => `${n} of ${of} elements with a click handler can be used with a pointer only.`,
    });
  },
  examples: {
    passed: [
      '<div onclick="listen(event)"><button>Open</button></div>',
      '<button><span onclick="go()">Open</span></button>',
      '<span onclick="go()" tabindex="0">Open</span>',
    ],
    failed: [
      '<div onclick="go()">Open</div>',
      '<p>See the <span onclick="location.href=\'/bowls\'">bowls</span>.</p>',
      '<a onclick="go()">Open</a>',
      '<img src="/x.png" alt="Open" onclick="go()">',
    ],
    undecided: '<div class="backdrop" onclick="close()"></div>',
    notApplicable: [
      '<p>x</p>',
      '<div onclick="return {&quot;width&quot;:1200}">Settings</div>',
      '<button onclick="go()">Open</button>',
      '<div role="button" onclick="go()">Open</div>',
      '<div onclick="event.stopPropagation()">Open</div>',
    ],
  },
});
