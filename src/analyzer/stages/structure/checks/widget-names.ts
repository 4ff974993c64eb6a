import { all } from '../../../model/requirements.ts';
import { faultOf } from '../../../model/verdict.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { inOrder } from '../../../page/tree/in-order.ts';
import { a11y } from './check.ts';
import { nameCheck } from './nameless.ts';

const ROLES = ['tab', 'treeitem', 'tooltip', 'option'] as const;

/** Roles whose name WAI-ARIA 1.2 requires. List boxes and radio groups are fields and groups of fields. */
const COMPOSITES = [
  'application',
  'columnheader',
  'grid',
  'rowheader',
  'tabpanel',
  'table',
  'tree',
  'treegrid',
] as const;
const NATIVE = /^(table|select|th)$/;

export const WIDGET_NAMES_CHECKS = [
  nameCheck('a11y-dialog-name', 'serious', 'Dialogue has no name', {
    help: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
    fix: 'Name it with aria-labelledby and the id of its heading, or with aria-label.',
    requirements: {
      criteria: [{ sc: '4.1.2', when: 'may' }],
      techniques: ['H102', 'ARIA14', 'ARIA16'],
      note: 'WAI-ARIA requires the name; axe-core files it as best practice.',
    },
    elements: (view) =>
      inOrder([view.page.byTag('dialog'), view.page.byAttribute('role')]).filter(
        (element) =>
          /^(alertdialog|dialog)$/.test(view.roleOf(element) ?? '') &&
          (view.rendering.exposed(element) || element.name === 'dialog'),
      ),
    none: 'There is no dialogue.',
    plural: 'dialogues',
    examples: {
      passed: [
        '<dialog open aria-label="Filter"><p>x</p></dialog>',
        '<div role="dialog" aria-labelledby="t"><h2 id="t">Filter</h2></div>',
      ],
      failed: ['<dialog open><p>x</p></dialog>', '<div role="alertdialog">x</div>', '<dialog><p>x</p></dialog>'],
      notApplicable: ['<p>x</p>', '<div role="dialog" hidden>x</div>'],
    },
  }),
  nameCheck('a11y-progress-name', 'serious', 'Progress bar or meter has no name', {
    help: 'https://dequeuniversity.com/rules/axe/4.11/aria-progressbar-name',
    fix: 'Say what is measured: a label, aria-label or aria-labelledby.',
    requirements: {
      criteria: [
        { sc: '1.1.1', when: 'may' },
        { sc: '4.1.2', when: 'may' },
      ],
      techniques: ['ARIA14', 'ARIA16', 'H44'],
      failures: ['F68'],
    },
    elements: (view) => view.withRole('progressbar', 'meter'),
    none: 'There is no progress bar or meter.',
    plural: 'progress bars and meters',
    examples: {
      passed: [
        '<label>Upload <progress></progress></label>',
        '<div role="meter" aria-label="Disk" aria-valuenow="1">x</div>',
      ],
      failed: ['<progress></progress>', '<div role="progressbar"></div>', '<meter value="1"></meter>'],
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-widget-name', 'serious', 'Tab, option or other part of a widget has no name', {
    help: 'https://www.w3.org/TR/wai-aria-1.2/#namecalculation',
    fix: 'Give it text, or aria-label where it shows only a picture.',
    requirements: {
      criteria: [{ sc: '4.1.2', when: 'fails' }],
      techniques: ['ARIA14', 'ARIA16'],
      failures: ['F68'],
      note: 'WAI-ARIA requires the name; axe-core files that of tree items as best practice.',
    },
    elements: (view) => view.withRole(...ROLES).filter(({ name }) => !/^(option|td|th)$/.test(name)),
    test: (element, view) => {
      if (view.names.of(element)) return null;
      const role = view.roleOf(element)!;
      return role === 'tooltip' ? faultOf(role, all('may', '4.1.2')) : role;
    },
    none: 'There is no tab, tree item, tooltip, option or the like.',
    message: (n, of) => `${n} of ${of} parts of widgets have no name.`,
    examples: {
      passed: ['<div role="tablist"><div role="tab">Size</div></div>', '<div role="tooltip">Help</div>'],
      failed: [
        '<div role="tablist"><div role="tab"></div></div>',
        '<div role="tooltip"></div>',
        '<div role="tree"><div role="treeitem"><i></i></div></div>',
        '<img role="option" src="/a.png">',
      ],
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-composite-name', 'moderate', 'Composite widget has no name', {
    help: 'https://www.w3.org/TR/wai-aria-1.2/#namecalculation',
    fix: 'Name it with aria-labelledby and the id of its heading or label, or with aria-label.',
    requirements: { criteria: [{ sc: '4.1.2', when: 'may' }], techniques: ['ARIA14', 'ARIA16'], failures: ['F68'] },
    elements: (view) =>
      view.withRole(...COMPOSITES).filter((element) => element.namespace === 'html' && explicitRole(element) !== null),
    // Fields are judged as such.
    test: (element, view) => (view.names.of(element) || NATIVE.test(element.name) ? null : view.roleOf(element)!),
    none: 'There is no grid, tree, list box or other composite widget.',
    message: (n, of) => `${n} of ${of} composite widgets have no name.`,
    examples: {
      passed: [
        '<div role="tabpanel" aria-labelledby="t"></div><b id="t">One</b>',
        '<div role="tree" aria-label="Files"></div>',
      ],
      failed: ['<div role="treegrid"></div>', '<div role="tabpanel">x</div>'],
      notApplicable: ['<p>x</p>', '<table><tr><td>x</table>'],
    },
  }),
];
