import { attr, type Element, holdersOf, tokens } from '../../../page/tree/node.ts';
import { type Page, perPage } from '../../../page/tree/page.ts';
import type { SecurityView } from './input.ts';

export const isSecure = (view: SecurityView): boolean => view.facts.url.protocol === 'https:';

export const isPlain = (page: Page, address: string | undefined): boolean =>
  mayBePlain(page, address) && page.resolve(address!)?.startsWith('http:') === true;

/** Only an address with a scheme of its own leaves that of a secure base. */
const mayBePlain = (page: Page, text: string | undefined): boolean =>
  text !== undefined && (text.includes(':') || page.base.startsWith('http:'));

const firstOf = (srcset: string | undefined): string[] =>
  (srcset ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []);

/** Hosts that lead back to the machine itself are trusted without TLS (Secure Contexts, 3.1). */
const LOOPBACK = /^http:\/\/(?:(?:[^/?#:]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?:[:/?#]|$)/;

/** True for what a secure page may not load: an address of plain HTTP on another machine. */
const isMixed = (page: Page, address: string | undefined): boolean =>
  isPlain(page, address) && !LOOPBACK.test(page.resolve(address!)!);

/** Links whose file the page obeys or runs, or which is preloaded for that. */
const isActiveLink = (link: Element): boolean => {
  const rel = tokens(link, 'rel');
  if (rel.includes('preload')) return !/^(?:audio|image|video)$/i.test(attr(link, 'as')?.trim() ?? '');
  return ['stylesheet', 'modulepreload', 'manifest'].some((one) => rel.includes(one));
};

/** Elements that load something the page then runs or obeys, with the address. */
const ACTIVE: Readonly<Record<string, (element: Element) => string | undefined>> = {
  script: (element) => attr(element, 'src'),
  iframe: (element) => attr(element, 'src'),
  embed: (element) => attr(element, 'src'),
  object: (element) => attr(element, 'data'),
  link: (element) => (isActiveLink(element) ? attr(element, 'href') : undefined),
};

const PASSIVE = ['img', 'source', 'video', 'audio', 'track', 'input'];

export const activeMixed = (page: Page): Element[] =>
  page.byTag(...Object.keys(ACTIVE)).filter((element) => isMixed(page, ACTIVE[element.name]!(element)));

export const passiveMixed = (page: Page): Element[] =>
  page
    .byTag(...PASSIVE)
    .filter(
      (element) =>
        isMixed(page, attr(element, 'src')) ||
        isMixed(page, attr(element, 'poster')) ||
        (mayBePlain(page, attr(element, 'srcset')) &&
          firstOf(attr(element, 'srcset')).some((one) => isMixed(page, one))),
    );

export const passwordForms = perPage((page): readonly Element[] => {
  const holders = holdersOf(page.$(page.byTag('input')).filter('[type="password" i]').get());
  return page.byTag('form').filter((form) => holders.has(form));
});
