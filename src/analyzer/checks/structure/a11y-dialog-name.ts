import { inOrder } from '../../reading/page/in-order.ts';
import { nameCheck } from './nameless.ts';

export const a11yDialogName = nameCheck('a11y-dialog-name', 'serious', 'Dialogue has no name', {
  help: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  fix: 'Name it with aria-labelledby and the id of its heading, or with aria-label.',
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
});
