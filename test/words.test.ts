import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { DIALECT, FORMER, LABELS, NAME_PARTS, NEVER, PICTURE, VERBS, type Word } from './word-list.ts';

// What people read is in plain technical English with the terms of the field. Every sentence is a string in the sources (a
// description, an error, a finding, a log line, the help of the command line, a text of the page) or is in a document; OpenAPI,
// GraphQL, the catalogue and the reports are made of these strings. Those who carry the code on read its comments and names.
const root = resolve(import.meta.dirname, '..');

/**
 * How many places are left of each kind. A budget only falls: whoever rewrites some sets it to what is left. Nothing new may
 * use it up.
 */
const BUDGET = {
  /** Dialect in strings of src, routers and db. */
  strings: 0,
  documents: 0,
  /** Dialect in comments, and *told, tells, wish, nobody* there. */
  comments: 1,
  speech: 53,
  /** `ground` for background, in code and comments: the rest are the documented fields and roles. */
  ground: 85,
  labels: 0,
  names: 68,
  summaries: 0,
  /** Sentences of documents of more than 40 words, of the README of more than 25. */
  sentences: 0,
  readme: 0,
  /** Errors of the form `must be ..., is ...` in place of `got ...`. */
  is: 0,
} as const;

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const sources = ['src', 'routers', 'db'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes('node_modules'))
    .map((file) => join(folder, file)),
);
const documents = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** Keys of properties whose strings are labels or the text of an element. */
const LABEL_KEYS = new Set(['label', 'title', 'aria-label', 'summary', 'children']);

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly key?: { readonly name?: string; readonly value?: string };
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

interface Texts {
  /** Templates with their gaps as `${}`. */
  readonly strings: string[];
  readonly labels: string[];
  readonly summaries: string[];
}

/** What a source file has people read. JSX becomes calls, its texts strings among their arguments. */
const textsOf = (file: string): Texts => {
  const { code } = transformSync(textOf(file), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    charset: 'utf8',
  });
  const found: Texts = { strings: [], labels: [], summaries: [] };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, key, quasis } = node as Node;
    if (type === 'Literal' && typeof value === 'string') found.strings.push(value);
    if (type === 'TemplateLiteral' && quasis) found.strings.push(quasis.map((part) => part.value.cooked).join(GAP));
    if (type === 'Property') {
      const name = key?.name ?? key?.value ?? '';
      const text = (value as Node).value;
      if (typeof text === 'string' && LABEL_KEYS.has(name)) found.labels.push(text);
      if (typeof text === 'string' && name === 'summary' && file.startsWith('routers')) found.summaries.push(text);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code));
  return found;
};

/** The comments of a file as running text, without their code; lines that follow each other are one comment. */
const commentsOf = (source: string): string[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*(?:\n[ \t]*\/\/.*)*/gm)].map(([comment]) =>
    comment
      .replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, '')
      .replaceAll(/`[^`]*`/g, '`x`')
      .replaceAll(/\s+/g, ' '),
  );

/** A document as its paragraphs, without code, comments, addresses and what tables are drawn with. */
const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?(?:picture|source|img)\b[^>]*>/g, '')
    .replaceAll(/`[^`\n]*`/g, '`x`')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) ?)|(?<= )\|(?= )/);
const sentencesOf = (text: string): string[] =>
  paragraphsOf(text).flatMap((paragraph) => paragraph.split(/(?<=[.!?:;])\s+/));
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** Where a list of words is not kept to, each with what to write. */
const oddWords = (words: readonly Word[], file: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    words
      .filter((word) => word !== PICTURE || !file.startsWith(join('src', 'analyzer')))
      .flatMap(([pattern, instead]) =>
        [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
          ([found]) => `${file}: "${found}" (write: ${instead}) in: ${text.trim().slice(0, 160)}`,
        ),
      ),
  );

/** Replaces each value in a template. */
const GAP = '$' + '{}';

const isSentence = (text: string): boolean => /[a-z]{2,},? [a-z]/i.test(text);

