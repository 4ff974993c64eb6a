import { type Element, isElement } from './node.ts';
import type { Item } from './page.ts';

/** Characters of source that a finding quotes, and of a value it names. */
const SNIPPET = 200;

/** Steps of a selector before it is cut at the front. */
const STEPS = 6;

/** The beginning of a text; a character is left out as a whole. */
const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

const tagOf = (source: string, { start, end }: Element): string =>
  start < 0 ? '' : cut(source.slice(start, Math.min(end, start + SNIPPET + 1)), SNIPPET);

/** An element as a finding names it: selector, place of its start tag, and the tag itself. */
export const itemOf = (source: string, element: Element, value?: string): Item => ({
  selector: selectorOf(element),
  line: element.line,
  column: element.column,
  snippet: tagOf(source, element),
  ...(value === undefined ? {} : { value: cut(value, SNIPPET) }),
});

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A selector without the places of elements among their siblings, which shift when something is put before them. */
const unplaced = (selector: string): string => selector.replaceAll(/:nth-of-type\(\d+\)/g, '');

/** What a place is recognised by in later reports: the tag itself, otherwise its selector and value. */
export const markOf = ({ selector, snippet, value = '' }: Pick<Item, 'selector' | 'snippet' | 'value'>): string =>
  [squeezed(snippet) || unplaced(selector), snippet ? '' : squeezed(value)].join('\n');

/** The mark of an element's item; its selector is made only if it has no tag. */
export const elementMark = (source: string, element: Element, value?: string): string =>
  element.start < 0 ? markOf(itemOf(source, element, value || undefined)) : `${squeezed(tagOf(source, element))}\n`;

const PLAIN_ID = /^[A-Za-z_][\w-]{0,60}$/;

/** A CSS selector: from the nearest ancestor with an id, `:nth-of-type` where siblings share a tag. */
const selectorOf = (element: Element): string => {
  const steps: string[] = [];
  let at: Element | null = element;
  while (at && steps.length < STEPS) {
    const id: string | undefined = at.attribs.id;
    if (id && PLAIN_ID.test(id)) {
      steps.unshift(`#${id}`);
      break;
    }
    steps.unshift(`${at.name}${ordinal(at)}`);
    at = isElement(at.parent) ? at.parent : null;
  }
  return steps.join(' > ');
};

/** Places of the children of an element among those of their tag, and how many there are of each tag. */
interface Places {
  readonly of: ReadonlyMap<Element, number>;
  readonly counts: ReadonlyMap<string, number>;
}

const counted = new WeakMap<Element, Places>();

const placesIn = (parent: Element): Places => {
  const known = counted.get(parent);
  if (known) return known;
  const of = new Map<Element, number>();
  const counts = new Map<string, number>();
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    const place = (counts.get(child.name) ?? 0) + 1;
    counts.set(child.name, place);
    of.set(child, place);
  }
  const places = { of, counts };
  counted.set(parent, places);
  return places;
};

const ordinal = (element: Element): string => {
  const { parent, name: tag } = element;
  if (!isElement(parent)) return '';
  const { of, counts } = placesIn(parent);
  return counts.get(tag)! > 1 ? `:nth-of-type(${of.get(element)})` : '';
};
