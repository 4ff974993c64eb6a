import { hostsOf } from '../../../page/hosts.ts';
import type { Page } from '../../../page/tree/page.ts';

export const isForeign = (page: Page, address: string | undefined): boolean => {
  const url = address === undefined ? null : page.resolve(address);
  if (url === null || !/^https?:/.test(url)) return false;
  const hostOf = hostsOf(page);
  return hostOf(url).domain !== hostOf(page.url).domain;
};
