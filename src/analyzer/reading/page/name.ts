import { ROLES } from './aria.ts';
import { attr, type Element, firstChild, hasAttr, holdersOf, isElement, isText, parentOf, tokens } from './node.ts';
import type { Page } from './page.ts';
import type { Rendering } from './rendering.ts';
import type { RoleOf } from './role.ts';

/** Accessible names of one page: Accessible Name and Description Computation 1.2 with HTML-AAM 1.0, on source alone. */
export interface Names {
  /** The name with white space collapsed; empty where there is none. */
  of(element: Element): string;
  /** Which step gave it. */
  source(element: Element): 'labelledby' | 'label' | 'native' | 'content' | 'title' | 'placeholder' | 'none';
  /** The `label` elements of a form field. */
  labels(element: Element): readonly Element[];
}

interface Way {
  /** Inside a chain of aria-labelledby, which is followed once. */
  readonly referenced: boolean;
  /** Below an element that was referenced although hidden: what is hidden counts. */
  readonly hiddenToo: boolean;
  /** Collecting content of a parent, so every element gives its text. */
  readonly within: boolean;
  readonly depth: number;
  /** Elements that are being named: they are no part of their own names, and below them labels are not followed. */
  readonly seen: ReadonlySet<Element>;
}

interface Named {
  readonly name: string;
  readonly source: ReturnType<Names['source']>;
}

const NAMELESS: Named = { name: '', source: 'none' };

/** Nesting that is followed before the plain text is taken: more than a tree has, so that only aria-owns comes so far. */
const DEPTH = 600;
/** Characters of content that make a name; nobody listens to more. */
const LENGTH = 10_000;
/** Parts that are worked out for one way alone, as aria-owns and nested labels ask for; what more there is counts as said. */
const STEPS = 300_000;
const UNREAD: Named = { name: '…', source: 'content' };
/** No element: shared by all ways that have come from none. */
const NOWHERE: ReadonlySet<Element> = new Set();

const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Elements that a child of theirs names. */
const CAPTIONS = new Map([
  ['fieldset', 'legend'],
  ['table', 'caption'],
  ['figure', 'figcaption'],
]);
const LABELABLE = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);

// Single spaces, which most white space is, are not matched.
const collapse = (text: string): string => (text === '' ? '' : text.replace(/[^\S ]\s*| \s+/g, ' ').trim());

