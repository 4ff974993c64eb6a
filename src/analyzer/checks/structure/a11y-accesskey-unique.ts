import { attr, type Element } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { judge } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yAccesskeyUnique = a11y('a11y-accesskey-unique', 'minor', 'Access key is used twice', {
  help: axe('accesskeys'),
  fix: 'Use a different key for each element, or none.',
  run: (view) => {
    const keyed = view.page
      .byAttribute('accesskey')
      .filter((element) => attr(element, 'accesskey')?.trim() && view.rendering.visible(element));
    const keyOf = (element: Element) => attr(element, 'accesskey')!.trim().toLowerCase();
    const uses = new Map<string, number>();
    for (const element of keyed) uses.set(keyOf(element), (uses.get(keyOf(element)) ?? 0) + 1);
    return judge(view, keyed, (element) => (uses.get(keyOf(element))! > 1 ? keyOf(element) : null), {
      none: 'No element has an access key.',
      message: (n) => `${n} elements share an access key.`,
    });
  },
  examples: {
    passed: '<a href="/" accesskey="h">x</a>',
    failed: '<a href="/" accesskey="h">x</a><a href="/y" accesskey="H">y</a>',
    notApplicable: ['<p>x</p>', '<a href="/" accesskey="h" hidden>x</a>'],
  },
});
