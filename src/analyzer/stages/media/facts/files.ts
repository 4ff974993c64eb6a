import type { Gathered, Resource } from '../../../model/gathered.ts';
import type { Page } from '../../../page/tree/page.ts';
import { listReferences, type MediaKind, type Reference } from './list.ts';
import { type Probe, probe } from './probe.ts';

/** One media file with all places that name it and what its first bytes say. */
export interface MediaFile {
  readonly url: string;
  /** Of the first reference. */
  readonly kind: MediaKind;
  readonly references: readonly Reference[];
  readonly resource: Resource | null;
  /** Null if the file was not read. */
  readonly probe: Probe | null;
  /** Size of the whole file. */
  readonly bytes: number | null;
  /** Why there is no size: `http-404`, `timeout`, `budget`, `unsized`... */
  readonly error: string | null;
}

/** Kinds that are shown as images. */
export const isImage = ({ kind }: Pick<MediaFile, 'kind'>): boolean =>
  kind !== 'video' && kind !== 'audio' && kind !== 'track';

const DATA_BYTES = 4 * 1024 * 1024;

/** The bytes of a data: address, or null if it cannot be read. */
const dataBytes = (url: string): Uint8Array | null => {
  const comma = url.indexOf(',');
  if (comma < 0 || url.length > DATA_BYTES) return null;
  const body = url.slice(comma + 1);
  try {
    return /;\s*base64\s*$/i.test(url.slice(0, comma))
      ? Buffer.from(decodeURIComponent(body), 'base64')
      : Buffer.from(decodeURIComponent(body));
  } catch {
    return null;
  }
};

const fileOf = (url: string, references: readonly Reference[], gathered: Gathered): MediaFile => {
  const base = { url, kind: references[0]!.kind, references };
  if (url.startsWith('data:') || /^data:/i.test(url)) {
    const bytes = dataBytes(url);
    return {
      ...base,
      resource: null,
      probe: bytes && probe(bytes),
      bytes: bytes?.length ?? null,
      error: bytes ? null : 'unreadable',
    };
  }
  const resource = Object.hasOwn(gathered.media, url) ? gathered.media[url]! : null;
  if (!resource) return { url, kind: base.kind, references, resource, probe: null, bytes: null, error: 'budget' };
  if (resource.error) return { ...base, resource, probe: null, bytes: null, error: resource.error.reason };
  if ((resource.status ?? 0) >= 400 && resource.status !== 416)
    return { ...base, resource, probe: null, bytes: null, error: `http-${resource.status}` };
  return {
    ...base,
    resource,
    probe: probe(resource.bytes),
    bytes: resource.size,
    error: resource.size === null ? 'unsized' : null,
  };
};

/** The files a page names, each address once, in document order. */
export const listFiles = (page: Page, gathered: Gathered): MediaFile[] => {
  const byUrl = new Map<string, Reference[]>();
  for (const reference of listReferences(page).references) {
    const known = byUrl.get(reference.url);
    if (known) known.push(reference);
    else byUrl.set(reference.url, [reference]);
  }
  return [...byUrl].map(([url, references]) => fileOf(url, references, gathered));
};

/** Width and height as shown: an EXIF rotation by a quarter swaps them. */
export const shownSize = (file: Pick<MediaFile, 'probe'>): { width: number; height: number } | null => {
  const { width, height, orientation } = file.probe ?? {};
  if (!width || !height) return null;
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
};

export const KB = 1000;

export const kilobytes = (bytes: number): string => `${Math.round(bytes / KB)} kB`;

/** Tests the size of a file, as far as it is known. */
export const bytesWithin =
  (tooMany: (bytes: number) => boolean) =>
  ({ bytes }: MediaFile): string | null | undefined => {
    if (bytes === null) return undefined;
    return tooMany(bytes) ? kilobytes(bytes) : null;
  };