export const namesOf = (page: Page, rendering: Rendering, roleOf: RoleOf): Names => {
  const labelsFor = labelIndex(page);
  const known = new Array<Named | undefined>(page.elements.length);
  let steps = 0;
  /** What elements give to the content of others, by the kind of way that led to them. */
  const parts: readonly Map<Element, Named>[] = Array.from({ length: 8 }, () => new Map());
  const owning = page.byAttribute('aria-owns').length > 0;

  const referenced = (ids: string): Element[] =>
    ids
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => page.byId(id))
      .filter((element) => element !== undefined);

  const around = new WeakMap<ReadonlySet<Element>, ReadonlyMap<Element, Element>>();
  /** True where an element holds one of those that are being named, so that it gives them another part than others. */
  const holdsSeen = (element: Element, seen: ReadonlySet<Element>): boolean => {
    let holders = around.get(seen);
    if (!holders) {
      holders = holdersOf(seen);
      around.set(seen, holders);
    }
    return holders.has(element);
  };

  const part = (element: Element, way: Way): Named => {
    if (!way.within || (way.seen.size && (owning || holdsSeen(element, way.seen)))) {
      steps += 1;
      return steps > STEPS ? UNREAD : compute(element, way);
    }
    const kept = parts[Number(way.referenced) + 2 * Number(way.hiddenToo) + 4 * Number(way.seen.size > 0)]!;
    const before = kept.get(element);
    if (before) return before;
    const found = compute(element, way);
    kept.set(element, found);
    return found;
  };

  const compute = (element: Element, way: Way): Named => {
    const labelledby = attr(element, 'aria-labelledby');
    if (labelledby && !way.referenced) {
      const seen = way.seen.has(element) ? new Set([...way.seen].filter((one) => one !== element)) : way.seen;
      const names = referenced(labelledby).map(
        (target) =>
          part(target, { ...way, referenced: true, within: true, hiddenToo: !rendering.exposed(target), seen }).name,
      );
      const name = collapse(names.join(' '));
      if (name) return { name, source: 'labelledby' };
    }
    const label = collapse(attr(element, 'aria-label') ?? '');
    const role = roleOf(element);
    if (way.within && !way.referenced) {
      const value = embeddedValue(element, role);
      if (value !== null) return { name: value, source: 'content' };
    }
    if (label) return { name: label, source: 'label' };
    // What is marked as decoration has no alternative of its own.
    const native = role === 'none' ? '' : nativeName(element, way);
    if (native) return { name: native, source: 'native' };
    const decorative = element.name === 'img' && attr(element, 'alt') === '';
    if (way.within || (role !== null && ROLES.get(role)?.namedFromContent) || element.name === 'summary') {
      const name = collapse(content(element, way));
      if (name) return { name, source: 'content' };
    }
    const title = collapse(attr(element, 'title') ?? '');
    if (title && !(decorative && way.within)) return { name: title, source: 'title' };
    const placeholder = /^(input|textarea)$/.test(element.name)
      ? collapse(attr(element, 'placeholder') ?? attr(element, 'aria-placeholder') ?? '')
      : '';
    return placeholder ? { name: placeholder, source: 'placeholder' } : NAMELESS;
  };

  /** The value of a field inside a label: what a reader hears there. */
  const embeddedValue = (element: Element, role: string | null): string | null => {
    if (role === 'textbox' || role === 'searchbox')
      return element.name === 'input' ? (attr(element, 'value') ?? '') : page.text(element);
    if (role === 'combobox' || role === 'listbox') {
      if (element.name !== 'select') return element.name === 'input' ? (attr(element, 'value') ?? '') : null;
      const options = [...page.descendants(element)].filter(
        (node) => isElement(node) && node.name === 'option',
      ) as Element[];
      const chosen = options.filter((option) => hasAttr(option, 'selected'));
      return (chosen.length ? chosen : options.slice(0, 1)).map((option) => page.text(option)).join(' ');
    }
    if (role === 'slider' || role === 'spinbutton' || role === 'progressbar' || role === 'meter')
      return attr(element, 'aria-valuetext') ?? attr(element, 'aria-valuenow') ?? attr(element, 'value') ?? '';
    return null;
  };

  const nativeName = (element: Element, way: Way): string => {
    const { name: tag, namespace } = element;
    const value = (name: string) => collapse(attr(element, name) ?? '');
    if (namespace === 'svg') {
      const title = firstChild(element, 'title');
      return (title && collapse(page.text(title))) || (tag === 'a' ? value('xlink:title') : '');
    }
    if (namespace !== 'html') return '';
    if (tag === 'img' || tag === 'area') return value('alt');
    if (tag === 'input') {
      const type = attr(element, 'type')?.toLowerCase();
      const labelled = /^(image|button|submit|reset)$/.test(type ?? '') ? fromLabels(element, way) : '';
      if (labelled) return labelled;
      if (type === 'image') return value('alt');
      if (type === 'button') return value('value');
      if (type === 'submit') return hasAttr(element, 'value') ? value('value') : 'Submit';
      if (type === 'reset') return hasAttr(element, 'value') ? value('value') : 'Reset';
    }
    if (LABELABLE.has(tag)) return fromLabels(element, way);
    const naming = CAPTIONS.get(tag);
    if (naming !== undefined) {
      const found = firstChild(element, naming);
      return found ? collapse(content(found, { ...way, within: true })) : '';
    }
    return tag === 'optgroup' || tag === 'option' || tag === 'track' ? value('label') : '';
  };

  const fromLabels = (element: Element, way: Way): string => {
    if (way.within && way.seen.size) return '';
    const names = (labelsFor.get(element) ?? []).map(
      (label) =>
        part(label, {
          ...way,
          within: true,
          hiddenToo: !rendering.exposed(label),
          seen: new Set([...way.seen, element]),
        }).name,
    );
    return collapse(names.join(' '));
  };

  const content = (element: Element, way: Way): string => {
    if (way.depth > DEPTH) return page.text(element);
    const inner: Way = { ...way, within: true, depth: way.depth + 1 };
    let text = '';
    for (const child of element.children) {
      if (text.length > LENGTH) break;
      if (isText(child)) text += child.data;
      if (!isElement(child) || way.seen.has(child)) continue;
      if (way.hiddenToo ? /^(script|style|template|noscript)$/.test(child.name) : !rendering.exposed(child)) continue;
      const { name } = part(child, inner);
      const apart = BLOCKS.has(child.name) || LABELABLE.has(child.name) || child.name === 'img';
      text += apart ? ` ${name} ` : padded(child, name);
    }
    if (!owning) return text;
    for (const owned of referenced(attr(element, 'aria-owns') ?? '')) {
      if (way.seen.has(owned) || !rendering.exposed(owned)) continue;
      text += ` ${part(owned, { ...inner, seen: new Set([...way.seen, element, owned]) }).name} `;
    }
    return text;
  };

  const result = (element: Element) => {
    const before = known[element.index];
    if (before) return before;
    const found = compute(element, { referenced: false, hiddenToo: false, within: false, depth: 0, seen: NOWHERE });
    if (element.index >= 0) known[element.index] = found;
    return found;
  };
  return {
    of: (element) => result(element).name,
    source: (element) => result(element).source,
    labels: (element) => labelsFor.get(element) ?? [],
  };
};

/** Inline names keep the white space that stood around them. */
const padded = (element: Element, name: string): string => {
  const [first, last] = [element.children[0], element.children.at(-1)];
  const before = isText(first) && /^\s/.test(first.data) ? ' ' : '';
  const after = isText(last) && /\s$/.test(last.data) ? ' ' : '';
  return `${before}${name}${after}`;
};

/** Labels by the field they name: `for` with an id, or the first labelable element inside. */
const labelIndex = (page: Page): Map<Element, Element[]> => {
  const index = new Map<Element, Element[]>();
  const add = (field: Element | undefined, label: Element) => {
    if (!field || !LABELABLE.has(field.name)) return;
    if (field.name === 'input' && attr(field, 'type')?.toLowerCase() === 'hidden') return;
    const list = index.get(field);
    if (list) list.push(label);
    else index.set(field, [label]);
  };
  for (const label of page.byTag('label')) if (hasAttr(label, 'for')) add(page.byId(attr(label, 'for')!), label);
  const taken = new Set<Element>();
  for (const field of page.byTag(...LABELABLE))
    for (let up = parentOf(field); up; up = parentOf(up)) {
      if (up.name !== 'label') continue;
      if (!hasAttr(up, 'for') && !taken.has(up)) add(field, up);
      taken.add(up);
      break;
    }
  return index;
};

/** Ids an attribute names that no element has. */
export const missingIds = (page: Page, element: Element, attribute: string): string[] =>
  (attr(element, attribute) ?? '').split(/\s+/).filter((id) => id && !page.byId(id));

/** True for a class or id through which a linked sheet may reach the element or one it lies in. */
export const reachable = (element: Element): boolean => {
  for (let up: Element | null = element; up; up = parentOf(up))
    if (tokens(up, 'class').length || hasAttr(up, 'id')) return true;
  return false;
};
