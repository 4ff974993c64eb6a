import type { Element } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { judge } from '../verdict.ts';
import { KEY_SAMPLES, keyed, keyOf, NO_KEY } from './accesskeys.ts';
import { a11y } from './view.ts';

const foldedKey = (element: Element): string => keyOf(element).toLowerCase();

export const a11yAccesskeyUnique = a11y('a11y-accesskey-unique', 'minor', 'Access key is used twice', {
  help: axe('accesskeys'),
  fix: 'Use a different key for each element, or none.',
  run: (view) => {
    const elements = keyed(view).filter(keyOf);
    const uses = new Map<string, number>();
    for (const key of elements.map(foldedKey)) uses.set(key, (uses.get(key) ?? 0) + 1);
    return judge(view, elements, (element) => (uses.get(foldedKey(element))! > 1 ? foldedKey(element) : null), {
      none: NO_KEY,
      message: (n) => `${n} elements share an access key.`,
    });
  },
  examples: { passed: KEY_SAMPLES.one, failed: KEY_SAMPLES.two, notApplicable: KEY_SAMPLES.none },
});
