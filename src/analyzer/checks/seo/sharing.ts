import { properties } from '../../reading/page/metadata.ts';
import type { Page } from '../../reading/page/page.ts';

export const OGP = 'https://ogp.me/';

export const CARDS = 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup';

export const og = (page: Page) => properties(page, 'og:');

export const NO_OG = 'The page has no Open Graph metadata.';
