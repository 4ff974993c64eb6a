import { ROLES } from '../../reading/page/aria.ts';
import { isTabbable } from '../../reading/page/focus.ts';
import { type Element, isElement, type Node } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { judge, notApplicable } from '../verdict.ts';
import { a11y, type View } from './view.ts';

/** The first focusable element below each of some elements, which may lie in one another: those further in are looked at first. */
const innerOf = (outer: readonly Element[], { rendering }: View): ReadonlyMap<Element, string | null> => {
  const found = new Map<Element, string | null>();
  const firstBelow = (top: Element): string | null => {
    const stack: Node[] = [...top.children].reverse();
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (!isElement(node)) continue;
      if (node.name !== 'option' && isTabbable(node, rendering)) return node.name;
      const known = found.get(node);
      if (known) return known;
      if (known === undefined) for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
    }
    return null;
  };
  for (const element of outer.toReversed()) found.set(element, firstBelow(element));
  return found;
};

export const a11yPresentationalChildren = a11y('a11y-presentational-children', 'serious', 'Control inside a control', {
  help: act('307n5z'),
  fix: 'Move the inner control out: its content is not exposed to assistive technology.',
  run: (view) => {
    const roles = [...ROLES]
      .filter(([, facts]) => facts.childrenPresentational && !facts.abstract)
      .map(([name]) => name);
    const outer = view.withRole(...roles);
    if (!outer.length) return notApplicable('No element hides the roles of its children.');
    const inner = innerOf(outer, view);
    return judge(view, outer, (element) => inner.get(element)!, {
      none: '',
      message: (n, of) => `${n} of ${of} controls contain another focusable element.`,
    });
  },
  examples: {
    passed: [
      '<button><b>Buy</b></button>',
      '<div role="checkbox" aria-checked="true">x <a tabindex="-1" href="/x">y</a></div>',
    ],
    failed: ['<button><a href="/x">x</a></button>', '<div role="tab"><input></div>'],
    notApplicable: '<p>x</p>',
  },
});
