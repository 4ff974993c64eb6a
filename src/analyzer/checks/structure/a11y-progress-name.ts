import { nameless } from './nameless.ts';
import { a11y } from './view.ts';

export const a11yProgressName = a11y('a11y-progress-name', 'serious', 'Progress bar or meter has no name', {
  help: 'https://dequeuniversity.com/rules/axe/4.11/aria-progressbar-name',
  fix: 'Say what is measured: a label, aria-label or aria-labelledby.',
  elements: (view) => view.withRole('progressbar', 'meter'),
  test: nameless,
  none: 'There is no progress bar or meter.',
  message: (n, of) => `${n} of ${of} progress bars and meters have no name.`,
  examples: {
    passed: [
      '<label>Upload <progress></progress></label>',
      '<div role="meter" aria-label="Disk" aria-valuenow="1">x</div>',
    ],
    failed: ['<progress></progress>', '<div role="progressbar"></div>', '<meter value="1"></meter>'],
    notApplicable: '<p>x</p>',
  },
});
