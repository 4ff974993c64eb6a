import { applyExact, type Round } from './changes/apply-exact.ts';
import { edited, type SourceEdit } from './changes/source/edit.ts';
import { gatherFile, type PageFile } from './inspect-file.ts';
import type { FailedPlace } from './model/failed-places.ts';
import { unjudged } from './model/unserved.ts';
import { parsePage } from './page/tree/parse.ts';
import { byteOrderMark } from './parse/encoding/byte-order-mark.ts';
import { type DecodedPage, decodePage } from './parse/encoding/charset.ts';

/** A file with its exact changes made. */
export interface FixedFile {
  readonly before: string;
  readonly after: string;
  readonly bytes: Uint8Array;
  readonly changes: Round['changes'];
}

/** Whether a place that a check found at fault is left as it is. */
export type Ignores = (check: string, place: Pick<FailedPlace, 'mark' | 'item'>) => boolean;

/** Encodings in which every byte is one UTF-16 code unit, and ASCII is as it is. */
const SINGLE_BYTES = /^(windows-125\d|windows-874|iso-8859-\d+|koi8-[ru]|macintosh|ibm866|x-mac-cyrillic)$/;

/** The bytes of a text whose bytes are known before an edit; null where its encoding is not one that can be written. */
const editedBytes = (
  bytes: Uint8Array,
  { charset }: DecodedPage,
  edits: readonly SourceEdit[],
  text: string,
): Uint8Array | null => {
  if (charset === 'utf-8') {
    const mark = byteOrderMark(bytes) ? bytes.subarray(0, 3) : new Uint8Array();
    return Buffer.concat([mark, Buffer.from(text)]);
  }
  if (!SINGLE_BYTES.test(charset) || edits.some((edit) => /[^\0-\x7f]/.test(edit.text))) return null;
  const source = Buffer.from(bytes).toString('latin1');
  return Buffer.from(edited(source, edits).text, 'latin1');
};

/**
 * Makes the exact changes of a page that was read from a file, but those of what is ignored. Null where its encoding cannot be written, or its text has
 * errors. Throws what `inspectFile` throws.
 */
export const fixFile = async (
  file: PageFile,
  scope: readonly string[] | undefined,
  ignores: Ignores = () => false,
): Promise<FixedFile | null> => {
  const { scope: stages, page, gathered } = await gatherFile(file, scope);
  const decoded = decodePage(page.bytes, page.headers['content-type']);
  if (decoded.replacements) return null;
  const now = Date.now();
  const input = { page: parsePage(decoded.text, page.finalUrl), decoded, gathered, now };
  let bytes = page.bytes;
  let text = decoded.text;
  const why = unjudged(file.hasAddress);
  const rounds = applyExact(
    input,
    stages.effective,
    ({ check, place }) => why(check) === undefined && !ignores(check, place),
  );
  for (const { edits } of rounds) {
    const next = edited(text, edits).text;
    const written = editedBytes(bytes, decoded, edits, next);
    if (!written) return null;
    [bytes, text] = [written, next];
  }
  return { before: decoded.text, after: text, bytes, changes: rounds.flatMap(({ changes }) => changes) };
};
