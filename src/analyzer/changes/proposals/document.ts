import { nearMatches } from '../../../errors/suggest.ts';
import { styleOf } from '../../page/css/declarations.ts';
import { attr, type Element, hasAttr, parentOf } from '../../page/tree/node.ts';
import { probe } from '../../stages/media/facts/probe.ts';
import { ELEMENTS } from '../../stages/structure/facts/html-values.ts';
import type { ChangeContext } from '../source/context.ts';
import { together } from '../source/markup.ts';
import { exact, type Propose, suggestion, template } from '../source/proposal.ts';

/** What stands for an obsolete element, with the style that it had. */
const INSTEAD: Readonly<Record<string, readonly [tag: string, style: string]>> = {
  acronym: ['abbr', ''],
  big: ['span', 'font-size: larger'],
  blink: ['span', ''],
  center: ['div', 'text-align: center'],
  dir: ['ul', ''],
  font: ['span', ''],
  listing: ['pre', ''],
  marquee: ['div', ''],
  nobr: ['span', 'white-space: nowrap'],
  strike: ['s', ''],
  tt: ['code', ''],
  xmp: ['pre', ''],
};

const length = (value: string): string => (/^\d+$/.test(value) ? `${value}px` : value);

/** Obsolete attributes as declarations; null for one that has none. */
const STYLES: Readonly<Record<string, (value: string, element: Element) => string | null>> = {
  align: (value, { name }) => {
    if (/^(img|iframe|embed|object|table)$/.test(name)) {
      if (/^(left|right)$/i.test(value)) return `float: ${value.toLowerCase()}`;
      return name === 'table' ? 'margin-inline: auto' : `vertical-align: ${value.toLowerCase()}`;
    }
    return `text-align: ${value.toLowerCase()}`;
  },
  bgcolor: (value) => `background-color: ${/^[\da-f]{6}$/i.test(value) ? `#${value}` : value}`,
  background: () => null,
  valign: (value) => `vertical-align: ${value.toLowerCase()}`,
  nowrap: () => 'white-space: nowrap',
  hspace: (value) => `margin-inline: ${length(value)}`,
  vspace: (value) => `margin-block: ${length(value)}`,
  cellspacing: (value) => (value === '0' ? 'border-collapse: collapse' : `border-spacing: ${length(value)}`),
  frameborder: (value) => (/^(0|no)$/i.test(value) ? 'border: 0' : ''),
  border: (value) => `border: ${length(value)} solid`,
  clear: (value) => `clear: ${/^all$/i.test(value) ? 'both' : value.toLowerCase()}`,
  text: (value) => `color: ${value}`,
  language: () => '',
  marginwidth: (value) => `margin-inline: ${length(value)}`,
  marginheight: (value) => `margin-block: ${length(value)}`,
  scrolling: () => '',
  compact: () => '',
  noshade: () => '',
  link: () => '',
  vlink: () => '',
  alink: () => '',
  cellpadding: () => '',
  face: (value) => `font-family: ${value}`,
  color: (value) => `color: ${value}`,
};

/** The style attribute with some declarations more. */
const withStyle = (element: Element, declarations: readonly string[], { markup }: ChangeContext) => {
  const more = declarations.filter(Boolean);
  if (!more.length) return [];
  const own = attr(element, 'style')?.trim().replace(/;$/, '');
  return markup.set(element, 'style', [own, ...more].filter(Boolean).join('; '));
};

const obsoleteElement: Propose = (element, context) => {
  const instead = INSTEAD[element.name];
  if (!instead) return [];
  const [tag, style] = instead;
  const names = element.name === 'font' ? ['face', 'color'].filter((name) => hasAttr(element, name)) : [];
  const styles = [style, ...names.map((name) => STYLES[name]!(attr(element, name)!, element) ?? '')];
  return suggestion(
    `Use ${tag}`,
    together(
      context.markup.retag(element, tag),
      names.length ? context.markup.drop(element, ...names) : [],
      withStyle(element, styles, context),
    ),
  );
};

const obsoleteAttribute: Propose = (element, context, value) => {
  const names = value.split(', ');
  const styles = names.map((name) => STYLES[name]?.(attr(element, name)!.trim(), element) ?? null);
  if (styles.includes(null)) return [];
  return suggestion(
    styles.some(Boolean) ? 'Say it with style' : `Remove ${names.join(' and ')}`,
    together(context.markup.drop(element, ...names), withStyle(element, styles as string[], context)),
  );
};

