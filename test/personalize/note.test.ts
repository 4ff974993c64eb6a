import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fitOklch } from '../../src/exact/fit.ts';
import { ANCHORS } from '../../src/personalize/lexicon/anchors.ts';
import { FAMILIES, ZONES } from '../../src/personalize/lexicon/families.ts';
import { ENTRIES } from '../../src/personalize/lexicon/read-entries.ts';
import { SKELETONS } from '../../src/personalize/lexicon/skeletons.ts';
import { toneOfPacked } from '../../src/personalize/note/names.ts';
import { readNote } from '../../src/personalize/note/read.ts';
import { STYLE_IDS } from '../../src/personalize/vocabulary/styles.ts';

const { phrases } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../bench/briefs/given.json'), 'utf8')) as {
  readonly phrases: readonly { note: string; asked: readonly string[]; refused: readonly string[] }[];
};

const named = (note: string): readonly string[] => [
  ...new Set(
    readNote(note)
      .asked.filter((one) => one.named)
      .map(({ name }) => name),
  ),
];
const refused = (note: string): readonly string[] => readNote(note).refused.map(({ name }) => name);
const did = (note: string): readonly string[] => readNote(note).understood.map((one) => `${one.text}: ${one.did}`);

describe('the lexicon', () => {
  const words = ENTRIES.flatMap((entry) => entry.words);
  it('has at least 2,500 words and phrases, no one twice', () => {
    expect(words.length).toBeGreaterThanOrEqual(2_500);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
  it('knows every colour, style and layout that its lines name', () => {
    const unknown = ENTRIES.flatMap(({ anchors, alternates, style, skeleton }) => [
      ...[...anchors, ...alternates].filter((name) => !ANCHORS.has(name)),
      ...(style !== undefined && !(STYLE_IDS as readonly string[]).includes(style) ? [style] : []),
      ...(skeleton !== undefined && !SKELETONS.has(skeleton) ? [skeleton] : []),
    ]);
    expect(unknown).toEqual([]);
  });
  it.each([...ANCHORS])('holds %s inside sRGB', (_, { l, c, h }) => {
    const made = toneOfPacked(fitOklch(l, c, h));
    expect(made.l).toBeCloseTo(l, 1);
    // Neon colours are as full as sRGB has them.
    expect(made.c).toBeGreaterThan(0.8 * c - 0.005);
  });
  it('refuses by each family what it asks for by it', () => {
    for (const [name, { hue, l, c }] of FAMILIES) {
      const zone = ZONES.get(name)!;
      const [first, last] = zone.hues;
      const width = last >= first ? last - first : last - first + 360;
      expect([name, (((hue - first) % 360) + 360) % 360 <= width]).toEqual([name, true]);
      expect([name, zone.l[0] <= (l[0] + l[1]) / 2 && zone.l[1] >= (l[0] + l[1]) / 2]).toEqual([name, true]);
      expect([name, zone.c[0] <= c[1]]).toEqual([name, true]);
    }
  });
});

describe('what is asked and what is refused', () => {
  it.each(phrases)('$note', ({ note, asked, refused: out }) => {
    expect([...named(note)].sort()).toEqual([...asked].sort());
    expect([...refused(note)].sort()).toEqual([...out].sort());
  });
  it.each([
    ['not without blue', ['blue'], []],
    ['no pinks, no purples', [], ['pink', 'purple']],
    ['no pink, purple or teal; navy', ['navy'], ['pink', 'purple', 'teal']],
    ['a bank that avoids blue', [], ['blue']],
    ['schwarz und gold, kein Blau', ['black', 'gold'], ['blue']],
    ['dunkelgrün, weiß, ohne Rot', ['green', 'white'], ['red']],
    ['bleu foncé et or, sans rose', ['blue', 'gold'], ['pink']],
    ['verde oliva y crema, sin azul', ['olive', 'cream'], ['blue']],
    ['lavendar and emrald', ['lavender', 'emerald'], []],
    ['grey or gray, colour or color', ['grey'], []],
    ['navy-blue, charcoal-grey', ['navy', 'charcoal'], []],
  ])('%s', (note, asked, out) => {
    expect([...named(note)].sort()).toEqual([...asked].sort());
    expect([...refused(note)].sort()).toEqual([...out].sort());
  });
});

describe('a list of refusals', () => {
  it.each([
    ['no purple or pink, navy and gold please', ['navy', 'gold'], ['purple', 'pink']],
    ['no pink, no purple, navy and gold', ['navy', 'gold'], ['pink', 'purple']],
    ['Kein Lila und kein Rosa, dunkelgrün und beige', ['green', 'beige'], ['purple', 'pink']],
    ['no pink/purple, teal/navy', ['teal', 'navy'], ['pink', 'purple']],
    ['never teal, black and gold', ['black', 'gold'], ['teal']],
    ['never pink, always navy and white', ['navy', 'white'], ['pink']],
    ['avoid orange, navy and gold are our colours', ['navy', 'gold'], ['orange']],
    ['no orange, navy and gold please', ['navy', 'gold'], ['orange']],
    ['sans rose, bleu marine et or', ['navy', 'gold'], ['pink']],
    ['sin azul, verde y crema', ['green', 'cream'], ['blue']],
    ['green instead of red, navy and white', ['green', 'navy', 'white'], ['red']],
    ['no red, green and blue', [], ['red', 'green', 'blue']],
    ['no red, green, and blue', [], ['red', 'green', 'blue']],
    ['avoid red, green, or blue; navy', ['navy'], ['red', 'green', 'blue']],
    ['no pink nor purple, nor teal, navy', ['navy'], ['pink', 'purple', 'teal']],
    ['no pink at all, navy and gold', ['navy', 'gold'], ['pink']],
    ['no pink please, navy or gold', ['navy', 'gold'], ['pink']],
    ['no blue, green and gold would be lovely', ['green', 'gold'], ['blue']],
    ['no bright colours, navy and gold', ['navy', 'gold'], []],
    ['avoid purple and keep teal, navy', ['teal', 'navy'], ['purple']],
    ['jamais de rose, toujours du bleu et du blanc', ['blue', 'white'], ['pink']],
    ['weder Rot noch Blau, lieber Grün', ['green'], ['red', 'blue']],
    ['pas de rose, plutôt bleu marine', ['navy'], ['pink']],
    ['no blue (navy is fine)', ['navy'], ['blue']],
    ['blue, red and green are banned', [], ['blue', 'red', 'green']],
    ['navy and cream, red is out', ['navy', 'cream'], ['red']],
    ['we love navy, red and green are banned', ['navy'], ['red', 'green']],
    ['red free', [], ['red']],
    ['purple free, navy', ['navy'], ['purple']],
    ['red free trial', ['red'], []],
    ['don´t use blue', [], ['blue']],
    ['don`t use blue', [], ['blue']],
    ['donʼt use blue', [], ['blue']],
  ])('%s', (note, asked, out) => {
    expect([...named(note)].sort()).toEqual([...asked].sort());
    expect([...refused(note)].sort()).toEqual([...out].sort());
  });
  it('uses the word that refuses', () => {
    for (const note of ['red free', 'pink-free']) expect([note, readNote(note).ignored]).toEqual([note, []]);
  });
});

describe('a word', () => {
  it.each([
    ['sable et sauge', ['sable: asked', 'sauge: asked']],
    ['not boring', ['boring: refused: more chroma']],
    ['not corporate, navy', ['corporate: refused: no slate', 'navy: asked']],
    ['grean', ['grean: asked; read as green']],
    [
      'jewlery',
      ['jewlery: trade: adds ink black, gold, champagne, emerald; style luxury; luxury layout; read as jewellery'],
    ],
    ['studio', ['studio: sets no hue']],
    ['safe', ['safe: sets no hue']],
    ['colour-blind safe', ['colour-blind safe: style: strong contrast']],
    ['web-safe', ['web-safe: sets no hue']],
  ])('%s', (note, expected) => {
    expect(did(note)).toEqual(expected);
  });
  it('of another language is no English word with a wrong letter', () => {
    expect(did('dunkelgrün, beige und violine, ohne Rosa')).toEqual([
      'dunkelgrün: asked',
      'beige: asked',
      'Rosa: refused',
    ]);
  });
});

describe('locks', () => {
  it.each([
    ['must keep #0057b8', [0x0057b8]],
    ['our brand colour is rgb(0, 87, 184); add #ff9900', [0x0057b8]],
    ['keep #ff3b00, #0a0a0a and #fff; navy text', [0xff3b00, 0x0a0a0a, 0xffffff]],
    ['#0057b8 and coral', []],
    ['do not keep #0057b8', []],
    ['keep #0057b8. #ff0000 is nice', [0x0057b8]],
  ])('%s', (note, locks) => {
    expect(readNote(note).locks).toEqual(locks);
  });
  it('win over what the note refuses, and say so', () => {
    expect(did('must keep #0057b8, no blue')).toEqual([
      '#0057b8: locked, although the note refuses blue: the lock wins',
      'blue: refused',
    ]);
  });
});

describe('contradictions', () => {
  it.each([
    [
      'only red, no red',
      ['red: asked; no other hues, although the note refuses red: the refusal wins', 'red: refused'],
    ],
    ['use #0057b8, no blue', ['#0057b8: asked, although the note refuses blue: the colour stands', 'blue: refused']],
    ['navy, no red', ['navy: asked', 'red: refused']],
  ])('are named: %s', (note, expected) => {
    expect(did(note)).toEqual(expected);
  });
});

describe('places and numbers', () => {
  it.each([
    [
      'dark background, white text, emerald accent',
      ['dark: dark background', 'white: asked, as ink', 'emerald: asked, as accent'],
    ],
    ['coral on navy', ['coral: asked', 'navy: asked, as background']],
    ['background: navy', ['navy: asked, as background']],
    ['two blues and one orange accent', ['blues: asked; 2 of it', 'orange: asked, as accent; 1 of it']],
    ['mostly navy with a touch of gold', ['navy: asked', 'gold: asked, as accent']],
    ['only greens, with a coral button', ['greens: asked; no other hues', 'coral: asked, as accent']],
    ['not too bright', ['bright: reversed: chroma at most 0.115']],
    ['feminine', ['feminine: sets no hue']],
  ])('%s', (note, expected) => {
    expect(did(note)).toEqual(expected);
  });
});

describe('every word', () => {
  it('is understood, passed over, or between the words, and said where it stands', () => {
    const note = 'The zxqv of a foggy forest: our meeting, please!';
    const { understood, ignored } = readNote(note);
    expect(understood.map(({ text }) => text)).toEqual(['foggy forest']);
    expect(ignored.map(({ text, why }) => `${text}: ${why}`)).toEqual(['zxqv: unknown', 'meeting: not about colour']);
    for (const { text, start, end } of [...understood, ...ignored]) expect(note.slice(start, end)).toBe(text);
  });
  it('of the lexicon is understood by itself', () => {
    const lost = ENTRIES.flatMap(({ words }) => words).filter((word) => readNote(word).understood.length === 0);
    expect(lost).toEqual([]);
  });
  it('may be anything', () => {
    for (const note of [
      '',
      '   ',
      '#',
      '()',
      '#12',
      'rgb(',
      '🦩 flamingo',
      '-,-;',
      'no',
      'not not no',
      `${'red '.repeat(250)}`,
    ])
      expect(() => readNote(note)).not.toThrow();
  });
});
