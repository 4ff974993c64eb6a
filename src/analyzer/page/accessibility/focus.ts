import { attr, type Element, firstChild, hasAttr, parentOf } from '../tree/node.ts';
import type { Rendering } from './rendering.ts';

/** The number of a tabindex attribute as HTML reads integers, or null if there is none. */
export const tabIndex = (element: Element): number | null => {
  const match = /^[\t\n\f\r ]*([+-]?\d+)/.exec(attr(element, 'tabindex') ?? '');
  return match ? Number(match[1]) : null;
};

const CONTROLS = new Set(['button', 'input', 'select', 'textarea']);

/** Switched off by its own `disabled` or by that of a fieldset around it (whose first legend stays usable). */
export const isDisabled = (element: Element): boolean => {
  if (!CONTROLS.has(element.name) && element.name !== 'fieldset') return false;
  if (hasAttr(element, 'disabled')) return true;
  let from = element;
  for (let up = parentOf(element); up; up = parentOf(up)) {
    if (up.name === 'fieldset' && hasAttr(up, 'disabled')) {
      if (firstChild(up, 'legend') !== from) return true;
    }
    from = up;
  }
  return false;
};

/** Focusable by what it is, without any tabindex. */
export const nativelyFocusable = (element: Element): boolean => {
  const { name: tag, namespace } = element;
  if (namespace === 'svg') return tag === 'a' && (hasAttr(element, 'href') || hasAttr(element, 'xlink:href'));
  if (namespace !== 'html') return false;
  if (tag === 'a' || tag === 'area') return hasAttr(element, 'href');
  if (CONTROLS.has(tag))
    return !isDisabled(element) && !(tag === 'input' && attr(element, 'type')?.toLowerCase() === 'hidden');
  if (tag === 'iframe') return true;
  if (tag === 'audio' || tag === 'video') return hasAttr(element, 'controls');
  if (tag === 'summary') {
    const parent = parentOf(element);
    return parent?.name === 'details' && firstChild(parent, 'summary') === element;
  }
  const editable = attr(element, 'contenteditable')?.toLowerCase();
  return editable !== undefined && editable !== 'false';
};

/** Can take the focus at all, by script or by key. */
export const isFocusable = (element: Element, rendering: Rendering): boolean => {
  if (!rendering.visible(element) || isDisabled(element) || rendering.inert(element)) return false;
  return nativelyFocusable(element) || tabIndex(element) !== null;
};

/** Part of the sequence the tab key walks through. */
export const isTabbable = (element: Element, rendering: Rendering): boolean =>
  isFocusable(element, rendering) && (tabIndex(element) ?? 0) >= 0;
