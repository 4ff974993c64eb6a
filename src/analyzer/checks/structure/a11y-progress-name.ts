import { nameCheck } from './nameless.ts';

export const a11yProgressName = nameCheck('a11y-progress-name', 'serious', 'Progress bar or meter has no name', {
  help: 'https://dequeuniversity.com/rules/axe/4.11/aria-progressbar-name',
  fix: 'Say what is measured: a label, aria-label or aria-labelledby.',
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
});
