import { ROLES } from '../../reading/page/aria.ts';
import { isTabbable } from '../../reading/page/focus.ts';
import { isElement } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { judge, notApplicable } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yPresentationalChildren = a11y('a11y-presentational-children', 'serious', 'Control inside a control', {
  help: act('307n5z'),
  fix: 'Move the inner control out: its content is not exposed to assistive technology.',
  run: (view) => {
    const roles = [...ROLES]
      .filter(([, facts]) => facts.childrenPresentational && !facts.abstract)
      .map(([name]) => name);
    const outer = view.withRole(...roles);
    if (!outer.length) return notApplicable('No element hides the roles of its children.');
    return judge(
      view,
      outer,
      (element) => {
        for (const node of view.page.descendants(element)) {
          if (!isElement(node) || node.name === 'option') continue;
          if (isTabbable(node, view.rendering)) return node.name;
        }
        return null;
      },
      { none: '', message: (n, of) => `${n} of ${of} controls contain another focusable element.` },
    );
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
