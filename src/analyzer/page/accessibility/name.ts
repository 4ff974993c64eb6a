import { attr, type Element, firstChild, hasAttr, holdersOf, isElement, isText } from '../tree/node.ts';
import type { Page } from '../tree/page.ts';
import { ROLES } from './aria.ts';
import { LABELABLE, labelIndex } from './labels.ts';
import { collapse, embeddedValue, ownNativeName } from './native-name.ts';
import type { Rendering } from './rendering.ts';
import type { RoleOf } from './role.ts';

/** Accessible names of one page: Accessible Name and Description Computation 1.2 with HTML-AAM 1.0, on source alone. */
export interface Names {
  /** The name with white space collapsed; empty if there is none. */
  of(element: Element): string;
  /** Which step gave it. */
  source(element: Element): 'labelledby' | 'label' | 'native' | 'content' | 'title' | 'placeholder' | 'none';
  /** The `label` elements of a form field. */
  labels(element: Element): readonly Element[];
}

/** How the computation came to an element. */
interface Route {
  /** Inside a chain of aria-labelledby, which is followed once. */
  readonly referenced: boolean;
  /** Below an element that was referenced although hidden: what is hidden counts. */
  readonly hiddenToo: boolean;
  /** Collecting content of a parent, so every element gives its text. */
  readonly within: boolean;
  readonly depth: number;
  /** Elements that are being named: they do not count for their own names, and below them labels are not followed. */
  readonly naming: ReadonlySet<Element>;
}

interface Named {
  readonly name: string;
  readonly source: ReturnType<Names['source']>;
}

const UNNAMED: Named = { name: '', source: 'none' };

/** Nesting that is followed before the plain text is used: more than a tree has, so that only aria-owns gets there. */
const DEPTH = 600;
/** Characters of content that make a name. */
const LENGTH = 10_000;
/** Names that are computed for one route alone, as aria-owns and nested labels require; further elements count as named. */
const STEPS = 300_000;
const BEYOND_STEPS: Named = { name: '…', source: 'content' };

/** Shared by all routes that come from no element, so that what is known of the set is found again. */
const NO_ELEMENTS: ReadonlySet<Element> = new Set();
const FROM_OUTSIDE: Route = { referenced: false, hiddenToo: false, within: false, depth: 0, naming: NO_ELEMENTS };

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

/** True for an element whose text is separated from its neighbours. */
const isApart = ({ name }: Element): boolean => BLOCKS.has(name) || LABELABLE.has(name) || name === 'img';

/** Keeps the white space at both ends of an inline element's content around its name. */
const padded = (element: Element, name: string): string => {
  const [first, last] = [element.children[0], element.children.at(-1)];
  const before = isText(first) && /^\s/.test(first.data) ? ' ' : '';
  const after = isText(last) && /\s$/.test(last.data) ? ' ' : '';
  return `${before}${name}${after}`;
};

/** The elements that a list of ids names, without ids that no element has. */
const referencedBy = (page: Page, ids: string): Element[] =>
  ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => page.byId(id))
    .filter((element) => element !== undefined);

/** The kinds of route on which the content of an element depends, as an index from 0 to 7. */
const kindOf = ({ referenced, hiddenToo, naming }: Route): number =>
  (referenced ? 1 : 0) + (hiddenToo ? 2 : 0) + (naming.size > 0 ? 4 : 0);

