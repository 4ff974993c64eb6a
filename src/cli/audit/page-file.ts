import { MissingPart } from '../command.ts';
import type { FileTarget } from './targets.ts';

/** A file of a page: where it really is, and its bytes, one more at most than a page may have, by which it is refused for its size. */
export interface ReadFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Reads the file of a target. Rejects with MissingPart where it lies outside its site or cannot be read. */
export const readPageFile = async ({ path, site }: FileTarget): Promise<ReadFile> => {
  const { LIMITS } = await import('../../analyzer/fetch/limits.ts');
  const { beginningOf, fileWithin } = await import('../../analyzer/fetch/site-files.ts');
  const file = await fileWithin(site.root, path);
  if (!file) throw new MissingPart(`${path}: cannot be read`);
  const { bytes } = await beginningOf(file.path, LIMITS.page.bytes + 1).catch((error: NodeJS.ErrnoException) => {
    throw new MissingPart(`${path}: cannot be read (${error.code ?? 'failed'})`);
  });
  return { path: file.path, bytes };
};
