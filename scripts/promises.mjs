// Writes docs/promises.md: every promise of the two documents that the service is built to, with the test that holds it, from the marks
// in the tests. A mark is a line above a test: `// promise 2.14.1: what is promised`; several numbers may share it, and without words the
// title of the test is what is promised. With --check only compares.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files-below.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'docs/promises.md');

/** Where the two documents are: beside the project, or where PROMISED says. */
export const documentsFolder = process.env.PROMISED ?? join(root, '../shared/spec');
export const hasDocuments = existsSync(documentsFolder);

/** The documents in their order, and the numbers of sentences that promise nothing, by why. */
export const { documents, classes } = JSON.parse(readFileSync(join(root, 'test/promises/sentences.json'), 'utf8'));

const MARK = /^ *\/\/ promise (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*)(?:: (\S.*))?$/;
const TEST = /^ *it(?:\.each)?\(/;
/** What may be a mark, well formed or not. */
const MEANT = /^ *\/\/ *promises?\b *\d/im;
/** What keeps a test from running, or from counting: in a chain, as an option, from within, or for want of cases. */
const NOT_RUN =
  /\b(?:describe|it|test)(?:\.\w+)*\.(?:skip|todo|only|fails|skipIf|runIf)\b|\b(?:skip|todo|only|fails): *true\b|\bskip\(|\.each\(\[\]\)/;

/** The title of the test that begins at the head of a text: of a table of cases, what follows the table. */
const titleOf = (text) => {
  const [, , title] =
    (/^ *it\(/.test(text) ? /^ *it\(\s*(['"`])(.*?)(?<!\\)\1/s : /\)\(\s*(['"`])(.*?)(?<!\\)\1/s).exec(text) ?? [];
  return title?.replaceAll('\\', '');
};

/** The marks of a test file; throws for one that no test follows. */
export const marksOf = (file, text) => {
  const lines = text.split('\n');
  const found = lines.flatMap((line, at) => {
    if (!MEANT.test(line)) return [];
    const [, numbers, words] = MARK.exec(line) ?? [];
    const where = `${file}:${at + 1}`;
    if (numbers === undefined) throw new Error(`${where}: a mark is '// promise 1.2.3: words'`);
    const next = lines.findIndex((one, i) => i > at && !/^ *\/\//.test(one));
    const title = TEST.test(lines[next] ?? '') ? titleOf(lines.slice(next).join('\n')) : undefined;
    if (title === undefined) throw new Error(`${where}: no test follows the mark`);
    return numbers.split(', ').map((number) => ({ number, words: words ?? title, file, title }));
  });
  if (found.length > 0 && NOT_RUN.test(text)) throw new Error(`${file}: has promises, and tests that are skipped`);
  return found;
};

const byNumber = ({ number: a }, { number: b }) => {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? 0 : left[at] - right[at];
};

/** Every mark of the tests, by number. */
export const allMarks = () =>
  filesBelow(join(root, 'test'))
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return MEANT.test(text) ? marksOf(file, text) : [];
    })
    .toSorted(byNumber);

/** A text as a cell of a table. */
const cell = (text) => text.replaceAll('|', '\\|');

export const tableOf = (marks) =>
  [
    '# Promises',
    '',
    '<!-- Written by `npm run promises` from the marks in the tests. -->',
    '',
    'Each promise of the service, and the test that proves it. `npm test` runs most of these tests; the name of a file shows which command',
    'runs the others, see [Tests](architecture.md#tests).',
    '',
    `A number is the document (${documents.map(({ about }, i) => `${i + 1}: ${about}`).join('; ')}), the paragraph and the sentence.`,
    'Paragraphs are the lines that contain text, without headings and the heads of tables. Sentences end with a full stop outside brackets',
    'and code. Numbers that are missing here are introductions, references and what the documents leave open.',
    '',
    '| Number | Promise | Test |',
    '|---|---|---|',
    ...marks.map(({ number, words, file, title }) => {
      const test = title === words ? '' : `: \`${cell(title.replaceAll('`', "'"))}\``;
      return `| ${number} | ${cell(words)} | \`${file}\`${test} |`;
    }),
    '',
  ].join('\n');

/** The lines of a document that have a number: not headings, heads of tables, or what a table is drawn with. */
const isNumbered = (line, i, lines) =>
  line.trim() !== '' && !line.startsWith('#') && !/^\|[-|]+$/.test(line) && !/^\|[-|]+$/.test(lines[i + 1] ?? '');

/** The numbers of the sentences of a paragraph: each ends with a full stop outside brackets and code, before a capital or code. */
const countSentences = (line) => {
  let [sentences, depth, isCode, start] = [0, 0, false, 0];
  for (let i = 0; i < line.length; i += 1) {
    if (line[i] === '`') isCode = !isCode;
    if (isCode) continue;
    if ('([{'.includes(line[i])) depth += 1;
    if (')]}'.includes(line[i])) depth -= 1;
    const isEnd = depth <= 0 && /^[.!?] +[A-Z`*[]/.test(line.slice(i));
    // The number of an item is no sentence.
    if (!isEnd || /^\d+$/.test(line.slice(start, i).trim())) continue;
    sentences += 1;
    start = i + 1;
  }
  return sentences + (line.slice(start).trim() === '' ? 0 : 1);
};

/** The numbers of all sentences of the documents; throws where a document is not the one that was numbered. */
export const numbersOfDocuments = () =>
  documents.flatMap(({ file, sha256 }, document) => {
    const text = readFileSync(join(documentsFolder, file), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (hash !== sha256) throw new Error(`${file} has changed: number its sentences anew (sha256 ${hash})`);
    return text
      .split('\n')
      .filter(isNumbered)
      .flatMap((line, paragraph) =>
        Array.from({ length: countSentences(line) }, (_, i) => `${document + 1}.${paragraph + 1}.${i + 1}`),
      );
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = tableOf(allMarks());
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('docs/promises.md is not up to date: npm run promises');
    process.exitCode = 1;
  }
}
