import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';

/** The native state of an element, as the values of ARIA state attributes, or null. */
type NativeState = (element: Element) => string | null;

interface Conflict {
  readonly attribute: string;
  /** The elements that HTML gives the state. */
  readonly on: (element: Element) => boolean;
  readonly native: NativeState;
}

const typeOf = (element: Element): string => attr(element, 'type')?.trim().toLowerCase() ?? 'text';
const isInput =
  (...types: readonly string[]) =>
  (element: Element): boolean =>
    element.name === 'input' && types.includes(typeOf(element));
const isTag =
  (...names: readonly string[]) =>
  ({ name }: Element): boolean =>
    names.includes(name);
const any =
  (...tests: readonly ((element: Element) => boolean)[]) =>
  (element: Element): boolean =>
    tests.some((test) => test(element));
const has =
  (name: string): NativeState =>
  (element) =>
    String(hasAttr(element, name));
/** Only one way round: the attribute of HTML says true, and that of ARIA denies it. */
const where =
  (name: string): ((element: Element) => boolean) =>
  (element) =>
    hasAttr(element, name);
const isTrue: NativeState = () => 'true';

/** Hidden until the browser finds it in the page, which assistive technology may do as well. */
const isFindable = (element: Element): boolean => attr(element, 'hidden')?.trim().toLowerCase() === 'until-found';

/** The number an attribute gives, or the one that HTML takes without it. */
const number =
  (name: string, otherwise: Readonly<Record<string, string>>): NativeState =>
  (element) => {
    const value = attr(element, name)?.trim();
    if (value && Number.isFinite(Number(value))) return String(Number(value));
    return otherwise[element.name === 'input' ? typeOf(element) : element.name] ?? null;
  };

const RANGES = any(isInput('range', 'number'), isTag('meter', 'progress'));

/**
 * States that HTML has an attribute for, and that ARIA must not contradict (ARIA in HTML, "Requirements for use of ARIA
 * attributes in place of equivalent HTML attributes").
 */
const CONFLICTS: readonly Conflict[] = [
  { attribute: 'aria-checked', on: isInput('checkbox', 'radio'), native: has('checked') },
  { attribute: 'aria-selected', on: isTag('option'), native: has('selected') },
  { attribute: 'aria-multiselectable', on: isTag('select'), native: has('multiple') },
  { attribute: 'aria-valuemin', on: RANGES, native: number('min', { range: '0', meter: '0', progress: '0' }) },
  { attribute: 'aria-valuemax', on: RANGES, native: number('max', { range: '100', meter: '1', progress: '1' }) },
  { attribute: 'aria-expanded', on: isTag('details'), native: has('open') },
  { attribute: 'aria-disabled', on: where('disabled'), native: isTrue },
  { attribute: 'aria-required', on: where('required'), native: isTrue },
  { attribute: 'aria-readonly', on: where('readonly'), native: isTrue },
  { attribute: 'aria-hidden', on: where('hidden'), native: (element) => String(!isFindable(element)) },
];

/** A link with an address works whatever ARIA says; `datalist` allows only its implicit role. */
const denied = (element: Element): string[] => {
  if (
    element.name === 'a' &&
    hasAttr(element, 'href') &&
    attr(element, 'aria-disabled')?.trim().toLowerCase() === 'true'
  )
    return ['aria-disabled="true" on a link'];
  if (element.name !== 'datalist') return [];
  return Object.keys(element.attribs).filter((name) =>
    name === 'role' ? attr(element, 'role')!.trim().toLowerCase() !== 'listbox' : name.startsWith('aria-'),
  );
};

const same = (attribute: string, said: string, native: string): boolean =>
  attribute.startsWith('aria-value') ? Number(said) === Number(native) : said === native;

/** Whether an element repeats in ARIA what HTML has an attribute for, or may not have ARIA at all. */
export const statesNatively = (element: Element): boolean =>
  element.namespace === 'html' &&
  (denied(element).length > 0 ||
    CONFLICTS.some(({ attribute, on }) => attr(element, attribute)?.trim() && on(element)));

/** The ARIA attributes that contradict the native state of an element. A repetition of it does not conflict. */
export const nativeConflicts = (element: Element): string[] => [
  ...CONFLICTS.filter(({ attribute, on, native }) => {
    const said = attr(element, attribute)?.trim().toLowerCase();
    if (!said || !on(element)) return false;
    const state = native(element);
    return state === null || !same(attribute, said, state);
  }).map(({ attribute }) => `${attribute}="${attr(element, attribute)!.trim()}"`),
  ...denied(element),
];
