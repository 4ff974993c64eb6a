import { tabIndex } from '../../../page/accessibility/focus.ts';
import { hostsOf } from '../../../page/hosts.ts';
import { collapsed } from '../../../page/tree/metadata.ts';
import { attr, type Element, hasAttr, isElement, tokens } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { below, ownText } from '../../../page/tree/parse.ts';
import { landmarksOf } from './landmarks.ts';
import type { View } from './view.ts';

/** Entries of a list in the report; what follows is counted only. */
const LISTED = 100;
const TEXT = 200;

const countIf = (elements: readonly Element[], test: (element: Element) => boolean): number =>
  elements.reduce((n, element) => n + Number(test(element)), 0);
const cut = (text: string): string => collapsed(text).slice(0, TEXT);

const spacesIn = (text: string): number => {
  let n = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) n += 1;
  return n;
};

/** The tags of elements with how many there are of each, the most used first, of equal ones that which is used first. */
const tagCounts = (page: Page): Record<string, number> => {
  const uses = new Map(page.tags.map((tag) => [tag, { first: page.byTag(tag)[0]!.index, n: page.byTag(tag).length }]));
  for (const { name, index } of page.foreign) {
    const known = uses.get(name) ?? { first: index, n: 0 };
    uses.set(name, { first: Math.min(known.first, index), n: known.n + 1 });
  }
  return Object.fromEntries(
    [...uses]
      .sort(([, a], [, b]) => b.n - a.n || a.first - b.first)
      .slice(0, LISTED)
      .map(([tag, { n }]) => [tag, n]),
  );
};

/** The parsed document in numbers. */
export const documentReading = (page: Page) => {
  const text = page.bodyText;
  const handlers = page.attributeNames.filter((name) => name.startsWith('on'));
  const ids = [...page.ids.values()];
  return {
    doctype: page.doctype && {
      name: page.doctype.root,
      publicId: page.doctype.publicId,
      systemId: page.doctype.systemId,
    },
    mode: page.document.mode,
    elements: page.elements.length,
    depth: page.maxDepth,
    comments: page.comments.length,
    words: text ? spacesIn(text) + 1 : 0,
    textChars: text.length,
    textRatio: page.source.length ? Math.round((1000 * text.length) / page.source.length) / 1000 : 0,
    tags: tagCounts(page),
    styleAttributes: page.byAttribute('style').length,
    eventHandlers: handlers.reduce((n, name) => n + page.byAttribute(name).length, 0),
    ids: ids.length,
    duplicateIds: countIf(
      ids.filter((list) => list.length > 1).map((list) => list[0]!),
      () => true,
    ),
  };
};

/** h1 to h6 in document order, and how they nest. */
export const headingReading = (page: Page) => {
  const found = page.byTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const levels = found.map(({ name: tag }) => Number(tag[1]));
  return {
    headings: found
      .slice(0, 500)
      .map((heading, i) => ({ level: levels[i]!, text: cut(page.text(heading)), line: heading.line })),
    outline: {
      total: levels.length,
      h1: levels.filter((level) => level === 1).length,
      skips: levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1).length,
      byLevel: Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, levels.filter((one) => one === level).length]),
      ),
    },
  };
};

export const landmarkReading = (view: View) =>
  landmarksOf(view)
    .slice(0, LISTED)
    .map((mark) => ({
      role: view.roleOf(mark)!,
      name: view.names.of(mark).slice(0, TEXT) || null,
      tag: mark.name,
      line: mark.line,
    }));

type LinkKind = 'internal' | 'external' | 'fragment' | 'mailto' | 'tel' | 'javascript' | 'empty' | 'other';

const kindOf = (page: Page, href: string, origin: string): LinkKind => {
  const text = href.trim();
  if (text === '') return 'empty';
  if (text.startsWith('#')) return 'fragment';
  const scheme = /^(mailto|tel|javascript):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme) return scheme as LinkKind;
  const address = page.resolve(text);
  if (address === null || !/^https?:/.test(address)) return 'other';
  if (address.startsWith(origin)) return 'internal';
  const hostOf = hostsOf(page);
  return hostOf(address).name === hostOf(page.url).name ? 'internal' : 'external';
};

