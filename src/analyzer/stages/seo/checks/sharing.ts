import type { Verdict } from '../../../model/check.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { properties } from '../../../page/tree/metadata.ts';
import type { Page } from '../../../page/tree/page.ts';

export const OGP = 'https://ogp.me/';

export const CARDS = 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup';

type OpenGraph = ReturnType<typeof properties>;

export const og = (page: Page): OpenGraph => properties(page, 'og:');

export const NO_OG = 'The page has no Open Graph metadata.';

interface WithPage {
  readonly page: Page;
}

const verdictOf = (fault: string | null): Verdict => (fault === null ? passed() : failed(say`${fault}`));

/** Judges the Open Graph metadata of a page that has any; the test returns what is wrong, or null. */
export const withOg =
  (test: (found: OpenGraph) => string | null) =>
  ({ page }: WithPage): Verdict => {
    const found = og(page);
    return Object.keys(found).length ? verdictOf(test(found)) : notApplicable(NO_OG);
  };

type Property = `og:${string}`;

/** Judges the values of one Open Graph property, which may go by several names. */
export const withProperty =
  (names: Property | readonly Property[], test: (values: readonly string[], found: OpenGraph) => string | null) =>
  ({ page }: WithPage): Verdict => {
    const found = og(page);
    const all = [names].flat();
    const values = all.flatMap((name) => found[name] ?? []);
    return values.length ? verdictOf(test(values, found)) : notApplicable(`There is no ${all[0]}.`);
  };

/** Lists the properties that are missing; null if none is. */
export const missing = (names: readonly string[]): string | null =>
  names.length ? `Missing: ${names.join(', ')}.` : null;

/** True for a property whose value is missing or empty. */
export const isBlank = (found: OpenGraph, name: string): boolean => !found[name]?.[0]?.trim();
