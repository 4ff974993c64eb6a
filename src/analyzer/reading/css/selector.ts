import { compile } from 'css-select';
import { AttributeAction, IgnoreCaseMode, parse, type Selector, SelectorType } from 'css-what';
import * as domutils from 'domutils';
import type { Element } from '../page/node.ts';
import { isKnownPseudo, pseudoClasses } from './pseudo-classes.ts';

/** One selector of a list, ready to be held against elements. */
export interface CompiledSelector {
  /**
   * Whether it matches. Null where source cannot tell: it holds what depends on more (`:invalid`, a vendor's pseudo-class),
   * cannot be compiled, or has been too expensive, and this element is one it might match.
   */
  matches(element: Element): boolean | null;
  /** Ids, classes and types as one number that compares. */
  readonly specificity: number;
  /** What every element it matches has: the strongest of id, class and tag of its last compound. */
  readonly key: SelectorKey;
}

export type SelectorKey = { readonly kind: 'id' | 'class' | 'tag'; readonly name: string } | { readonly kind: 'any' };

/** Tests of siblings on one page; more is not worked out. */
const SIBLINGS = 4_000_000;

class SelectorBudget extends Error {}

export interface SelectorCompiler {
  /** The selectors of a list that can match elements; null where browsers drop the whole rule. */
  compile(list: string): readonly CompiledSelector[] | null;
}

const UNREADABLE: CompiledSelector = {
  matches: () => null,
  specificity: 0,
  key: { kind: 'any' },
};

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

/**
 * Compiles selectors for one page, each when it is first held against an element. In quirks mode classes and ids are
 * compared without case.
 */
export const selectorCompiler = (quirks: boolean): SelectorCompiler => {
  let siblings = 0;
  const adapter = {
    ...domutils,
    getName: (element: Parameters<typeof domutils.getName>[0]) => element.name.toLowerCase(),
    getSiblings: (node: Parameters<typeof domutils.getSiblings>[0]) => {
      const found = domutils.getSiblings(node);
      siblings += found.length;
      if (siblings > SIBLINGS) throw new SelectorBudget();
      return found;
    },
  };

  const matcher = (list: readonly Selector[]): CompiledSelector['matches'] => {
    let test: ((element: Element) => boolean) | undefined;
    let broken = false;
    return (element) => {
      if (broken || siblings > SIBLINGS) return null;
      try {
        test ??= compile([[...list]], {
          adapter,
          pseudos,
          quirksMode: quirks,
          relativeSelector: false,
          // What :has looks at depends on the element it stands on, so nothing below it may be remembered.
          cacheResults: !some(list, (part) => part.type === SelectorType.Pseudo && part.name === 'has'),
        });
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
    };
  };

  const compiler: SelectorCompiler = {
    compile(text) {
      let lists: Selector[][];
      try {
        lists = parse(text);
      } catch {
        // css-tree could read it, so it may be a selector all the same.
        return [UNREADABLE];
      }
      if (lists.some((list) => some(list, isForeign))) return null;
      // Browsers drop a whole list for one pseudo-class they do not know, and which they know source does not tell.
      const shaky = lists.some((list) => list.some(isVendors));
      return lists
        .filter((list) => !list.some(({ type }) => type === SelectorType.PseudoElement))
        .map((list) => one(list, shaky));
    },
  };
  const pseudos = pseudoClasses(compiler);
  return compiler;
};

const isVendors = (part: Selector): boolean =>
  (part.type === SelectorType.Pseudo && part.name.startsWith('-')) ||
  (part.type === SelectorType.PseudoElement && /^-(moz|ms|o)-/.test(part.name));
