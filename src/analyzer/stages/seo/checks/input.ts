import { checksOf } from '../../../model/define-check.ts';
import type { RobotsReading } from '../../../model/robots.ts';
import { directivesOf } from '../../../model/robots.ts';
import type { StageInput } from '../../../model/stage.ts';
import { readStructuredData, type StructuredData } from '../../../page/structured-data/read.ts';
import { readLinkHeader } from '../../../parse/link-header.ts';
import { type CanonicalReading, canonicalReading } from '../facts/canonical.ts';
import { type LanguageVersion, versionsOf } from './versions.ts';

/** What the checks of search and metadata look at. */
export interface SeoInput extends StageInput {
  readonly url: URL;
  readonly canonical: CanonicalReading;
  readonly robots: RobotsReading;
  readonly hreflang: readonly LanguageVersion[];
  readonly structured: StructuredData;
  /** A container that a script fills: what the page says of itself is not what readers see. Null if it is none. */
  readonly shell: string | null;
}

export const seoInput = (input: StageInput, shell: string | null): SeoInput => {
  const { page } = input;
  const links = readLinkHeader(input.gathered.page.headers.link);
  return {
    ...input,
    url: new URL(page.url),
    canonical: canonicalReading(page, links),
    robots: directivesOf(input),
    hreflang: versionsOf(page, links),
    structured: readStructuredData(page),
    shell,
  };
};

/** A check of the seo category. */
export const seo = checksOf<SeoInput>('seo');
/** A check of the metadata category. */
export const metadata = checksOf<SeoInput>('metadata');

/** Addresses as one page: without fragment, and without the slash that ends a path. */
export const samePage = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (url: string): string => url.replace(/#.*$/, '').replace(/\/$/, '');
