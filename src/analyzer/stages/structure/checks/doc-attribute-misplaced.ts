import { html } from '../../../model/links.ts';
import { judge } from '../../../model/verdict.ts';
import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';
import { INPUT_TYPES, OWNERS } from '../facts/html-values.ts';
import { check } from './check.ts';

/** Attributes of RDFa and microdata, beside which some others stand on any element. */
const RDFA = ['property', 'typeof', 'resource', 'about', 'vocab', 'itemprop'];

const OWNER = new Map(Object.entries(OWNERS).map(([name, owners]) => [name, new Set(owners)]));
const TYPES = new Map(Object.entries(INPUT_TYPES));

/** Attributes of an element that are not for it. */
const misplaced = (element: Element): readonly string[] => {
  const found: string[] = [];
  for (const name in element.attribs) {
    const owners = OWNER.get(name);
    if (!owners) continue;
    if ((name === 'content' || name === 'rel') && RDFA.some((other) => hasAttr(element, other))) continue;
    if (!owners.has(element.name)) found.push(name);
    else if (element.name === 'input') {
      const type = (attr(element, 'type') ?? 'text').trim().toLowerCase();
      const types = TYPES.get(name);
      if (types && !types.test(type)) found.push(`${name} on type=${type}`);
    }
  }
  return found;
};

export const docAttributeMisplaced = check('doc-attribute-misplaced', 'minor', 'Attribute is not for this element', {
  help: html('indices.html#attributes-3'),
  fix: 'Move it to the element it belongs to, or call it data-…: it does nothing here.',
  requirements: null,
  run: ({ page }) => {
    const owned = page
      .byAttribute(...OWNER.keys())
      .filter(({ namespace, name }) => namespace === 'html' && !name.includes('-'));
    return judge({ page }, owned, (element) => misplaced(element).join(', ') || null, {
      none: 'No attribute belongs to some elements only.',
      message: (n, of) => `${n} of ${of} elements have an attribute of another.`,
    });
  },
  examples: {
    passed: ['<a href="/x">x</a>', '<input type="number" step="2">', '<x-y href="/x">x</x-y>'],
    failed: ['<div href="/x">x</div>', '<input step="2">', '<p alt="x">x</p>', '<button placeholder="x">x</button>'],
    notApplicable: { source: '<!doctype html><title>x</title><p>x' },
  },
});
