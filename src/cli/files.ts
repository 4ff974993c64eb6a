import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Result, UsageError } from './command.ts';

/** A file as the typed client has it. */
export interface SentFile {
  readonly media_type: string;
  readonly filename: string | null;
  readonly base64: string;
}

/** A file inside JSON, as the export operations answer it. */
export interface ExportedFile {
  readonly filename: string;
  readonly encoding: 'text' | 'base64';
  readonly content: string;
  readonly files?: readonly { readonly path: string; readonly content: string }[] | undefined;
}

export const bytesOf = ({ base64 }: Pick<SentFile, 'base64'>): Uint8Array => Buffer.from(base64, 'base64');

export const contentOf = ({ encoding, content }: ExportedFile): string | Uint8Array =>
  encoding === 'base64' ? Buffer.from(content, 'base64') : content;

/** Makes a folder and those above it. `mkdir` with `recursive` never ends in Node 20 where a file system refuses new folders as missing. */
const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || above === folder) throw error;
    await makeFolder(above);
    await mkdir(folder).catch((again: NodeJS.ErrnoException) => {
      if (again.code !== 'EEXIST') throw again;
    });
  }
};

/** Writes a file and the folders above it. Throws UsageError where that cannot be. */
export const write = async (file: string, content: string | Uint8Array): Promise<void> => {
  try {
    await makeFolder(dirname(file));
    await writeFile(file, content);
  } catch (error) {
    throw new UsageError(`${file}: cannot be written (${(error as NodeJS.ErrnoException).code ?? 'failed'})`);
  }
};

/** Writes a file into a folder under a name that the service gave; answers its path. */
export const writeInto = async (folder: string, name: string, content: string | Uint8Array): Promise<string> => {
  const file = join(folder, name.replace(/[\\/]/g, '-'));
  await write(file, content);
  return file;
};

/** Writes an export: as the several files that its target wants, or as the one that it is. Answers the paths. */
export const writeExport = async (folder: string, exported: ExportedFile): Promise<string[]> => {
  const { files, filename } = exported;
  if (files === undefined) return [await writeInto(folder, filename, contentOf(exported))];
  return Promise.all(
    files.map(async ({ path, content }) => {
      const names = path.split(/[\\/]/).filter((name) => name !== '' && name !== '.' && name !== '..');
      return writeInto(join(folder, ...names.slice(0, -1)), names.at(-1) ?? filename, content);
    }),
  );
};

/** A file goes where `--output` says, otherwise to standard output. */
export const fileResult = async (
  output: string | undefined,
  content: string | Uint8Array,
  answer: unknown,
): Promise<Result> => {
  if (output === undefined || output === '-') return { answer, file: content };
  await write(output, content);
  return { answer, pretty: () => `wrote ${output}` };
};