/** A style attribute without the `!important` of a property. */
const yielding =
  (property: string): Propose =>
  (element, context) => {
    const { page, markup } = context;
    // A fault of inherited spacing lies in the attribute of an element around.
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const declarations = styleOf(page, at);
      if (!declarations.some((one) => one.property === property && one.important)) continue;
      const style = attr(at, 'style')!.replaceAll(new RegExp(`(${property}\\s*:[^;]*?)\\s*!\\s*important`, 'gi'), '$1');
      return exact('Remove !important', markup.set(at, 'style', style), context.namesAttribute('style'));
    }
    return [];
  };

const unknownElement: Propose = (element, { markup }) => {
  const near = nearMatches(element.name, [...ELEMENTS], 1)[0];
  return near ? suggestion(`Correct ${element.name} to ${near}`, markup.retag(element, near)) : [];
};

const NUMBER = /^\s*(\d+)(?:\.\d+)?\s*px\s*$/i;
const VALUES: Readonly<Record<string, readonly string[]>> = {
  method: ['get', 'post', 'dialog'],
  type: [
    'text',
    'email',
    'tel',
    'url',
    'number',
    'search',
    'password',
    'date',
    'checkbox',
    'radio',
    'submit',
    'button',
    'hidden',
    'file',
  ],
  target: ['_blank', '_self', '_parent', '_top'],
  loading: ['lazy', 'eager'],
  decoding: ['async', 'sync', 'auto'],
  crossorigin: ['anonymous', 'use-credentials'],
  dir: ['ltr', 'rtl', 'auto'],
  preload: ['none', 'metadata', 'auto'],
};

