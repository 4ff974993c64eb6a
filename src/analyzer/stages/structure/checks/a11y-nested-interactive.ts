import { html } from '../../../model/links.ts';
import { attr, type Element, hasAttr, parentOf } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

/** Interactive content of the HTML Standard. */
const TAGS = 'a audio button details embed iframe img input label object select textarea video'.split(' ');
/** What may hold none. */
const OUTER = new Set(['a', 'button', 'label']);

const isInteractive = (element: Element): boolean => {
  const { name } = element;
  if (name === 'a') return hasAttr(element, 'href');
  if (name === 'audio' || name === 'video') return hasAttr(element, 'controls');
  if (name === 'img' || name === 'object') return hasAttr(element, 'usemap');
  return !(name === 'input' && attr(element, 'type')?.toLowerCase() === 'hidden');
};

/** A label holds the field it names. */
const isLabelOf = (label: Element, field: Element): boolean => label.name === 'label' && field.name !== 'label';

export const a11yNestedInteractive = a11y(
  'a11y-nested-interactive',
  'serious',
  'Control stands inside another control',
  {
    help: html('dom.html#interactive-content'),
    fix: 'Put them side by side: which of them a key or a tap works is not defined.',
    requirements: { criteria: [{ sc: '4.1.2', when: 'may' }], techniques: ['H91', 'H88'], act: ['307n5z'] },
    elements: ({ page }) => page.byTag(...TAGS).filter(isInteractive),
    test: (element) => {
      for (let up = parentOf(element); up; up = parentOf(up)) {
        if (isLabelOf(up, element)) continue;
        if (OUTER.has(up.name) && isInteractive(up)) return `${element.name} in ${up.name}`;
      }
      return null;
    },
    none: 'There are no controls.',
    message: (n, of) => `${n} of ${of} controls stand inside another.`,
    examples: {
      passed: ['<a href="/x">x</a><button>y</button>', '<label>Name <input></label>'],
      failed: [
        '<a href="/x"><button>x</button></a>',
        '<button><input></button>',
        '<button><select></select></button>',
        '<label>a <label>b</label></label>',
      ],
      notApplicable: '<p>x</p>',
    },
  },
);
