import { linksWith, metasNamed, viewportProperties } from '../../page/tree/metadata.ts';
import { attr, type Element, hasAttr } from '../../page/tree/node.ts';
import type { Page } from '../../page/tree/page.ts';
import type { ChangeContext } from '../source/context.ts';
import type { SourceEdit } from '../source/edit.ts';
import { textAs, together, writtenAs, writtenAttributes } from '../source/markup.ts';
import { exact, type ProposeForPage, suggestion, template } from '../source/proposal.ts';
import { at, headStart, intoHead } from './head-places.ts';

const title: ProposeForPage = ({ page, markup }) => {
  const own = page.byTag('title').find((one) => one.parent === page.head);
  const [heading] = page.byTag('h1');
  const words = heading ? page.text(heading).replaceAll(/\s+/g, ' ').trim() : '';
  const write = (text: string): SourceEdit[] | null =>
    own ? markup.fill(own, text) : intoHead(page, `<title>${text}</title>`);
  return [
    ...(words ? suggestion('Take the main heading', write(textAs(words))) : []),
    ...template('Write a title', write('…')),
  ];
};

/** The last viewport meta with some of its properties changed; null takes one out. */
const viewport = (
  context: ChangeContext,
  changes: Readonly<Record<string, string | null>>,
  drop = /^$/,
): SourceEdit[] | null => {
  const { page, markup } = context;
  const last = metasNamed(page, 'viewport').at(-1);
  if (!last) return null;
  const properties = new Map(viewportProperties(attr(last, 'content')!));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) properties.delete(name);
    else properties.set(name, value);
  }
  for (const name of properties.keys()) if (drop.test(name)) properties.delete(name);
  const written = [...properties].map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join(', ');
  return written ? markup.set(last, 'content', written) : markup.set(last, 'content', 'width=device-width');
};

const zoom: ProposeForPage = (context) =>
  exact('Let readers zoom', viewport(context, { 'user-scalable': null, 'maximum-scale': null }));

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const addViewport: ProposeForPage = ({ page }) => suggestion('Add a viewport', intoHead(page, VIEWPORT));

const refresh: ProposeForPage = ({ page, markup }, { element }) => {
  const meta = element ?? page.byTag('meta').find((one) => attr(one, 'http-equiv')?.toLowerCase() === 'refresh');
  if (!meta) return [];
  const content = attr(meta, 'content') ?? '';
  const address = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?(.+)$/i.exec(content)?.[1];
  return [
    ...(address ? suggestion('Lead there at once', markup.set(meta, 'content', `0; url=${address.trim()}`)) : []),
    ...suggestion('Remove the refresh', markup.remove(meta)),
  ];
};