/** Fails where more places are left than the budget has, and names them. */
const expectWithin = (budget: keyof typeof BUDGET, places: readonly string[]): void =>
  expect(places.length, `BUDGET.${budget} is ${BUDGET[budget]}:\n${places.join('\n')}`).toBeLessThanOrEqual(
    BUDGET[budget],
  );

const texts = sources.map((file) => ({ file, ...textsOf(file) }));

describe('what people read', () => {
  it('has none of the words that are never written', () => {
    expect(texts.flatMap(({ strings }) => strings).length).toBeGreaterThan(10_000);
    expect(texts.flatMap(({ file, strings }) => oddWords(NEVER, file, strings.filter(isSentence)))).toEqual([]);
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap((file) => oddWords(NEVER, file, textOf(file).split(/\n\s*\n/)))).toEqual([]);
  });

  it('has less and less dialect in strings', () =>
    expectWithin(
      'strings',
      texts.flatMap(({ file, strings }) => oddWords(DIALECT, file, strings.filter(isSentence))),
    ));

  it('has less and less dialect in documents', () =>
    expectWithin(
      'documents',
      documents.flatMap((file) => oddWords(DIALECT, file, paragraphsOf(textOf(file)))),
    ));

  it('has labels that say what they do', () => {
    expect(texts.flatMap(({ labels }) => labels).length).toBeGreaterThan(500);
    expectWithin(
      'labels',
      texts.flatMap(({ file, labels }) => labels.filter((label) => LABELS.has(label)).map((one) => `${file}: ${one}`)),
    );
  });

  it('has none of the words that the page had before', () => {
    const page = texts.filter(({ file }) => file.startsWith(join('src', 'web')));
    expect(page.flatMap(({ strings }) => strings).length).toBeGreaterThan(3_000);
    expect(page.flatMap(({ file, strings }) => oddWords(FORMER, file, strings))).toEqual([]);
  });

  it('summarises operations by a verb and an object, in 60 characters', () => {
    const summaries = texts.flatMap((one) => one.summaries);
    expect(summaries.length).toBeGreaterThan(80);
    expectWithin(
      'summaries',
      summaries.filter((summary) => !VERBS.has(summary.split(' ')[0]!) || summary.length > 60),
    );
  });

  it('has sentences of at most 40 words, in the README of 25', () => {
    const long = (file: string, most: number) =>
      sentencesOf(textOf(file))
        .filter((sentence) => wordsIn(sentence) > most)
        .map((sentence) => `${file}: ${sentence.trim().slice(0, 100)}`);
    expectWithin(
      'sentences',
      documents.filter((file) => file !== 'README.md').flatMap((file) => long(file, 40)),
    );
    expectWithin('readme', long('README.md', 25));
  });

  it('says of a wrong value what was got', () =>
    expectWithin(
      'is',
      texts.flatMap(({ file, strings }) =>
        strings.filter((text) => /must be .*, is \$\{/.test(text)).map((text) => `${file}: ${text}`),
      ),
    ));
});

