import { attr, type Element, holdersOf, tokens } from '../../reading/page/node.ts';
import type { Page } from '../../reading/page/page.ts';
import { perPage } from '../../reading/page/per-page.ts';
import type { SecurityView } from './input.ts';

export const isSecure = (view: SecurityView): boolean => view.facts.url.protocol === 'https:';

export const isPlain = (page: Page, address: string | undefined): boolean =>
  mayBePlain(page, address) && page.resolve(address!)?.startsWith('http:') === true;

/** Only an address with a scheme of its own leaves that of a secure base. */
const mayBePlain = (page: Page, text: string | undefined): boolean =>
  text !== undefined && (text.includes(':') || page.base.startsWith('http:'));

const firstOf = (srcset: string | undefined): string[] =>
  (srcset ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []);

/** Elements that load something the page then runs or obeys, with the address. */
const ACTIVE: Readonly<Record<string, (element: Element) => string | undefined>> = {
  script: (element) => attr(element, 'src'),
  iframe: (element) => attr(element, 'src'),
  embed: (element) => attr(element, 'src'),
  object: (element) => attr(element, 'data'),
  link: (element) => (tokens(element, 'rel').includes('stylesheet') ? attr(element, 'href') : undefined),
};

const PASSIVE = ['img', 'source', 'video', 'audio', 'track', 'input'];

export const activeMixed = (page: Page): Element[] =>
  page.byTag(...Object.keys(ACTIVE)).filter((element) => isPlain(page, ACTIVE[element.name]!(element)));

export const passiveMixed = (page: Page): Element[] =>
  page
    .byTag(...PASSIVE)
    .filter(
      (element) =>
        isPlain(page, attr(element, 'src')) ||
        isPlain(page, attr(element, 'poster')) ||
        (mayBePlain(page, attr(element, 'srcset')) &&
          firstOf(attr(element, 'srcset')).some((one) => isPlain(page, one))),
    );

const isPassword = (input: Element): boolean => attr(input, 'type')?.toLowerCase() === 'password';

export const passwordForms = perPage((page): readonly Element[] => {
  const holders = holdersOf(page.byTag('input').filter(isPassword));
  return page.byTag('form').filter((form) => holders.has(form));
});
