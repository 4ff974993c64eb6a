import type { Reader } from '../work/readers.ts';
import type { Limits } from './limits.ts';
import type { ResourceLoader, StyleSheetFile, Wants } from './types.ts';

/** The document that asks for style sheets. */
export interface SheetOwner {
  readonly url: string;
  /** Whether it is laid out in quirks mode. */
  readonly quirks: boolean;
}

/** Why a file that was asked for as a style sheet is none. */
export type SheetFault =
  | { readonly kind: 'unread'; readonly reason: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'type'; readonly type: string };

/**
 * Whether a file is a style sheet by the HTML Standard (link type "stylesheet") and CSS Cascade 5 (imports): an answer of
 * 200 to 299 that is `text/css` or names no type. In quirks mode a file of the document's own origin may be of any type.
 */
export const sheetFault = (
  { error, status, contentType, finalUrl }: Pick<StyleSheetFile, 'error' | 'status' | 'contentType' | 'finalUrl'>,
  owner: SheetOwner,
): SheetFault | null => {
  if (error !== null || status === null) return { kind: 'unread', reason: error?.reason ?? 'no answer' };
  if (status < 200 || status > 299) return { kind: 'status', status };
  if (contentType === null || contentType === 'text/css') return null;
  const excused = owner.quirks && new URL(finalUrl).origin === new URL(owner.url).origin;
  return excused ? null : { kind: 'type', type: contentType };
};

interface Wanted {
  readonly url: string;
  readonly media: string;
  readonly depth: number;
  readonly importedBy: string | null;
}

/** Loads linked sheets and what they import, level by level, each address once. In the order the page names them. */
export const loadStyleSheets = async (
  loader: ResourceLoader,
  reader: Pick<Reader, 'importsIn'>,
  wants: Pick<Wants, 'styleSheets' | 'inlineImports'>,
  owner: SheetOwner,
  limits: Limits['styleSheets'],
): Promise<StyleSheetFile[]> => {
  const seen = new Set<string>();
  const files: StyleSheetFile[] = [];
  let total = 0;

  const load = async ({ url, media, depth, importedBy }: Wanted): Promise<StyleSheetFile> => ({
    ...(await loader.load(url, { accept: 'text/css,*/*;q=0.1', maxBytes: limits.bytes })),
    importedBy,
    media,
    depth,
  });

  let level: Wanted[] = [
    ...wants.styleSheets.map((one) => ({ ...one, depth: 0, importedBy: null })),
    ...wants.inlineImports.map((one) => ({ ...one, depth: 1, importedBy: '' })),
  ];
  while (level.length > 0) {
    const fresh = level.filter(
      ({ url, depth }) => depth <= limits.depth && !seen.has(url) && seen.size < limits.files && seen.add(url),
    );
    const loaded = await Promise.all(fresh.map(load));
    level = [];
    for (const file of loaded) {
      files.push(file);
      total += file.bytes.length;
      if (sheetFault(file, owner) || total > limits.totalBytes) continue;
      for (const { href, media } of await reader.importsIn(file))
        if (URL.canParse(href, file.finalUrl)) {
          const url = new URL(href, file.finalUrl).href.split('#', 1)[0]!;
          level.push({ url, media, depth: file.depth + 1, importedBy: file.url });
        }
    }
  }
  return files;
};
