import { getDomain } from 'tldts';
import type { Page } from '../../reading/page/page.ts';

export const isForeign = (page: Page, address: string | undefined): boolean => {
  const url = address === undefined ? null : page.resolve(address);
  return url !== null && /^https?:/.test(url) && getDomain(url) !== getDomain(page.url);
};
