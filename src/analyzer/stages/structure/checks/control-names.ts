import { act, html } from '../../../model/links.ts';
import { all } from '../../../model/requirements.ts';
import * as sample from '../../../model/samples.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { attr, childElements, closest, type Element, isElement, parentOf } from '../../../page/tree/node.ts';
import { a11y, named } from './check.ts';
import { nameCheck } from './nameless.ts';

/** The first option of each select; with an empty value it says that nothing is chosen, and may show nothing. */
const firstOptions = (options: readonly Element[]): ReadonlySet<Element> => {
  const seen = new Set<Element>();
  return new Set(
    options.filter((option) => {
      const select = closest(option, 'select')!;
      const first = !seen.has(select);
      seen.add(select);
      return first;
    }),
  );
};

/** Besides the control, the image in it has no alternative. */
const IMAGE_BUTTON = all('fails', '4.1.2', '1.1.1');
const AREA = all('fails', '2.4.4', '4.1.2', '1.1.1');

export const CONTROL_NAMES_CHECKS = [
  a11y('a11y-button-name', 'critical', 'Button has no name', {
    help: act('97a4e1'),
    fix: 'Add text to the button, or aria-label if it shows only an image.',
    requirements: {
      criteria: [{ sc: '4.1.2', when: 'fails' }],
      techniques: ['ARIA14', 'ARIA16', 'H91'],
      failures: ['F68'],
      act: ['97a4e1'],
    },
    run: (view) =>
      named(
        view,
        view
          .withRole('button')
          .filter((element) => !(element.name === 'input' && attr(element, 'type')?.toLowerCase() === 'image')),
        'button',
        (button) => (childElements(button).some(({ name }) => name === 'img') ? IMAGE_BUTTON : null),
      ),
    examples: {
      passed: [
        '<button>Buy</button>',
        '<input type="submit">',
        '<input type="button" value="Buy">',
        `<button><img alt="Buy" ${sample.PICTURE}></button>`,
        '<div role="button" aria-label="Buy"></div>',
        '<button><svg><title>Buy</title></svg></button>',
      ],
      failed: [
        '<button></button>',
        '<input type="button">',
        `<button><img alt="" ${sample.PICTURE}></button>`,
        '<span role="button"> </span>',
        '<button><span aria-hidden="true">×</span></button>',
        '<input type="submit" value="">',
      ],
      notApplicable: ['<input type="image">', '<button hidden></button>', '<div>x</div>'],
    },
  }),
  a11y('a11y-link-name', 'serious', 'Link has no name', {
    help: act('c487ae'),
    fix: 'Add text to the link, or describe the image in it.',
    requirements: {
      criteria: [
        { sc: '4.1.2', when: 'fails' },
        { sc: '2.4.4', when: 'fails' },
        { sc: '2.4.9', when: 'fails' },
      ],
      techniques: ['G91', 'H30', 'ARIA7', 'ARIA8'],
      failures: ['F89', 'F68'],
      act: ['c487ae'],
    },
    run: (view) =>
      named(
        view,
        view.withRole('link', 'doc-backlink', 'doc-biblioref', 'doc-glossref', 'doc-noteref'),
        'link',
        (link) => (link.name === 'area' ? AREA : null),
      ),
    examples: {
      passed: [
        '<a href="/b">Bowls</a>',
        `<a href="/b"><img alt="Bowls" ${sample.PICTURE}></a>`,
        '<a href="/b" title="Bowls"></a>',
        '<svg><a href="/b"><text>Bowls</text></a></svg>',
        '<a href="/b"><span style="display:none">x</span>Bowls</a>',
      ],
      failed: [
        '<a href="/b"></a>',
        `<a href="/b"><img alt="" ${sample.PICTURE}></a>`,
        '<span role="link"></span>',
        '<a href="/b"><span hidden>Bowls</span></a>',
        '<a role="none" href="/b"></a>',
        '<a href="/b"><i class="icon"></i></a>',
        '<img usemap="#m" alt="Map" src="/m.png"><map name="m"><area href="/b"></map>',
      ],
      notApplicable: ['<a>Bowls</a>', '<p>x</p>', '<map name="m"><area href="/b"></map>'],
    },
  }),
  nameCheck('a11y-summary-name', 'serious', 'Summary has no name', {
    help: act('2t702h'),
    fix: 'Describe the content of the details element in its summary.',
    requirements: {
      criteria: [{ sc: '4.1.2', when: 'fails' }],
      techniques: ['H91'],
      failures: ['F68'],
      act: ['2t702h'],
    },
    elements: (view) =>
      view.page.byTag('summary').filter((element) => {
        const parent = parentOf(element);
        const first = parent?.children.find((child) => isElement(child) && child.name === 'summary');
        return (
          parent?.name === 'details' &&
          first === element &&
          view.rendering.exposed(element) &&
          // A presentational role is ignored on what can be focused.
          /^(none)?$/.test(explicitRole(element) ?? '')
        );
      }),
    none: 'There is no summary of details.',
    plural: 'summaries',
    examples: {
      passed: '<details><summary>More</summary>x</details>',
      failed: ['<details open><summary></summary>x</details>', '<details><summary role="none"></summary>x</details>'],
      notApplicable: ['<summary></summary>', '<details><summary role="button"></summary></details>'],
    },
  }),
  a11y('a11y-menuitem-name', 'serious', 'Menu item has no name', {
    help: act('m6b1q3'),
    fix: 'Give the menu item text or aria-label.',
    requirements: {
      criteria: [{ sc: '4.1.2', when: 'fails' }],
      techniques: ['ARIA14', 'ARIA16'],
      failures: ['F68'],
      act: ['m6b1q3'],
    },
    run: (view) => named(view, view.withRole('menuitem', 'menuitemcheckbox', 'menuitemradio'), 'menu item'),
    examples: {
      passed: '<div role="menu"><div role="menuitem">Open</div></div>',
      failed: [
        '<div role="menu"><div role="menuitem"></div></div>',
        '<div role="menu"><div role="menuitemcheckbox" aria-checked="true"></div></div>',
      ],
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-option-name', 'minor', 'Option is empty', {
    help: html('form-elements.html#the-option-element'),
    fix: 'Say in each option what choosing it means.',
    requirements: { criteria: [{ sc: '4.1.2', when: 'may' }], techniques: ['H44'] },
    elements: ({ page, rendering }) => {
      const options = page.$(page.byTag('option')).filter('select option').get();
      const first = firstOptions(options);
      return options.filter(
        (option) => rendering.exposed(option) && !(first.has(option) && !attr(option, 'value')?.trim()),
      );
    },
    test: (option, { page }) =>
      page.text(option).trim() || ['label', 'aria-label', 'aria-labelledby'].some((name) => attr(option, name)?.trim())
        ? null
        : (attr(option, 'value') ?? ''),
    none: 'No select has options, besides one for no choice.',
    message: (n, of) => `${n} of ${of} options show nothing.`,
    examples: {
      passed: [
        '<select aria-label="Size"><option value=""></option><option>Small</option></select>',
        '<select aria-label="Size"><option label="Small" value="s"></option></select>',
      ],
      failed: [
        '<select aria-label="Size"><option>Small</option><option value="m"></option></select>',
        '<select aria-label="Size"><option value="s"></option></select>',
      ],
      notApplicable: [
        '<p>x</p>',
        '<select aria-label="Size"><option></option></select>',
        '<datalist><option value="Small"></option></datalist>',
      ],
    },
  }),
];
