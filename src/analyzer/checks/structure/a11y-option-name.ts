import { attr, closest, type Element } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import { a11y } from './view.ts';

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

export const a11yOptionName = a11y('a11y-option-name', 'minor', 'Option is empty', {
  help: html('form-elements.html#the-option-element'),
  fix: 'Say in each option what choosing it means.',
  elements: ({ page, rendering }) => {
    const options = page.byTag('option').filter((option) => closest(option, 'select') !== null);
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
});