const wrongValue: Propose = (element, { markup }, value) => {
  const names = [...value.matchAll(/(?:^|, )([\w-]+)="/g)]
    .map(([, name]) => name!)
    .filter((name) => hasAttr(element, name));
  const edits = names.map((name) => {
    const given = attr(element, name)!;
    const pixels = NUMBER.exec(given)?.[1];
    if (pixels) return { exactly: true, edits: markup.set(element, name, pixels) };
    if (name === 'target' && /^_(new|blanc|newtab)$/i.test(given.trim()))
      return { exactly: false, edits: markup.set(element, name, '_blank') };
    const near = VALUES[name] && nearMatches(given.trim(), VALUES[name], 1)[0];
    return near && near !== given
      ? { exactly: false, edits: markup.set(element, name, near) }
      : { exactly: false, edits: markup.drop(element, name) };
  });
  const all = together(...edits.map((one) => one.edits));
  return edits.every(({ exactly }) => exactly)
    ? exact('Write pixels without a unit', all)
    : suggestion('Correct the value', all);
};

const emptyAddress: Propose = (element, { markup }) =>
  /^(script|link)$/.test(element.name)
    ? suggestion('Remove the element', markup.remove(element))
    : suggestion(
        'Remove the address',
        markup.drop(
          element,
          ...['src', 'href', 'action', 'poster', 'data'].filter((name) => attr(element, name)?.trim() === ''),
        ),
      );

const scriptAttributes: Propose = (element, context) => {
  const { markup } = context;
  if (element.name !== 'script') {
    return /\.css(\?|$)/.test(attr(element, 'href') ?? '')
      ? suggestion('Say that it is a style sheet', markup.set(element, 'rel', 'stylesheet'))
      : [];
  }
  const names = ['async', 'defer'].filter((name) => hasAttr(element, name));
  return names.length ? exact(`Remove ${names.join(' and ')}`, markup.drop(element, ...names)) : [];
};

const blocking: Propose = (element, { markup }) => suggestion('Add defer', markup.set(element, 'defer', ''));

/** A heading one level below the one before it. */
const headingOrder: Propose = (element, { markup, view }) => {
  const headings = view.withRole('heading');
  const before = headings[headings.indexOf(element) - 1];
  const level = before && Number(/^h([1-6])$/.exec(before.name)?.[1] ?? attr(before, 'aria-level'));
  if (!level || level > 5) return [];
  return /^h[1-6]$/.test(element.name)
    ? suggestion(`Make it a heading of level ${level + 1}`, markup.retag(element, `h${level + 1}`))
    : suggestion(`Make it a heading of level ${level + 1}`, markup.set(element, 'aria-level', String(level + 1)));
};

const inlineBlock: Propose = (element, { markup }) =>
  element.name === 'div' ? suggestion('Use a span', together(markup.retag(element, 'span'))) : [];

const fragment: Propose = (element, { markup, page }, value) => {
  const near = nearMatches(value, [...page.ids.keys()].slice(0, 500), 1)[0];
  return near ? suggestion(`Lead to #${near}`, markup.set(element, 'href', `#${near}`)) : [];
};

const motion: Propose = (element, { markup }) =>
  suggestion('Let it stand still', markup.retag(element, element.name === 'blink' ? 'span' : 'div'));

const mapName: Propose = (element, context) => {
  const own = attr(element, 'name')?.trim();
  const id = context.idOf(element, own ? `${own}-2` : 'map');
  return suggestion('Give the map a name of its own', context.markup.set(element, 'name', own ? `${own}-2` : id));
};

const muted: Propose = (element, { markup }) => [
  ...(element.name === 'video' ? suggestion('Mute it', markup.set(element, 'muted', '')) : []),
  ...suggestion('Add controls', markup.set(element, 'controls', '')),
  ...suggestion('Remove autoplay', markup.drop(element, 'autoplay')),
];

const addressOver =
  (...names: readonly string[]): Propose =>
  (element, { markup }) => {
    const own = names.filter((name) => /^http:/i.test(attr(element, name) ?? ''));
    return suggestion(
      'Load it over HTTPS',
      own.length
        ? together(...own.map((name) => markup.set(element, name, attr(element, name)!.replace(/^http:/i, 'https:'))))
        : null,
    );
  };

/** The size that the file of an image has, if it was read; words stand for it otherwise. */
const imageSize: Propose = (element, { input, page, markup }) => {
  const address = page.resolve(attr(element, 'src')?.trim() ?? '');
  const file = address === null ? undefined : input.gathered.media[address];
  const { width, height, orientation } = file ? probe(file.bytes) : { width: null, height: null, orientation: null };
  const sized = (w: string, h: string) => together(markup.set(element, 'width', w), markup.set(element, 'height', h));
  if (width === null || height === null) return template('Write its size in pixels', sized('…', '…'), '100');
  const [w, h] = (orientation ?? 1) > 4 ? [height, width] : [width, height];
  return suggestion('Write the size of its file', sized(String(w), String(h)));
};

/** Changes of markup that browsers do not know, and of how things are loaded. */
export const DOCUMENT_CHANGES: Readonly<Record<string, Propose>> = {
  'a11y-letter-spacing': yielding('letter-spacing'),
  'a11y-word-spacing': yielding('word-spacing'),
  'a11y-line-height': yielding('line-height'),
  'a11y-obsolete-motion': motion,
  'a11y-heading-order': headingOrder,
  'a11y-autoplay': muted,
  'media-autoplay': muted,
  'media-audio-controls': muted,
  'media-preload': (element, { markup }) =>
    suggestion('Load the beginning', markup.set(element, 'preload', 'metadata')),
  'media-insecure': addressOver('src', 'poster'),
  'doc-obsolete-element': obsoleteElement,
  'doc-obsolete-attribute': obsoleteAttribute,
  'doc-unknown-element': unknownElement,
  'doc-attribute-value': wrongValue,
  'doc-empty-address': emptyAddress,
  'doc-script-attributes': scriptAttributes,
  'doc-render-blocking': blocking,
  'doc-block-in-inline': inlineBlock,
  'doc-fragment-target': fragment,
  'doc-map-name': mapName,
  'resp-srcset-sizes': (element, { markup }) => suggestion('Say how wide it is', markup.set(element, 'sizes', '100vw')),
  'resp-image-size': imageSize,
  'meta-preload-as': (element, { markup }) => {
    const file = /\.(\w+)(?:\?|$)/.exec(attr(element, 'href') ?? '')?.[1]?.toLowerCase() ?? '';
    const kind = {
      js: 'script',
      mjs: 'script',
      css: 'style',
      woff2: 'font',
      woff: 'font',
      png: 'image',
      jpg: 'image',
      webp: 'image',
      svg: 'image',
    }[file];
    return kind
      ? suggestion(
          `Say that it is a ${kind}`,
          together(markup.set(element, 'as', kind), kind === 'font' ? markup.set(element, 'crossorigin', '') : []),
        )
      : [];
  },
};
