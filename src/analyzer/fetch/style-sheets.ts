import type { StyleSheetFile, Wants } from '../model/gathered.ts';
import { type SheetOwner, sheetFault } from '../model/style-sheets.ts';
import type { Reader } from '../workers/readers.ts';
import type { Limits } from './limits.ts';
import type { ResourceLoader } from './loader.ts';

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
