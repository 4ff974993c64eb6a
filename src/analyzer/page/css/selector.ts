import { compile } from 'css-select';
import { AttributeAction, IgnoreCaseMode, parse, type Selector, SelectorType } from 'css-what';
import type * as dom from 'domhandler';
import * as domutils from 'domutils';
import { Element } from '../tree/node.ts';
import { isKnownPseudo, pseudoClasses } from './pseudo-classes.ts';

/** One selector of a list, ready to be held against elements. */
export interface CompiledSelector {
  /**
   * Whether it matches. Null if the source does not decide: it contains what depends on more (`:invalid`, a vendor's
   * pseudo-class), cannot be compiled, or has been too expensive, and this element is one it might match.
   */
  matches(element: Element): boolean | null;
  /** Ids, classes and types as one number that compares. */
  readonly specificity: number;
  /** What every element it matches has: the strongest of id, class and tag of its last compound. */
  readonly key: SelectorKey;
  /** True where it depends on nothing but the tag, id and classes of an element itself. */
  readonly own: boolean;
}

export type SelectorKey = { readonly kind: 'id' | 'class' | 'tag'; readonly name: string } | { readonly kind: 'any' };

/** Elements that the selectors of one page look at; what would take more is not worked out. */
const LOOKS = 5_000_000;

class SelectorBudget extends Error {}

export interface SelectorCompiler {
  /** The selectors of a list that can match elements; null where browsers drop the whole rule. */
  compile(list: string): readonly CompiledSelector[] | null;
  /** True once its selectors have looked at as much as they may: none of them says anything more. */
  readonly spent: boolean;
}

const UNREADABLE: CompiledSelector = {
  matches: () => null,
  specificity: 0,
  key: { kind: 'any' },
  own: false,
};

/** A tag, an id or a class. */
const isOwn = (part: Selector): boolean =>
  part.type === SelectorType.Tag ||
  (part.type === SelectorType.Attribute &&
    part.ignoreCase === IgnoreCaseMode.QuirksMode &&
    (part.action === AttributeAction.Equals || part.action === AttributeAction.Element));

const isTraversal = ({ type }: Selector): boolean =>
  type === SelectorType.Descendant ||
  type === SelectorType.Child ||
  type === SelectorType.Sibling ||
  type === SelectorType.Adjacent ||
  type === SelectorType.ColumnCombinator ||
  type === SelectorType.Parent;

/** Parts of css-what's language that CSS does not have. */
const isForeign = (part: Selector): boolean =>
  part.type === SelectorType.Parent ||
  part.type === SelectorType.ColumnCombinator ||
  (part.type === SelectorType.Attribute && part.action === AttributeAction.Not);

const FUNCTIONAL = new Set(['is', 'where', 'not', 'has', 'matches']);
const nested = (part: Selector): readonly Selector[][] =>
  part.type === SelectorType.Pseudo && Array.isArray(part.data) ? part.data : [];

const some = (list: readonly Selector[], test: (part: Selector) => boolean): boolean =>
  list.some((part) => test(part) || nested(part).some((inner) => some(inner, test)));

/** True where css-select and the pseudo-classes here decide a part exactly. */
const isSure = (part: Selector): boolean => {
  if ((part.type === SelectorType.Tag || part.type === SelectorType.Universal) && part.namespace)
    return part.namespace === '*';
  if (part.type !== SelectorType.Pseudo) return true;
  return FUNCTIONAL.has(part.name) || isKnownPseudo(part.name, part.data);
};

/** The same selector without what cannot be decided: it matches everything the selector itself might match. */
const relaxed = (list: readonly Selector[]): Selector[] =>
  list.flatMap((part): Selector[] => {
    if (part.type === SelectorType.Tag || part.type === SelectorType.Universal) return [{ ...part, namespace: null }];
    return isSure(part) && !nested(part).some((inner) => some(inner, (one) => !isSure(one))) ? [part] : [];
  });

/** An empty compound between combinators stands for any element. */
const filled = (list: readonly Selector[]): Selector[] => {
  const whole: Selector[] = [];
  for (const part of list) {
    const before = whole.at(-1);
    if (isTraversal(part) && (!before || isTraversal(before)))
      whole.push({ type: SelectorType.Universal, namespace: null });
    whole.push(part);
  }
  const last = whole.at(-1);
  if (!last || isTraversal(last)) whole.push({ type: SelectorType.Universal, namespace: null });
  return whole;
};

const IDS = 1_000_000;
const CLASSES = 1000;

/** Selectors 4, 16: ids, then classes, attributes and pseudo-classes, then types. */
const specificityOf = (list: readonly Selector[]): number => {
  let sum = 0;
  for (const part of list) {
    if (part.type === SelectorType.Attribute)
      sum += part.name === 'id' && part.ignoreCase === IgnoreCaseMode.QuirksMode ? IDS : CLASSES;
    else if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement) sum += 1;
    else if (part.type === SelectorType.Pseudo && part.name !== 'where')
      sum += FUNCTIONAL.has(part.name) ? Math.max(0, ...nested(part).map(specificityOf)) : CLASSES;
  }
  return sum;
};

const keyOf = (list: readonly Selector[], quirks: boolean): SelectorKey => {
  const fold = (name: string) => (quirks ? name.toLowerCase() : name);
  let key: SelectorKey = { kind: 'any' };
  for (let i = list.length - 1; i >= 0 && !isTraversal(list[i]!); i -= 1) {
    const part = list[i]!;
    if (part.type === SelectorType.Tag && key.kind === 'any') key = { kind: 'tag', name: part.name.toLowerCase() };
    if (part.type !== SelectorType.Attribute || part.ignoreCase !== IgnoreCaseMode.QuirksMode) continue;
    if (part.name === 'id') return { kind: 'id', name: fold(part.value) };
    if (part.name === 'class' && key.kind !== 'class') key = { kind: 'class', name: fold(part.value) };
  }
  return key;
};

