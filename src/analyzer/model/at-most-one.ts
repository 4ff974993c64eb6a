import type { Element } from '../page/tree/node.ts';
import type { Page } from '../page/tree/page.ts';
import type { Verdict } from './check.ts';
import { failed, notApplicable, passed, type Wording } from './verdict.ts';

/** Judges a page that may have one of something, and fails where it has several. */
export const atMostOne =
  (elements: (page: Page) => readonly Element[], { none, message }: AtMostOneWording) =>
  ({ page }: { readonly page: Page }): Verdict => {
    const all = elements(page);
    if (!all.length) return notApplicable(none);
    if (all.length === 1) return passed();
    return failed(
      message(all.length),
      all.map((one) => page.item(one)),
    );
  };

interface AtMostOneWording extends Pick<Wording, 'none'> {
  /** What is wrong, for this many. */
  readonly message: (n: number) => string;
}