describe('what developers read', () => {
  const comments = sources.map((file) => ({ file, comments: commentsOf(textOf(file)) }));

  it('has less and less dialect in comments', () => {
    expect(comments.flatMap((one) => one.comments).length).toBeGreaterThan(4_000);
    expectWithin(
      'comments',
      comments.flatMap((one) => oddWords(DIALECT, one.file, one.comments)),
    );
  });

  it('does not tell, wish, or speak of nobody', () =>
    expectWithin(
      'speech',
      sources.flatMap((file) =>
        [...textOf(file).matchAll(/\b(?:told|tells|wish(?:es|ed)?|nobody)\b/gi)].map(([word]) => `${file}: ${word}`),
      ),
    ));

  it('says background where it does not name a documented field', () =>
    expectWithin(
      'ground',
      sources.flatMap((file) =>
        [...textOf(file).matchAll(/\bgrounds?\b|[a-z]Grounds?\b|\bground[A-Z_]/g)].map(([word]) => `${file}: ${word}`),
      ),
    ));

  it('names what is exported in the words of the field', () =>
    expectWithin(
      'names',
      sources.flatMap((file) =>
        [...textOf(file).matchAll(/^export (?:default )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
          .map(([, name]) => name!)
          .filter((name) =>
            name.split(/(?=[A-Z])|_/).some((part) => NAME_PARTS.has(part.charAt(0).toUpperCase() + part.slice(1))),
          )
          .map((name) => `${file}: ${name}`),
      ),
    ));
});

describe('the lists', () => {
  it('find a text that is not plain', () => {
    expect(oddWords(NEVER, 'a.ts', ['Nothing to mend.', 'A field stands twice.', 'Fix the field.'])).toHaveLength(2);
  });

  it.each([
    'Copy the focused swatch; take in what was copied',
    'What this page shows of a key. These figures are made up; with a key yours stand here.',
    'a press copies the CSS, with a fallback for older browsers',
    'Begin with a preset',
    'Scan by itself,',
    `${GAP} answered ${GAP} with ${GAP}, which is no answer of Metamer`,
    'told apart',
    'The scan goes on where it stopped; wider filters find more.',
    `is another name of ${GAP}: send one of the two`,
    'Colour behind it',
    'Administration is left to the command line and to programs: this page takes no admin key.',
    'Prints the job with its result. Interrupted, the job goes on; metamer jobs show and metamer jobs cancel take its id.',
    'this view has nothing of that name',
    'the answer is no text: write it with --output <file>, or send it on with > or |',
    `is no file here; the file goes in the part '${GAP}'`,
    'Go on (',
    'Credits a day, days of UTC',
    'Begin afresh',
    `${GAP} answered ${GAP}, but not as this service does: is the address right, or is a proxy in front of it?⏎`,
    'Six ways to go on from it. Each opens with this colour; what it makes can be changed by hand, shared as a link and exported.',
    'Hue runs across, lightness up. Colours beyond a line, away from the other colour, have at least that ratio. The fields above do all that a press here does.',
    `The service answered ${GAP} with something that is no JSON.`,
    'Another name of `fg`',
    'Degrees by which the hue (OKLCH) has turned in the darkest step, half as far the other way in the lightest; replaces the turn that `tailwind` and `radix` have by themselves. For methods that keep the',
    'Id of a key in use in whose place this one is issued; that one expires when the overlap is over',
    `taken is a number from ${GAP} to ${GAP}`,
    `${GAP} is no picture that this browser can read.`,
  ])('flag: %s', (text) => expect(oddWords(DIALECT, 'a.ts', [text])).not.toEqual([]));

  it.each([
    'The function takes no arguments.',
    'The image is no larger than 8 MB.',
    'Requests per minute',
    'A batch contains no more than 20 calls.',
    'Values outside the range are clamped.',
    'The rule is made up of one or more checks.',
    'The response has no body.',
    'An alias of fg is foreground.',
    'For answers to common questions, see the FAQ.',
    'The answers no longer contain the field.',
  ])('pass: %s', (text) => expect(oddWords(DIALECT, 'a.ts', [text])).toEqual([]));

  it.each([
    'Doubled',
    'Take ',
    `Take ${GAP}, which reaches ${GAP}`,
    `None of the first ${GAP} matches these filters.`,
    `Pairs collapse under ${GAP} of ${GAP}`,
    'Calls by day',
  ])('find on the page: %s', (text) => expect(oddWords(FORMER, 'a.ts', [text])).toHaveLength(1));

  it.each(['Double-click the strip', 'Takes a colour', 'Another hue', 'Words of the brief', 'None'])(
    'leave on the page: %s',
    (text) => expect(oddWords(FORMER, 'a.ts', [text])).toEqual([]),
  );

  it('read comments of every form, and no code in them', () => {
    expect(commentsOf('/** One `told`. */\nconst a = 1; // two\n// three\n/*\n * four\n */')).toEqual([
      ' One `x`. ',
      ' two three',
      ' four ',
    ]);
  });

  it('read the texts of JSX', () => {
    const view = texts.filter(({ file }) => file.endsWith('.tsx'));
    expect(view.flatMap(({ labels }) => labels)).toEqual(expect.arrayContaining(['Contrast']));
  });
});
