import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileWithin } from '../../analyzer/fetch/site-files.ts';
import type { SourceText } from '../../token-check/model.ts';
import { displayPath } from '../audit/targets.ts';
import { type Call, MissingPart, UsageError } from '../command.ts';

/** The largest file that is read, in bytes. */
const LARGEST = 5_000_000;

/** Bytes as text; undefined for what is not UTF-8 or holds a byte 0. */
const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
};

const readOne = async (call: Call, word: string): Promise<SourceText> => {
  if (word !== '-') {
    const found = await stat(word).catch((error: NodeJS.ErrnoException) => {
      throw new MissingPart(`${word}: cannot be read (${error.code ?? 'failed'})`);
    });
    if (!found.isFile()) throw new MissingPart(`${word}: is not a file`);
    if (found.size > LARGEST) throw new MissingPart(`${word}: has ${found.size} bytes, at most ${LARGEST} are read`);
  }
  const bytes =
    word === '-'
      ? await call.read('-')
      : await readFile(word).catch((error: NodeJS.ErrnoException) => {
          throw new MissingPart(`${word}: cannot be read (${error.code ?? 'failed'})`);
        });
  if (bytes.length > LARGEST) throw new MissingPart(`${word}: has ${bytes.length} bytes, at most ${LARGEST} are read`);
  const text = textOf(bytes);
  if (text === undefined) throw new MissingPart(`${word}: cannot be read: it is not text in UTF-8`);
  return { path: word === '-' ? '-' : displayPath(resolve(word)), text };
};

/** The files of a command line; a file that cannot be read is reported, and the others are checked. */
export const readSources = async (call: Call): Promise<SourceText[]> => {
  const words = call.words('file');
  if (new Set(words).size < words.length) throw new UsageError('file: one is named twice');
  const sources: SourceText[] = [];
  for (const word of words) {
    try {
      sources.push(await readOne(call, word));
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      call.report(error);
    }
  }
  return sources;
};

/** Reads a file that another one names, if it is in the folder of the first file or below. */
export const besideReader = (sources: readonly SourceText[]) => {
  const root = dirname(resolve(sources[0]?.path ?? '.'));
  return async (path: string): Promise<string | undefined> => {
    const file = await fileWithin(root, resolve(path));
    if (!file || file.size > LARGEST) return undefined;
    const bytes = await readFile(file.path).catch(() => undefined);
    return bytes && textOf(bytes);
  };
};
