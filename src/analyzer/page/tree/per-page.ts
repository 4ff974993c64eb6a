import type { Page } from './page.ts';

/** A reading of pages that is made once for each and then kept as long as the page is. */
export const perPage = <Reading>(make: (page: Page) => Reading): ((page: Page) => Reading) => {
  const known = new WeakMap<Page, { readonly reading: Reading }>();
  return (page) => {
    const before = known.get(page);
    if (before) return before.reading;
    const reading = make(page);
    known.set(page, { reading });
    return reading;
  };
};
