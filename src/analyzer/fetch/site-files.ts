import { open, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Resource } from '../model/gathered.ts';
import { LIMITS } from './limits.ts';
import type { ResourceLoader } from './loader.ts';

/** A folder that is served as a site: what lies in it is read, nothing else. */
export interface SiteFolder {
  /** Absolute path of the folder. */
  readonly root: string;
  /** Address that the folder is served at; ends with a slash. */
  readonly base: string;
  /** Whether the folder is the whole site, so that a file which is not in it is missing. */
  readonly isWhole: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt',
};

/** The media type that a server would most likely give a file; null for an extension that says nothing. */
export const typeOfFile = (path: string): string | null => TYPES[extname(path).toLowerCase()] ?? null;

/** The file of a path within a folder, symbolic links followed; null if it is none, or lies elsewhere. */
export const fileWithin = async (root: string, path: string): Promise<{ path: string; size: number } | null> => {
  try {
    const real = await realpath(path);
    const folder = await realpath(root);
    if (!real.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
    const found = await stat(real);
    return found.isFile() ? { path: real, size: found.size } : null;
  } catch {
    return null;
  }
};

/** The first bytes of a file, and how many it has. Throws where it cannot be read. */
export const beginningOf = async (path: string, most: number): Promise<{ bytes: Uint8Array; size: number }> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(Math.min(size, most));
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return { bytes: bytes.subarray(0, filled), size };
  } finally {
    await file.close();
  }
};

/** The path of an address within the folder, without its query; null for an address outside of it. */
const pathOf = ({ root, base }: SiteFolder, url: string): string | null => {
  const [address = ''] = url.split(/[?#]/, 1);
  if (!address.startsWith(base)) return null;
  try {
    const path = decodeURIComponent(address.slice(base.length));
    if (path.includes('\0')) return null;
    return join(root, path === '' || path.endsWith('/') ? `${path}index.html` : path);
  } catch {
    return null;
  }
};

const resource = (url: string, given: Partial<Resource>): Resource => ({
  url,
  finalUrl: url,
  status: null,
  headers: {},
  contentType: null,
  bytes: new Uint8Array(),
  cut: false,
  size: null,
  error: null,
  ...given,
});

const notRead = (url: string, why = 'it is not in the folder of the page'): Resource =>
  resource(url, { error: { reason: 'not-fetchable', message: `not read: ${why}` } });

/** Loads nothing: markup that was sent without its files. */
export const NO_FILES: ResourceLoader = {
  load: async (url) => notRead(url, 'only the markup was sent'),
  spent: { requests: 0, bytes: 0, exhausted: false },
};

/** Loads what a page names out of its folder. Addresses of other places are not requested. */
export const createFileLoader = (site: SiteFolder): ResourceLoader => {
  let bytes = 0;
  let requests = 0;
  const known = new Map<string, Promise<Resource>>();
  const read = async (url: string, most: number): Promise<Resource> => {
    const path = pathOf(site, url);
    const file = path === null ? null : await fileWithin(site.root, path);
    if (path === null || file === null)
      return path !== null && site.isWhole ? resource(url, { status: 404 }) : notRead(url);
    requests += 1;
    const content = await beginningOf(file.path, Math.min(most, LIMITS.page.bytes)).catch(() => null);
    if (!content) return notRead(url, 'the file cannot be read');
    bytes += content.bytes.length;
    return resource(url, {
      status: 200,
      contentType: typeOfFile(file.path),
      bytes: content.bytes,
      cut: content.size > content.bytes.length,
      size: content.size,
    });
  };
  return {
    load(url, { head, maxBytes = Number.POSITIVE_INFINITY } = {}) {
      const key = `${head ?? ''} ${url}`;
      const loading = known.get(key) ?? read(url, head ?? maxBytes);
      known.set(key, loading);
      return loading;
    },
    get spent() {
      return { requests, bytes, exhausted: false };
    },
  };
};
