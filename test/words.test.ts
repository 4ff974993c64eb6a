import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

// What people read is in plain technical English with the terms of the field. Every sentence is a string in the sources (a
// description, a refusal, a finding, a log line, the help of the command line) or stands in a document; OpenAPI, GraphQL, the
// catalogue and the reports are made of these strings.
const root = resolve(import.meta.dirname, '..');

/** What is not written, and what is written instead. */
const WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\boverlook(s|ed|ing)?\b/i, 'ignore'],
  [/\bheed(s|ed|ing)?\b/i, 'obey, take into account, ignore'],
  [/\b(any|every|no)body\b/i, 'anyone, everyone, no one, or who is meant'],
  [/\bevenest\b/i, 'most even'],
  [/\blumpy\b(?!-)/i, 'uneven'],
  [/\bgiven? back\b/i, 'refunded, returned'],
  [/\b(looked after|looked through)\b/i, 'maintained, checked'],
  [/\bon the books\b/i, 'recorded'],
  [/\b(kept|held) back\b/i, 'omitted, muted'],
  [/\blet in\b/i, 'accepted'],
  [/\bis told of\b|\bof which \w+ has still to be told\b/i, 'is not yet recorded in'],
  [/\ba hold on\b/i, 'a reference to'],
  [/\b(that|what|where it) is none\b/i, 'invalid, for anything else'],
  [/\bnames no\b/i, 'has no, references no'],
  [/\bsays nothing\b/i, 'is not descriptive, is powerless'],
  [/\bstands? (twice|in a header|outside)\b/i, 'is repeated, is in, is outside'],
  [/\bsound PNG\b/i, 'valid PNG'],
  [/\bcut to four decimals\b/i, 'truncated to four decimals'],
  [/\bmark-up\b/i, 'markup'],
  [/\bdoes not answer\b/i, 'does not respond'],
  [/\bas it stands\b/i, 'unchanged, working'],
  [/\bwas never met\b/i, 'is not known'],
  [/\blapse\b/i, 'expire'],
  [/\bwakes\b/i, 'triggers'],
];

/** Every string of two words or more in a source file, templates with their gaps as `${}`. */
const stringsOf = (file: string): string[] => {
  const { code } = transformSync(readFileSync(join(root, file), 'utf8'), { loader: 'ts', charset: 'utf8' });
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis } = node as {
      type?: string;
      value?: unknown;
      quasis?: { value: { cooked: string } }[];
    };
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateLiteral' && quasis) found.push(quasis.map((part) => part.value.cooked).join('$' + '{}'));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code));
  return found.filter((text) => /[a-z]{2,},? [a-z]/i.test(text));
};

const sources = ['src', 'routers', 'db'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file)),
);
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const oddWords = (file: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    WORDS.filter(([pattern]) => pattern.test(text)).map(
      ([pattern, instead]) => `${file}: "${pattern.exec(text)![0]}" (write: ${instead}) in: ${text.slice(0, 160)}`,
    ),
  );

describe('what people read', () => {
  it('keeps to the word list in every string of the sources', () => {
    const texts = sources.map((file) => [file, stringsOf(file)] as const);
    expect(texts.flatMap(([, strings]) => strings).length).toBeGreaterThan(1000);
    expect(texts.flatMap(([file, strings]) => oddWords(file, strings))).toEqual([]);
  });

  it('keeps to it in every document', () => {
    expect(documents.length).toBeGreaterThan(3);
    for (const file of documents)
      expect(oddWords(file, readFileSync(join(root, file), 'utf8').split(/\n\s*\n/))).toEqual([]);
  });

  it('is found where it does not', () => {
    expect(oddWords('a.ts', ['Nothing to mend.', 'A field stands twice.', 'Fix the field.'])).toHaveLength(2);
  });
});
