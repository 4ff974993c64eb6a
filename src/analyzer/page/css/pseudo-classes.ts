import type * as dom from 'domhandler';
import { attr, childElements, Element, firstChild, hasAttr, isElement, isText, parentOf } from '../tree/node.ts';

/** What `:nth-child(… of <list>)` compiles its list with; null for a list that browsers drop. */
interface ListCompiler {
  compile(list: string): readonly { matches(element: Element): boolean | null }[] | null;
}

/** A user can bring these about; a page that has just been loaded has none of them. */
const STATES = new Set(
  (
    'hover active focus focus-visible focus-within visited target target-within user-valid user-invalid ' +
    'local-link current past future playing seeking buffering stalled volume-locked fullscreen modal popover-open ' +
    'picture-in-picture autofill -webkit-autofill -webkit-full-screen -moz-focusring host host-context slotted'
  ).split(' '),
);

/** Decided by css-select itself. */
const BUILT_IN = new Set(
  (
    'root scope empty first-child last-child only-child first-of-type last-of-type only-of-type nth-of-type ' +
    'nth-last-of-type any-link link checked required optional'
  ).split(' '),
);

const OWN = new Set(
  'nth-child nth-last-child lang dir read-only read-write placeholder-shown default indeterminate open enabled disabled'.split(
    ' ',
  ),
);

/** True where a pseudo-class can be decided from source. */
export const isKnownPseudo = (name: string, data: unknown): boolean =>
  !Array.isArray(data) &&
  (STATES.has(name) || BUILT_IN.has(name) || (OWN.has(name) && !(/^(lang|dir)$/.test(name) && data === null)));

const TEXT_TYPES = /^(|date|datetime-local|email|month|number|password|search|tel|text|time|url|week)$/;

const typeOf = (element: Element): string => attr(element, 'type')?.trim().toLowerCase() ?? '';

const isEditable = (element: Element): boolean => {
  const { name } = element;
  if (name === 'textarea' || (name === 'input' && TEXT_TYPES.test(typeOf(element))))
    return !hasAttr(element, 'readonly') && !isOff(element);
  for (let up: Element | null = element; up; up = parentOf(up)) {
    const editable = attr(up, 'contenteditable')?.toLowerCase();
    if (editable !== undefined) return editable !== 'false';
  }
  return false;
};

/** Disabled directly, by its group or by a fieldset whose first legend it does not lie in. */
const isOff = (element: Element): boolean => {
  if (!/^(button|input|select|textarea|optgroup|option|fieldset)$/.test(element.name)) return false;
  if (hasAttr(element, 'disabled')) return true;
  let from = element;
  for (let up = parentOf(element); up; up = parentOf(up)) {
    if (element.name === 'option' && up.name === 'optgroup' && hasAttr(up, 'disabled')) return true;
    if (
      element.name !== 'option' &&
      up.name === 'fieldset' &&
      hasAttr(up, 'disabled') &&
      firstChild(up, 'legend') !== from
    )
      return true;
    from = up;
  }
  return false;
};

/** RFC 4647, extended filtering as Selectors 4 has it, for one range. */
const speaks = (range: string, tag: string): boolean => {
  const wanted = range.toLowerCase().split('-');
  const given = tag.toLowerCase().split('-');
  if (wanted[0] !== '*' && wanted[0] !== given[0]) return false;
  let at = 1;
  for (const part of wanted.slice(1)) {
    if (part === '*') continue;
    while (at < given.length && given[at] !== part) {
      if (given[at]!.length === 1) return false;
      at += 1;
    }
    if (at >= given.length) return false;
    at += 1;
  }
  return true;
};

const inherited = (element: Element, name: string): string | undefined => {
  for (let up: Element | null = element; up; up = parentOf(up)) if (hasAttr(up, name)) return attr(up, name);
  return undefined;
};

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** a and b of `an+b`; null if the text is none. */
const stepOf = (text: string): readonly [number, number] | null => {
  const rule = text.trim().toLowerCase();
  if (rule === 'even') return [2, 0];
  if (rule === 'odd') return [2, 1];
  const match = /^(?:([+-]?\d*)n\s*(?:([+-])\s*(\d+))?|([+-]?\d+))$/.exec(rule);
  if (!match) return null;
  if (match[4] !== undefined) return [0, Number(match[4])];
  const a = /^[+-]?$/.test(match[1]!) ? Number(`${match[1]}1`) : Number(match[1]);
  return [a, match[3] === undefined ? 0 : Number(`${match[2]}${match[3]}`)];
};

