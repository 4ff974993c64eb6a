import { describe, expect, it } from 'vitest';
import { ALIASES } from '../../src/personalize/note/aliases.ts';
import { readNote } from '../../src/personalize/note/match.ts';
import { MEMORIES } from '../../src/personalize/vocabulary/memories.ts';

const read = (note: string): readonly string[] =>
  readNote(note).matches.map(({ phrase, by, polarity }) => `${polarity === 'repel' ? '-' : '+'}${phrase} (${by})`);

describe.each([...MEMORIES.keys()])('the memory "%s"', (phrase) => {
  it('is found as it is, in capitals and within a sentence', () => {
    for (const note of [phrase, phrase.toUpperCase(), `Something like the ${phrase}, please.`])
      expect(read(note)).toEqual([`+${phrase} (memory)`]);
  });
  it('has five colours', () => {
    const colors = MEMORIES.get(phrase)!;
    expect(colors.map(({ hex }) => hex).filter((hex) => /^#[0-9a-f]{6}$/.test(hex))).toHaveLength(5);
    expect(new Set(colors.map(({ hex }) => hex)).size).toBe(5);
  });
});

it.each([...ALIASES])('%s stands for %s', (word, phrase) => {
  expect(read(word)).toEqual([`+${phrase} (alias)`]);
});

describe('a note', () => {
  it.each([
    ['foggy mornings', ['+fog (inflection)', '+sunrise (alias)']],
    [
      'berries and sunsets over lavender fields',
      ['+berry (inflection)', '+sunset (inflection)', '+lavender field (inflection)'],
    ],
    ['oceanic, with dark teal and #0af', ['+ocean (inflection)', '+dark teal (name)', '+#00aaff (hex)']],
    ['No neon, but foggy woods', ['-neon city (alias)', '+fog (inflection)', '+forest (alias)']],
    ['without pink or brown. Coffee!', ['-pink (name)', '-brown (name)', '+coffee (memory)']],
    ['not a sunset; sunrise', ['-sunset (memory)', '+sunrise (memory)']],
    ["don't want red, blue", ['-red (name)', '+blue (name)']],
    ['rebeccapurple', ['+rebeccapurple (name)']],
  ])('%s', (note, expected) => {
    expect(read(note)).toEqual(expected);
  });
  it('tells which words it made nothing of', () => {
    const { matches, unmatched } = readNote('the zxqv of a forest, zxqv');
    expect(matches).toHaveLength(1);
    expect(unmatched).toEqual(['zxqv']);
    expect(readNote('')).toEqual({ matches: [], unmatched: [] });
  });
});
