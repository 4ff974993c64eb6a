/** RFC 4180, strictly: CRLF between records, quotes only round whole fields. */
export const readCsv = (text: string): string[][] => {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const records: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"';
    const match = (quoted ? /"((?:[^"]|"")*)"(,|\r\n)/y : /([^",\r\n]*)(,|\r\n)/y) as RegExp;
    match.lastIndex = at;
    const found = match.exec(text);
    if (!found) throw new Error(`not CSV at ${at}`);
    records.at(-1)!.push(quoted ? found[1]!.replace(/""/g, '"') : found[1]!);
    at = match.lastIndex;
    if (found[2] !== ',' && at < text.length) records.push([]);
  }
  return records;
};