const doctype: ProposeForPage = ({ page }) => {
  const own = /^\s*<!doctype[^>]*>/i.exec(page.source);
  return suggestion(
    'Start with the doctype of HTML',
    own
      ? [{ start: own[0].length - own[0].trimStart().length, end: own[0].length, text: '<!doctype html>' }]
      : at(0, '<!doctype html>\n'),
  );
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const charset: ProposeForPage = ({ page, input }) => {
  if (!isUtf8(input.gathered.page.bytes)) return [];
  const late = page.byTag('meta').find((one) => hasAttr(one, 'charset'));
  return exact(
    'Declare UTF-8 at the start of the head',
    together(
      at(headStart(page), '<meta charset="utf-8">'),
      late && late.start >= 0 ? [{ start: late.start, end: late.end, text: '' }] : [],
    ),
  );
};

/** A main landmark made of what is called so. */
const main: ProposeForPage = ({ page, markup }, { element }) => {
  if (element) {
    if (element.name === 'main') return suggestion('Use a div', markup.retag(element, 'div'));
    return suggestion('Remove the role', markup.drop(element, 'role'));
  }
  const name = /^(main|content|main-content|page-content|primary|wrapper|container|content-wrapper|page-wrapper)$/i;
  const candidates = page.elements.filter((one) => one.name === 'div' && name.test(attr(one, 'id') ?? ''));
  const byClass = page.elements.filter(
    (one) => one.name === 'div' && (attr(one, 'class') ?? '').split(/\s+/).some((token) => name.test(token)),
  );
  const [found] = [...candidates, ...byClass];
  return found && !hasAttr(found, 'role')
    ? suggestion('Make it the main landmark', markup.set(found, 'role', 'main'))
    : [];
};

const heading: ProposeForPage = ({ page, markup }) => {
  const [first] = page.byTag('h2', 'h3').toSorted((a, b) => a.index - b.index);
  return first ? suggestion('Make the first heading the main one', markup.retag(first, 'h1')) : [];
};

const REMOVED =
  /^(x-ua-compatible|pragma|cache-control|expires|content-style-type|content-script-type|imagetoolbar|cleartype|msthemecompatible)$/i;
const httpEquiv: ProposeForPage = ({ page, markup }, { element }) => {
  const metas = element ? [element] : page.byTag('meta').filter((one) => REMOVED.test(attr(one, 'http-equiv') ?? ''));
  return exact('Remove it: browsers do not read it', together(...metas.map((one) => markup.remove(one))));
};

/** Addresses in full, as browsers resolve them. */
const absolute =
  (attribute: string, find: (page: Page) => readonly Element[]): ProposeForPage =>
  ({ page, markup }, { element }) => {
    const found = element ? [element] : find(page);
    const relative = found.filter((one) => !/^https?:/i.test(attr(one, attribute)?.trim() ?? ''));
    const addresses = relative.map((one) => page.resolve(attr(one, attribute)?.trim() ?? ''));
    if (!addresses.every((address) => address !== null && /^https?:/.test(address))) return [];
    return exact(
      'Write the address in full',
      together(...relative.map((one, i) => markup.set(one, attribute, addresses[i]!))),
    );
  };

const previews = (page: Page): readonly Element[] =>
  page.byTag('meta').filter((one) => /^og:image(:url|:secure_url)?$/.test(attr(one, 'property') ?? ''));
const versions = (page: Page): readonly Element[] =>
  linksWith(page, 'alternate').filter((one) => hasAttr(one, 'hreflang'));

const canonical: ProposeForPage = ({ page }) => {
  const url = page.url.replace(/#.*$/, '');
  return suggestion(
    'Name the address of this page',
    intoHead(page, `<link rel="canonical" ${writtenAs('href', url)}>`),
  );
};

const description: ProposeForPage = ({ page, markup }) => {
  const own = metasNamed(page, 'description').at(-1);
  return template(
    'Say in a sentence or two what the page holds',
    own ? markup.set(own, 'content', '…') : intoHead(page, '<meta name="description" content="…">'),
    'A sentence that says in fifty characters or more what the page holds.',
  );
};

/** All but the first of what may be there once. */
const firstOnly =
  (find: (page: Page) => readonly Element[], says: string): ProposeForPage =>
  ({ page, markup }) => {
    const [, ...others] = find(page);
    return suggestion(says, together(...others.map((one) => markup.remove(one))));
  };

const themeColor: ProposeForPage = ({ page, markup }, { element }) => {
  const meta = element ?? metasNamed(page, 'theme-color').at(-1);
  const value = meta && attr(meta, 'content')?.trim();
  return meta && value && /^[\da-f]{3,8}$/i.test(value)
    ? exact('Write it with #', markup.set(meta, 'content', `#${value}`))
    : [];
};

const skipTarget: ProposeForPage = ({ page, markup }, { element }) => {
  const link = element ?? page.byTag('a')[0];
  const fragment = link && attr(link, 'href')?.slice(1);
  const [target] = [
    ...page.byTag('main'),
    ...page.byAttribute('role').filter((one) => attr(one, 'role') === 'main'),
    ...page.byTag('h1'),
  ];
  if (!link || !fragment || !target) return [];
  const own = attr(target, 'id');
  return own
    ? suggestion(`Lead to #${own}`, markup.set(link, 'href', `#${own}`))
    : exact('Give the target its id', markup.set(target, 'id', fragment));
};

/** An attribute that stands twice in a tag. */
const repeated: ProposeForPage = ({ page }, { at: offset }) => {
  const tag = page.elements.find(({ start, end }) => start <= offset && offset <= end && start >= 0);
  if (!tag) return [];
  const seen = new Set<string>();
  const again = writtenAttributes(page.source, tag).filter(({ name }) => {
    const known = seen.has(name);
    seen.add(name);
    return known;
  });
  return exact(
    'Remove the one that browsers ignore',
    again.map(({ start, end }) => ({ start, end, text: '' })),
  );
};

const strayEnd: ProposeForPage = ({ page }, { at: offset, value }) => {
  const tag = /^<\/[^>]*>/.exec(page.source.slice(offset, offset + 200));
  if (!tag) return [];
  const edits = [{ start: offset, end: offset + tag[0].length, text: '' }];
  // These two make elements of their own.
  return exact('Remove it', edits, value === 'p' || value === 'br');
};

const ogAttribute: ProposeForPage = ({ page, markup }) => {
  const metas = page
    .byTag('meta')
    .filter((one) => /^(og|article|fb):/.test(attr(one, 'name') ?? '') && !hasAttr(one, 'property'));
  return exact('Call the attribute property', together(...metas.map((one) => markup.rename(one, 'name', 'property'))));
};

const oneTitle = firstOnly(
  (page) => page.byTag('title').filter(({ namespace }) => namespace === 'html'),
  'Keep the first title',
);
const metaOf = (name: string) => firstOnly((page) => metasNamed(page, name), 'Keep the first');

/** Changes of the page as a whole, or of places that are none of its elements. */
export const PAGE_CHANGES: Readonly<Record<string, ProposeForPage>> = {
  'a11y-document-title': title,
  'seo-title': title,
  'a11y-meta-viewport': zoom,
  'a11y-meta-viewport-large': zoom,
  'a11y-meta-refresh': refresh,
  'a11y-meta-refresh-strict': refresh,
  'meta-refresh': refresh,
  'a11y-landmark-main': main,
  'a11y-h1': heading,
  'a11y-skip-link-target': skipTarget,
  'meta-viewport': addViewport,
  'resp-viewport': addViewport,
  'resp-viewport-device-width': (context) =>
    suggestion('Take the width of the device', viewport(context, { width: 'device-width' })),
  'resp-viewport-fixed': (context) =>
    suggestion('Take the width of the device', viewport(context, { width: 'device-width' })),
  'resp-viewport-scale': (context) => suggestion('Start at scale 1', viewport(context, { 'initial-scale': '1' })),
  'resp-viewport-minimum': (context) => exact('Let readers zoom out', viewport(context, { 'minimum-scale': null })),
  'resp-viewport-multiple': metaOf('viewport'),
  'resp-viewport-syntax': (context) =>
    exact(
      'Keep what browsers know, with commas',
      viewport(context, {}, /^(shrink-to-fit|target-densitydpi|minimal-ui)$/),
    ),
  'doc-doctype': doctype,
  'doc-charset': charset,
  'meta-charset': charset,
  'doc-duplicate-attribute': repeated,
  'doc-stray-end-tag': strayEnd,
  'meta-http-equiv': httpEquiv,
  'meta-og-attribute': ogAttribute,
  'meta-og-image': absolute('content', previews),
  'meta-theme-color': themeColor,
  'seo-meta-keywords': ({ page, markup }) =>
    suggestion('Remove it', together(...metasNamed(page, 'keywords').map((one) => markup.remove(one)))),
  'seo-title-multiple': oneTitle,
  'seo-description': description,
  'seo-description-multiple': metaOf('description'),
  'seo-canonical-missing': canonical,
  'seo-canonical-absolute': absolute('href', (page) => linksWith(page, 'canonical')),
  'seo-hreflang-absolute': absolute('href', versions),
};
