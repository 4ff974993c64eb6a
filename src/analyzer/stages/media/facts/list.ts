import { parseDeclarations } from '../../../page/css/declarations.ts';
import { inOrder } from '../../../page/tree/in-order.ts';
import { attr, type Element, isElement, tokens } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';

type ImageKind =
  | 'img'
  | 'srcset'
  | 'source'
  | 'input'
  | 'poster'
  | 'icon'
  | 'og'
  | 'css-inline'
  | 'svg-use'
  | 'preload'
  | 'object';
export type MediaKind = ImageKind | 'video' | 'audio' | 'track';

/** One place in the mark-up that names a media file. */
export interface Reference {
  /** Absolute address; `data:` addresses as they are. */
  readonly url: string;
  readonly kind: MediaKind;
  readonly element: Element;
  /** Width descriptor of a srcset candidate in pixels. */
  readonly width: number | null;
  readonly inNoscript: boolean;
}

export interface Candidate {
  readonly url: string;
  readonly width: number | null;
  readonly density: number | null;
}

/** The candidates of a srcset value (HTML, "parse a srcset attribute"), at most 50. */
export const readSrcset = (value: string): Candidate[] => {
  const found: Candidate[] = [];
  const word = /[^\s,]\S*/g;
  let at = 0;
  while (at < value.length && found.length < 50) {
    word.lastIndex = at;
    const next = word.exec(value);
    if (!next) break;
    const [url] = next;
    at = next.index + url.length;
    const bare = url.replace(/,+$/, '');
    let descriptor = '';
    if (bare === url) {
      const comma = value.indexOf(',', at);
      descriptor = value.slice(at, comma < 0 ? undefined : comma).trim();
      at = comma < 0 ? value.length : comma + 1;
    }
    const width = /(?:^|\s)(\d+)w(?:\s|$)/.exec(descriptor)?.[1];
    const density = /(?:^|\s)(\d*\.?\d+)x(?:\s|$)/.exec(descriptor)?.[1];
    found.push({ url: bare, width: width ? Number(width) : null, density: density ? Number(density) : null });
  }
  return found;
};

const URLS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"'()]+))\s*\)/gi;

const addressesIn = (style: string): string[] =>
  parseDeclarations(style).flatMap(({ value }) =>
    [...value.matchAll(URLS)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
  );

const IMAGE_METAS = new Set(['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src']);
const ICONS = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed', 'mask-icon'];

type Named = readonly [MediaKind, string | undefined, (number | undefined)?];

/** Elements of HTML that may name a file. */
const NAMING = 'img input source video audio track object embed link meta'.split(' ');

/** The addresses one element names, with what for. */
const namedBy = (element: Element): Named[] => {
  const get = (name: string) => attr(element, name);
  const candidates = (name: string, kind: MediaKind): Named[] => {
    const value = get(name);
    return value === undefined ? [] : readSrcset(value).map(({ url, width }) => [kind, url, width ?? undefined]);
  };
  const parent = isElement(element.parent) ? element.parent.name : '';
  switch (element.namespace === 'svg' ? `svg:${element.name}` : element.name) {
    case 'img':
      return [['img', get('src')], ...candidates('srcset', 'srcset')];
    case 'input':
      return get('type')?.toLowerCase() === 'image' ? [['input', get('src')]] : [];
    case 'source':
      if (parent === 'video' || parent === 'audio') return [[parent, get('src')]];
      return candidates('srcset', 'source');
    case 'video':
      return [
        ['video', get('src')],
        ['poster', get('poster')],
      ];
    case 'audio':
      return [['audio', get('src')]];
    case 'track':
      return [['track', get('src')]];
    case 'object':
    case 'embed': {
      const type = get('type')?.toLowerCase() ?? '';
      const kind = /^(image|video|audio)\//.exec(type)?.[1];
      return kind
        ? [[kind === 'image' ? 'object' : (kind as MediaKind), get(element.name === 'object' ? 'data' : 'src')]]
        : [];
    }
    case 'link': {
      const rel = tokens(element, 'rel');
      if (ICONS.some((icon) => rel.includes(icon))) return [['icon', get('href')]];
      return rel.includes('preload') && get('as')?.toLowerCase() === 'image'
        ? [['preload', get('href')], ...candidates('imagesrcset', 'preload')]
        : [];
    }
    case 'meta':
      return IMAGE_METAS.has((get('property') ?? get('name') ?? '').toLowerCase()) ? [['og', get('content')]] : [];
    case 'svg:image':
      return [['svg-use', get('href') ?? get('xlink:href')]];
    case 'svg:use': {
      const href = get('href') ?? get('xlink:href');
      return href?.startsWith('#') ? [] : [['svg-use', href?.split('#', 1)[0]]];
    }
    default:
      return [];
  }
};

/** The address without its fragment. */
const whole = (url: string): string => {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
};

/** References that are read: no page of people has half of them. The rest is counted. */
const MOST = 10_000;

/** The places of a page that name media files. */
export interface Listed {
  /** In document order, noscript fallbacks last; the first 10,000. */
  readonly references: readonly Reference[];
  /** How many places there are. */
  readonly total: number;
}

const list = (page: Page): Listed => {
  const references: Reference[] = [];
  let total = 0;
  const add = (element: Element, inNoscript: boolean, kind: MediaKind, given: string | undefined, width?: number) => {
    const address = given?.trim();
    if (!address) return;
    if (references.length >= MOST) {
      total += 1;
      return;
    }
    const data = /^data:/i.test(address);
    const url = data ? address : page.resolve(address);
    if (!url || !(data || /^https?:/.test(url))) return;
    total += 1;
    references.push({ url: data ? url : whole(url), kind, element, width: width ?? null, inNoscript });
  };
  const visit = (element: Element, inNoscript: boolean): void => {
    for (const [kind, given, width] of namedBy(element)) add(element, inNoscript, kind, given, width);
    const style = attr(element, 'style');
    if (style?.includes('url(')) for (const url of addressesIn(style)) add(element, inNoscript, 'css-inline', url);
  };
  for (const element of inOrder([page.byTag(...NAMING), page.foreign, page.byAttribute('style')]))
    visit(element, false);
  for (const element of page.noscript) visit(element, true);
  return { references, total };
};

const listed = new WeakMap<Page, Listed>();

/** Every media file the mark-up names, in document order, noscript fallbacks last. Nothing a script would add. */
export const listReferences = (page: Page): Listed => {
  const known = listed.get(page) ?? list(page);
  listed.set(page, known);
  return known;
};
