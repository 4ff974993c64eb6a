import { all } from '../../../model/requirements.ts';
import { attr, closest, type Element, hasAttr, isElement } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

const handler = (element: Element, name: string): string => attr(element, name)?.trim() ?? '';

/** `blur()` on the element itself, and no focus for another one. */
const throwsFocus = (code: string): boolean =>
  /(?:^|[^.\w])(?:this\.)?blur\s*\(\s*\)/.test(code) && !/\.focus\s*\(/.test(code);

const blocks = (code: string): boolean =>
  /\breturn\s+(false|!1)\b/.test(code) || /(?:event|e|evt)\.preventDefault\s*\(/.test(code);

const SIGN_IN = /\b(one-time-code|username|current-password|new-password)\b/i;
const isSignIn = (input: Element): boolean =>
  attr(input, 'type')?.toLowerCase() === 'password' || SIGN_IN.test(attr(input, 'autocomplete') ?? '');

const navigates = (code: string): boolean =>
  /\b(?:location(?:\.href)?\s*=[^=]|location\.(?:assign|replace)\s*\(|window\.open\s*\(|(?:form|this\.form)\.submit\s*\(|\.submit\s*\(\s*\))/.test(
    code,
  );

const isChoice = (element: Element): boolean =>
  element.name === 'select' || (element.name === 'input' && /^(radio|checkbox)$/i.test(attr(element, 'type') ?? ''));

/** Whether its form has a button that sends it. */
const canBeSent = (element: Element, { page }: View): boolean => {
  const form = closest(element, 'form');
  if (!form) return false;
  for (const node of page.descendants(form))
    if (
      isElement(node) &&
      ((node.name === 'button' && !/^(button|reset)$/i.test(attr(node, 'type') ?? '')) ||
        (node.name === 'input' && /^(submit|image)$/i.test(attr(node, 'type') ?? '')))
    )
      return true;
  return false;
};

const DOWN = ['onmousedown', 'onpointerdown', 'ontouchstart'] as const;
const OTHERS = ['onclick', 'onmouseup', 'onpointerup', 'ontouchend', 'onkeydown', 'onkeyup', 'onkeypress'] as const;
/** A handler that returns a constant, or keeps the event from others. */
const DOES_NOTHING = /^(?:return\s+(?:true|false|!0|!1)\s*;?|(?:event|e)\.(?:stop\w*|preventDefault)\(\)\s*;?\s*)*$/;

export const EVENT_HANDLER_CHECKS = [
  a11y('a11y-focus-thrown', 'serious', 'Focus is removed as soon as it arrives', {
    help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F55',
    fix: 'Remove blur() from the focus handler; change the outline with :focus-visible instead.',
    requirements: { criteria: all('fails', '2.1.1', '2.4.7', '3.2.1'), failures: ['F55'] },
    elements: (view) =>
      view.page
        .byAttribute('onfocus')
        .filter((element) => view.rendering.visible(element) && handler(element, 'onfocus')),
    test: (element) => (throwsFocus(handler(element, 'onfocus')) ? handler(element, 'onfocus') : null),
    none: 'No element has a focus handler in an attribute.',
    message: (n, of) => `${n} of ${of} focus handlers remove the focus.`,
    examples: {
      passed: ['<input aria-label="x" onfocus="this.select()">', '<div tabindex="0" onfocus="first.focus()">x</div>'],
      failed: ['<a href="/x" onfocus="this.blur()">x</a>', '<button onfocus="blur()">x</button>'],
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-paste-blocked', 'serious', 'Field blocks pasting', {
    help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F109',
    fix: 'Remove the handler, so that password managers and copied codes work.',
    requirements: { criteria: all('may', '3.3.8'), failures: ['F109'] },
    elements: (view) =>
      view.page
        .byAttribute('onpaste')
        .filter((input) => input.name === 'input' && isSignIn(input) && view.rendering.visible(input)),
    test: (input) => (blocks(handler(input, 'onpaste')) ? handler(input, 'onpaste') : null),
    none: 'No field for signing in has a paste handler in an attribute.',
    message: (n, of) => `${n} of ${of} fields for signing in block pasting.`,
    examples: {
      passed: '<input type="password" aria-label="x" onpaste="log()">',
      failed: [
        '<input type="password" aria-label="x" onpaste="return false">',
        '<input autocomplete="one-time-code" aria-label="x" onpaste="return false;">',
      ],
      notApplicable: ['<p>x</p>', '<input aria-label="x" onpaste="return false">'],
    },
  }),
  a11y('a11y-change-navigates', 'moderate', 'Choosing a value leaves the page', {
    help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F36',
    fix: 'Add a button that goes to the chosen page, and remove the handler.',
    requirements: { criteria: all('may', '3.2.2'), techniques: ['G80', 'H32'], failures: ['F36', 'F37'] },
    elements: (view) =>
      view.page
        .byAttribute('onchange')
        .filter((element) => isChoice(element) && handler(element, 'onchange') && view.rendering.visible(element)),
    test: (element, view) =>
      navigates(handler(element, 'onchange')) && !canBeSent(element, view) ? handler(element, 'onchange') : null,
    none: 'No list, radio button or checkbox has a change handler in an attribute.',
    message: (n, of) => `${n} of ${of} change handlers leave the page or send the form.`,
    examples: {
      passed: '<select aria-label="x" onchange="filter(this.value)"><option>a</option></select>',
      failed: [
        '<select aria-label="x" onchange="location=this.value"><option>a</option></select>',
        '<select aria-label="x" onchange="window.open(this.value)"><option>a</option></select>',
      ],
      notApplicable: '<select aria-label="x"><option>a</option></select><button>Go</button>',
    },
  }),
  a11y('a11y-pointer-down', 'minor', 'Element acts when the pointer goes down', {
    help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F101',
    fix: 'Act on click, which can be cancelled by moving the pointer away and works with keys.',
    requirements: {
      criteria: all('may', '2.5.2', '2.1.1'),
      techniques: ['G210', 'G212'],
      failures: ['F101', 'F54'],
    },
    elements: (view) =>
      view.page
        .byAttribute(...DOWN)
        .filter((element) => !/^(body|canvas|form|html)$/.test(element.name) && view.rendering.visible(element)),
    test: (element) => {
      const acting = DOWN.filter((name) => handler(element, name) && !DOES_NOTHING.test(handler(element, name)));
      if (!acting.length || OTHERS.some((name) => hasAttr(element, name))) return null;
      return acting.join(', ');
    },
    none: 'No element listens for the pointer going down by an attribute.',
    message: (n, of) => `${n} of ${of} elements act when the pointer goes down and at no other time.`,
    examples: {
      passed: [
        '<button onmousedown="press()" onclick="go()">x</button>',
        '<a href="/x" onmousedown="return false">x</a>',
      ],
      failed: ['<button onmousedown="go()">x</button>', '<a href="/x" ontouchstart="go()">x</a>'],
      notApplicable: '<p>x</p>',
    },
  }),
];
