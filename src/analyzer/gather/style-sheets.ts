import { cssText } from './css-text.ts';
import { importsOf } from './imports.ts';
import type { Limits } from './limits.ts';
import type { ResourceLoader, StyleSheetFile, Wants } from './types.ts';

/** A server that answers an error or a page instead is not a style sheet (HTML: only text/css, or no type at all). */
export const isStyleSheet = (sheet: StyleSheetFile): boolean =>
  sheet.error === null &&
  sheet.status !== null &&
  sheet.status < 300 &&
  (sheet.contentType === null || sheet.contentType === 'text/css');

interface Wanted {
  readonly url: string;
  readonly media: string;
  readonly depth: number;
  readonly importedBy: string | null;
}

/** Loads linked sheets and what they import, level by level, each address once. In the order the page names them. */
export const loadStyleSheets = async (
  loader: ResourceLoader,
  wants: Pick<Wants, 'styleSheets' | 'inlineImports'>,
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
      if (!isStyleSheet(file) || total > limits.totalBytes) continue;
      for (const { href, media } of importsOf(cssText(file)))
        if (URL.canParse(href, file.finalUrl)) {
          const url = new URL(href, file.finalUrl).href.split('#', 1)[0]!;
          level.push({ url, media, depth: file.depth + 1, importedBy: file.url });
        }
    }
  }
  return files;
};