/** Links by where they lead. Internal: the same host name, after resolving against the base. */
export const linkReading = (page: Page) => {
  const anchors = page.byTag('a');
  const links = anchors.filter((a) => hasAttr(a, 'href'));
  const origin = `${new URL(page.url).origin}/`;
  const kinds: Record<LinkKind, number> = {
    internal: 0,
    external: 0,
    fragment: 0,
    mailto: 0,
    tel: 0,
    javascript: 0,
    empty: 0,
    other: 0,
  };
  const samples: { href: string; text: string; kind: LinkKind; line: number }[] = [];
  for (const a of links) {
    const href = attr(a, 'href')!;
    const kind = kindOf(page, href, origin);
    kinds[kind] += 1;
    if (samples.length < 50 && (kind === 'internal' || kind === 'external'))
      samples.push({ href: href.slice(0, TEXT), text: cut(page.text(a)), kind, line: a.line });
  }
  const rel = (a: Element, ...names: string[]) =>
    hasAttr(a, 'rel') && tokens(a, 'rel').some((one) => names.includes(one));
  return {
    total: links.length,
    anchors: anchors.length,
    ...kinds,
    nofollow: countIf(anchors, (a) => rel(a, 'nofollow')),
    blankWithoutNoopener: countIf(
      anchors,
      (a) => attr(a, 'target')?.toLowerCase() === '_blank' && !rel(a, 'noopener', 'noreferrer'),
    ),
    samples,
  };
};

/** Images, films and sounds in the mark-up. */
export const imageReading = (page: Page) => {
  const images = page.byTag('img');
  return {
    total: images.length,
    withoutAlt: countIf(images, (img) => !hasAttr(img, 'alt')),
    emptyAlt: countIf(images, (img) => attr(img, 'alt') === ''),
    withoutDimensions: countIf(images, (img) => !hasAttr(img, 'width') || !hasAttr(img, 'height')),
    lazy: countIf(images, (img) => attr(img, 'loading')?.trim().toLowerCase() === 'lazy'),
    srcset: countIf(images, (img) => hasAttr(img, 'srcset')),
    withoutSource: countIf(images, (img) => !attr(img, 'src')?.trim()),
    inNoscript: countIf(page.noscript, ({ name: tag }) => tag === 'img'),
    picture: page.byTag('picture').length,
    svg: countIf(page.foreign, ({ name: tag, namespace }) => tag === 'svg' && namespace === 'svg'),
    video: page.byTag('video').length,
    audio: page.byTag('audio').length,
  };
};

export const formReading = (page: Page) => ({
  total: page.byTag('form').length,
  inputs: page.byTag('input').length,
  selects: page.byTag('select').length,
  textareas: page.byTag('textarea').length,
  buttons: page.byTag('button').length,
  labels: page.byTag('label').length,
  list: page
    .byTag('form')
    .slice(0, 20)
    .map((form) => {
      const fields = [...below(form)].filter(
        (node): node is Element => isElement(node) && /^(input|select|textarea|button)$/.test(node.name),
      );
      return {
        method: attr(form, 'method')?.toLowerCase() ?? 'get',
        action: attr(form, 'action')?.slice(0, TEXT) ?? null,
        fields: fields.length,
        password: fields.some((field) => attr(field, 'type')?.toLowerCase() === 'password'),
        line: form.line,
      };
    }),
});

const JSON_LD = /^application\/ld\+json$/i;

export const scriptReading = (page: Page) => {
  const scripts = page.byTag('script');
  const external = scripts.filter((script) => hasAttr(script, 'src'));
  const hosts = new Set(
    external
      .map((script) => page.resolve(attr(script, 'src')!))
      .filter((url) => url !== null && /^https?:/.test(url))
      .map((url) => new URL(url!).hostname),
  );
  return {
    total: scripts.length,
    external: external.length,
    inline: scripts.length - external.length,
    inlineBytes: scripts.reduce((bytes, script) => bytes + (hasAttr(script, 'src') ? 0 : ownText(script).length), 0),
    async: countIf(external, (script) => hasAttr(script, 'async')),
    defer: countIf(external, (script) => hasAttr(script, 'defer')),
    module: countIf(scripts, (script) => attr(script, 'type')?.trim().toLowerCase() === 'module'),
    integrity: countIf(scripts, (script) => hasAttr(script, 'integrity')),
    jsonLd: countIf(scripts, (script) => JSON_LD.test(attr(script, 'type')?.trim() ?? '')),
    hosts: [...hosts].slice(0, LISTED),
  };
};

export const sheetReading = (page: Page) => {
  const links = page
    .byTag('link')
    .filter((link) => tokens(link, 'rel').includes('stylesheet') && hasAttr(link, 'href'));
  return {
    linked: links.length,
    blocks: page.byTag('style').length,
    list: links.slice(0, 50).map((link) => ({
      href: attr(link, 'href')?.slice(0, TEXT) ?? null,
      media: attr(link, 'media') ?? null,
      line: link.line,
    })),
  };
};

export const frameReading = (page: Page) => {
  const frames = page.byTag('iframe');
  return {
    total: frames.length,
    withoutTitle: countIf(frames, (frame) => !hasAttr(frame, 'title')),
    list: frames.slice(0, 50).map((frame) => ({
      src: attr(frame, 'src')?.slice(0, TEXT) ?? null,
      title: attr(frame, 'title')?.slice(0, TEXT) ?? null,
      sandboxed: hasAttr(frame, 'sandbox'),
      focusable: (tabIndex(frame) ?? 0) >= 0,
      line: frame.line,
    })),
  };
};
