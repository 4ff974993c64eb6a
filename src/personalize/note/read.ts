import { Collector } from './collector.ts';
import { namingContradictions } from './contradictions.ts';
import { phrasesOf } from './phrases.ts';
import type { Ignored, NoteReading } from './reading.ts';

const ignoredOf = (note: string, terms: ReturnType<typeof phrasesOf>['terms']): readonly Ignored[] =>
  terms
    .filter(({ hollow }) => hollow === 'plain' || hollow === 'unknown')
    .map(({ hollow, start, end }) => ({
      text: note.slice(start, end),
      why: hollow === 'plain' ? ('not about colour' as const) : ('unknown' as const),
      start,
      end,
    }));

const EMPTY: NoteReading = {
  understood: [],
  ignored: [],
  matches: [],
  asked: [],
  refused: [],
  locks: [],
  given: [],
  firm: [],
  skeletons: [],
  styles: [],
  feelings: [],
  lightness: 0,
  chroma: 0,
  bounds: {},
  isMono: false,
  isGrey: false,
  isMany: false,
  isReadable: false,
  isOnly: false,
  restIsQuiet: false,
  alternates: [],
};

/** Reads a note: what it asks for, what it refuses, and which of its words were understood. */
export const readNote = (note: string): NoteReading => {
  if (note.trim() === '') return EMPTY;
  const { phrases, terms } = phrasesOf(note);
  const all = new Collector(note, phrases);
  all.read();
  const refused = all.refused.map((one, i) => ({ ...one, start: all.refusedAt[i]! }));
  const named = all.asked.filter((one) => one.named).map((one) => ({ one, start: phrases[one.phrase]!.from }));
  const notations = phrases.flatMap(({ packed, from }) => (packed === undefined ? [] : [{ packed, start: from }]));
  return {
    understood: namingContradictions(all.understood, refused, named, notations),
    ignored: ignoredOf(note, terms),
    matches: all.matches,
    asked: all.asked,
    refused,
    locks: [...new Set(all.locks)],
    given: all.given,
    firm: all.firm,
    skeletons: all.skeletons,
    styles: [...new Set(all.styles)],
    feelings: [...all.feelings],
    lightness: all.lightness,
    chroma: all.chroma,
    bounds: all.bounds,
    isMono: all.flags.has('mono'),
    isGrey: all.flags.has('grey'),
    isMany: all.flags.has('many'),
    isReadable: all.flags.has('readable'),
    isOnly: all.isOnly,
    restIsQuiet: all.restIsQuiet,
    ...(all.background ? { background: all.background } : {}),
    alternates: [...new Set(all.alternates)],
  };
};