/** What the elements of a page have, in lower case: a selector that asks for more matches none of them. */
export interface Presence {
  readonly tags: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** False where some part of a selector, on whichever element, is met by nothing on the page. */
const isPossible = (list: readonly Selector[], presence: Presence): boolean =>
  list.every((part) => {
    if (part.type === SelectorType.Tag) return presence.tags.has(part.name.toLowerCase());
    if (part.type === SelectorType.Attribute) {
      if (part.action === AttributeAction.Not) return true;
      if (part.ignoreCase !== IgnoreCaseMode.QuirksMode) return presence.attributes.has(part.name.toLowerCase());
      return (part.name === 'id' ? presence.ids : presence.classes).has(part.value.toLowerCase());
    }
    if (part.type !== SelectorType.Pseudo || part.name === 'not' || !FUNCTIONAL.has(part.name)) return true;
    const inner = nested(part);
    return inner.length === 0 || inner.some((one) => isPossible(one, presence));
  });

/**
 * Compiles selectors for one page, each when it is first held against an element. In quirks mode classes and ids are
 * compared without case. With what is present on the page, selectors that cannot match anything are left out.
 */
export const selectorCompiler = (quirks: boolean, presence?: Presence): SelectorCompiler => {
  let looks = 0;
  const look = (elements: number): void => {
    looks += elements;
    if (looks > LOOKS) throw new SelectorBudget();
  };
  const adapter = {
    ...domutils,
    getName: (element: Parameters<typeof domutils.getName>[0]) => element.name.toLowerCase(),
    getSiblings: (node: Parameters<typeof domutils.getSiblings>[0]) => {
      const found = domutils.getSiblings(node);
      look(found.length);
      return found;
    },
    getParent: (element: Parameters<typeof domutils.getParent>[0]) => {
      look(1);
      return domutils.getParent(element);
    },
    existsOne: (test: (element: dom.Element) => boolean, nodes: dom.AnyNode | dom.AnyNode[]): boolean => {
      const stack = Array.isArray(nodes) ? [...nodes].reverse() : [nodes];
      for (let node = stack.pop(); node; node = stack.pop()) {
        look(1);
        if (!(node instanceof Element)) continue;
        if (test(node)) return true;
        for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
      }
      return false;
    },
  };
  const options = { adapter, quirksMode: quirks, relativeSelector: false };

  /**
   * The same parts with each `:has()` as a pseudo-class of its own that remembers what it came to: css-select looks
   * through everything below an element again for each element that asks.
   */
  const remembering = (parts: readonly Selector[]): Selector[] =>
    parts.map((part) => {
      if (part.type !== SelectorType.Pseudo || !Array.isArray(part.data)) return part;
      if (part.name !== 'has') return { ...part, data: part.data.map(remembering) };
      const name = `has-${Object.keys(pseudos).length}`;
      const known = new WeakMap<dom.Element, boolean>();
      const test = compile<dom.AnyNode, dom.Element>([[part]], { ...options, pseudos, cacheResults: false });
      pseudos[name] = (element) => {
        const before = known.get(element);
        if (before !== undefined) return before;
        const result = test(element);
        known.set(element, result);
        return result;
      };
      return { type: SelectorType.Pseudo, name, data: null };
    });

  const matcher = (list: readonly Selector[]): CompiledSelector['matches'] => {
    let test: ((element: Element) => boolean) | undefined;
    let broken = false;
    return (element) => {
      if (broken || looks > LOOKS) return null;
      try {
        look(1);
        test ??= compile([remembering(list)], { ...options, pseudos, cacheResults: true });
        return test(element);
      } catch (error) {
        // Too deep for the stack, or beyond what css-select knows.
        broken = !(error instanceof SelectorBudget);
        return null;
      }
    };
  };

  const one = (list: readonly Selector[], shaky: boolean): CompiledSelector => {
    const sure = !some(list, (part) => !isSure(part));
    const test = sure ? list : filled(relaxed(list));
    const matches = matcher(test);
    return {
      matches: sure && !shaky ? matches : (element) => (matches(element) === false ? false : null),
      specificity: specificityOf(list),
      key: keyOf(test, quirks),
      own: list.every(isOwn),
    };
  };

  const compiler: SelectorCompiler = {
    get spent() {
      return looks > LOOKS;
    },
    compile(text) {
      let lists: Selector[][];
      try {
        lists = parse(text);
      } catch {
        // css-tree could read it, so it may be a selector all the same.
        return [UNREADABLE];
      }
      if (lists.some((list) => some(list, isForeign))) return null;
      // Browsers drop a whole list for one pseudo-class they do not know, and which they know is not in the source.
      const shaky = lists.some((list) => list.some(isVendors));
      return lists
        .filter((list) => !list.some(({ type }) => type === SelectorType.PseudoElement))
        .filter((list) => !presence || isPossible(list, presence))
        .map((list) => one(list, shaky));
    },
  };
  const pseudos = pseudoClasses(compiler);
  return compiler;
};

const isVendors = (part: Selector): boolean =>
  (part.type === SelectorType.Pseudo && part.name.startsWith('-')) ||
  (part.type === SelectorType.PseudoElement && /^-(moz|ms|o)-/.test(part.name));
