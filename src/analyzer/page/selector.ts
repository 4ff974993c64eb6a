import { childElements, type Element, parentOf } from './node.ts';

type Test = (element: Element) => boolean;
type Combinator = ' ' | '>' | '+' | '~';

/** One selector without pseudo-classes, ready to be held against an element. */
export interface Selector {
  readonly matches: Test;
  /** Ids, classes and attributes, tags: compared from left to right. */
  readonly specificity: readonly [number, number, number];
}

const PART =
  /^(?:(\*|[A-Za-z][\w-]*)|#((?:[\w-]|[^\0-\x7f])+)|\.((?:[\w-]|[^\0-\x7f])+)|\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))\s*)?\])/;

/** Reads one selector, or null where it holds anything else than tags, ids, classes, attributes and combinators. */
export const parseSelector = (text: string): Selector | null => {
  const steps: { combinator: Combinator; tests: Test[] }[] = [];
  const specificity: [number, number, number] = [0, 0, 0];
  let rest = text.trim();
  let combinator: Combinator = ' ';
  while (rest) {
    const tests: Test[] = [];
    for (let part = PART.exec(rest); part; part = PART.exec(rest)) {
      const [all, tag, id, className, attribute] = part;
      if (tag === '*') tests.push(() => true);
      else if (tag !== undefined) {
        if (tests.length) return null;
        const name = tag.toLowerCase();
        tests.push((element) => element.tag.toLowerCase() === name);
        specificity[2] += 1;
      } else if (id !== undefined) {
        tests.push((element) => element.attributes.get('id') === id);
        specificity[0] += 1;
      } else {
        tests.push(
          className !== undefined
            ? hasClass(className)
            : attributeTest(attribute!, part[5], part[6] ?? part[7] ?? part[8] ?? ''),
        );
        specificity[1] += 1;
      }
      rest = rest.slice(all.length);
    }
    if (!tests.length) return null;
    steps.push({ combinator, tests });
    const next = /^\s*([>+~])\s*|^\s+/.exec(rest);
    if (!next) {
      if (rest) return null;
      break;
    }
    combinator = (next[1] as Combinator | undefined) ?? ' ';
    rest = rest.slice(next[0].length);
    if (!rest) return null;
  }
  return steps.length ? { matches: (element) => matchFrom(steps, steps.length - 1, element), specificity } : null;
};

/** Words between white space, as a class attribute holds them. */
const hasClass = (name: string): Test => {
  return (element) => {
    const value = element.attributes.get('class');
    if (value === undefined || !value.includes(name)) return false;
    return value === name || value.split(/[\t\n\f\r ]+/).includes(name);
  };
};

const attributeTest = (name: string, operator: string | undefined, wanted: string): Test => {
  const tests: Readonly<Record<string, (value: string) => boolean>> = {
    '=': (value) => value === wanted,
    '~=': (value) => value.split(/\s+/).includes(wanted),
    '|=': (value) => value === wanted || value.startsWith(`${wanted}-`),
    '^=': (value) => wanted !== '' && value.startsWith(wanted),
    '$=': (value) => wanted !== '' && value.endsWith(wanted),
    '*=': (value) => wanted !== '' && value.includes(wanted),
  };
  const test = operator === undefined ? () => true : tests[operator]!;
  return (element) => {
    const value = element.attributes.get(name);
    return value !== undefined && test(value);
  };
};

const matchFrom = (
  steps: readonly { combinator: Combinator; tests: Test[] }[],
  at: number,
  element: Element,
): boolean => {
  const { combinator, tests } = steps[at]!;
  if (!tests.every((test) => test(element))) return false;
  if (at === 0) return true;
  const before = () => {
    const siblings = element.parent ? childElements(element.parent) : [];
    return siblings.slice(0, siblings.indexOf(element)).reverse();
  };
  if (combinator === '+')
    return before()
      .slice(0, 1)
      .some((other) => matchFrom(steps, at - 1, other));
  if (combinator === '~') return before().some((other) => matchFrom(steps, at - 1, other));
  for (let up = parentOf(element); up; up = parentOf(up)) {
    if (matchFrom(steps, at - 1, up)) return true;
    if (combinator === '>') return false;
  }
  return false;
};
