import { mdn } from '../links.ts';
import { judge, passed } from '../verdict.ts';
import { security } from './input.ts';

export const secInlineHandlers = security('sec-inline-handlers', 'info', 'Event handlers in attributes', {
  help: mdn('HTTP/Guides/CSP#blocking_inline_javascript'),
  fix: 'Attach handlers in a script, so that a strict policy is possible.',
  run: (view) => {
    const handlers = view.page.attributeNames.filter((name) => /^on[a-z]+$/.test(name));
    const found = view.page.byAttribute(...handlers);
    if (found.length === 0) return passed();
    return judge(view, found, () => '', { none: '', message: (n) => `${n} elements have event handler attributes.` });
  },
  examples: { passed: '<p>text', failed: '<p onclick="go()">text' },
});