type Counter = (element: Element) => number;

/** Places among the siblings that a test lets count, worked out once for each parent. */
const counter = (counts: (element: Element) => boolean, fromEnd: boolean): Counter => {
  const known = new WeakMap<object, Map<Element, number>>();
  return (element) => {
    if (!isElement(element.parent)) return 0;
    let places = known.get(element.parent);
    if (!places) {
      places = new Map();
      const siblings = childElements(element.parent).filter(counts);
      if (fromEnd) siblings.reverse();
      for (const [i, sibling] of siblings.entries()) places.set(sibling, i + 1);
      known.set(element.parent, places);
    }
    return places.get(element) ?? 0;
  };
};

const nth = (compiler: ListCompiler, fromEnd: boolean) => {
  const counters = new Map<string, { step: readonly [number, number] | null; place: Counter }>();
  const read = (value: string) => {
    const [, rule = value, of] = /^(.*?)\s+of\s+(.*)$/is.exec(value) ?? [];
    const list = of === undefined ? null : (compiler.compile(of) ?? []);
    const place = counter(
      (element) => list === null || list.some((selector) => selector.matches(element) === true),
      fromEnd,
    );
    return { step: stepOf(rule), place };
  };
  return (element: Element, value?: string | null): boolean => {
    const text = value ?? '';
    const known = counters.get(text) ?? read(text);
    counters.set(text, known);
    const place = known.place(element);
    if (!known.step || place === 0) return false;
    const [a, b] = known.step;
    return a === 0 ? place === b : (place - b) % a === 0 && (place - b) / a >= 0;
  };
};

type Pseudo = (element: Element, value?: string | null) => boolean;
/** As css-select calls it: it asks of a function's length whether it takes an argument. */
type CalledPseudo = (element: dom.Element, value?: string | null) => boolean;

/** The pseudo-classes that css-select lacks or does slowly, as its options take them. */
export const pseudoClasses = (compiler: ListCompiler): Record<string, CalledPseudo | string> => {
  const own: Record<string, Pseudo> = {
    'nth-child': nth(compiler, false),
    'nth-last-child': nth(compiler, true),
    lang: (element, value) => {
      const tag = inherited(element, 'lang')?.trim();
      return Boolean(tag) && (value ?? '').split(',').some((range) => speaks(unquoted(range), tag!));
    },
    dir: (element, value) => {
      const direction = inherited(element, 'dir')?.trim().toLowerCase();
      return (direction === 'rtl' ? 'rtl' : 'ltr') === (value ?? '').trim().toLowerCase();
    },
    'read-write': (element) => isEditable(element),
    'read-only': (element) => !isEditable(element),
    'placeholder-shown': (element) => {
      if (!hasAttr(element, 'placeholder')) return false;
      if (element.name === 'textarea') return !element.children.some((child) => isText(child) && child.data !== '');
      return element.name === 'input' && TEXT_TYPES.test(typeOf(element)) && !attr(element, 'value');
    },
    default: (element) =>
      (element.name === 'option' && hasAttr(element, 'selected')) ||
      (element.name === 'input' && /^(checkbox|radio)$/.test(typeOf(element)) && hasAttr(element, 'checked')),
    indeterminate: (element) => element.name === 'progress' && !hasAttr(element, 'value'),
    open: (element) => /^(details|dialog)$/.test(element.name) && hasAttr(element, 'open'),
    'is-off': isOff,
    'is-on': (element) =>
      /^(button|input|select|textarea|optgroup|option|fieldset)$/.test(element.name) && !isOff(element),
  };
  for (const name of STATES) own[name] = () => false;
  const called = Object.fromEntries(
    Object.entries(own).map(([name, test]): [string, CalledPseudo] => [
      name,
      test.length > 1
        ? (element, value) => element instanceof Element && test(element, value)
        : (element) => element instanceof Element && test(element),
    ]),
  );
  // css-select has aliases of its own for these, which only another alias replaces.
  return { ...called, disabled: ':is-off', enabled: ':is-on' };
};

/** Used by documents and tests: which pseudo-classes are decided, and how. */
export const DECIDED_PSEUDO_CLASSES: readonly string[] = [...BUILT_IN, ...OWN, ...STATES].sort();