export const namesOf = (page: Page, rendering: Rendering, roleOf: RoleOf): Names => {
  const labelsFor = labelIndex(page);
  const known = new Array<Named | undefined>(page.elements.length);
  /** What elements give to the content of others, by the kind of route. */
  const contentNames: readonly Map<Element, Named>[] = Array.from({ length: 8 }, () => new Map());
  const holdersByNaming = new WeakMap<ReadonlySet<Element>, ReadonlyMap<Element, Element>>();
  const owning = page.byAttribute('aria-owns').length > 0;
  let steps = 0;

  /** True if an element holds one of those that are being named, so that its name depends on the route. */
  const holdsNamed = (element: Element, naming: ReadonlySet<Element>): boolean => {
    let holders = holdersByNaming.get(naming);
    if (!holders) {
      holders = holdersOf(naming);
      holdersByNaming.set(naming, holders);
    }
    return holders.has(element);
  };

  /** The name of an element on the way to another's name. */
  const nameOn = (element: Element, route: Route): Named => {
    if (!route.within || (route.naming.size && (owning || holdsNamed(element, route.naming)))) {
      steps += 1;
      return steps > STEPS ? BEYOND_STEPS : compute(element, route);
    }
    const cache = contentNames[kindOf(route)]!;
    const before = cache.get(element);
    if (before) return before;
    const named = compute(element, route);
    cache.set(element, named);
    return named;
  };

  const namesJoined = (elements: readonly Element[], route: Route): string =>
    collapse(
      elements
        .map((element) => nameOn(element, { ...route, within: true, hiddenToo: !rendering.exposed(element) }).name)
        .join(' '),
    );

  /** Steps 2A to 2I of the computation. */
  const compute = (element: Element, route: Route): Named => {
    const labelledby = attr(element, 'aria-labelledby');
    if (labelledby && !route.referenced) {
      const naming = route.naming.has(element)
        ? new Set([...route.naming].filter((other) => other !== element))
        : route.naming;
      const name = namesJoined(referencedBy(page, labelledby), { ...route, referenced: true, naming });
      if (name) return { name, source: 'labelledby' };
    }
    const label = collapse(attr(element, 'aria-label') ?? '');
    const role = roleOf(element);
    if (route.within && !route.referenced) {
      const value = embeddedValue(page, element, role);
      if (value !== null) return { name: value, source: 'content' };
    }
    if (label) return { name: label, source: 'label' };
    // What is marked as decoration has no alternative of its own.
    const native = role === 'none' ? '' : nativeName(element, route);
    if (native) return { name: native, source: 'native' };
    const decorative = element.name === 'img' && attr(element, 'alt') === '';
    if (route.within || (role !== null && ROLES.get(role)?.namedFromContent) || element.name === 'summary') {
      const name = collapse(content(element, route));
      if (name) return { name, source: 'content' };
    }
    const title = collapse(attr(element, 'title') ?? '');
    if (title && !(decorative && route.within)) return { name: title, source: 'title' };
    const placeholder = /^(input|textarea)$/.test(element.name)
      ? collapse(attr(element, 'placeholder') ?? attr(element, 'aria-placeholder') ?? '')
      : '';
    return placeholder ? { name: placeholder, source: 'placeholder' } : UNNAMED;
  };

  const nativeName = (element: Element, route: Route): string => {
    if (element.namespace === 'html') {
      const labelled = LABELABLE.has(element.name) ? fromLabels(element, route) : '';
      if (labelled) return labelled;
      const caption = CAPTIONS.get(element.name);
      const captioning = caption === undefined ? null : firstChild(element, caption);
      if (captioning) return collapse(content(captioning, { ...route, within: true }));
    }
    return ownNativeName(page, element);
  };

  const fromLabels = (field: Element, route: Route): string => {
    if (route.within && route.naming.size) return '';
    const labels = labelsFor.get(field) ?? [];
    return labels.length ? namesJoined(labels, { ...route, naming: new Set([...route.naming, field]) }) : '';
  };

  const content = (element: Element, route: Route): string => {
    if (rendering.skipsContents(element) && !route.hiddenToo) return '';
    if (route.depth > DEPTH) return page.text(element);
    const inner: Route = { ...route, within: true, depth: route.depth + 1 };
    let text = '';
    for (const child of element.children) {
      if (text.length > LENGTH) break;
      if (isText(child)) text += child.data;
      if (!isElement(child) || route.naming.has(child)) continue;
      if (route.hiddenToo ? /^(script|style|template|noscript)$/.test(child.name) : !rendering.exposed(child)) continue;
      const { name } = nameOn(child, inner);
      text += isApart(child) ? ` ${name} ` : padded(child, name);
    }
    if (!owning || !hasAttr(element, 'aria-owns')) return text;
    for (const owned of referencedBy(page, attr(element, 'aria-owns')!)) {
      if (route.naming.has(owned) || !rendering.exposed(owned)) continue;
      text += ` ${nameOn(owned, { ...inner, naming: new Set([...route.naming, element, owned]) }).name} `;
    }
    return text;
  };

  const named = (element: Element): Named => {
    const before = known[element.index];
    if (before) return before;
    const result = compute(element, FROM_OUTSIDE);
    if (element.index >= 0) known[element.index] = result;
    return result;
  };
  return {
    of: (element) => named(element).name,
    source: (element) => named(element).source,
    labels: (element) => labelsFor.get(element) ?? [],
  };
};
