import { hexOf } from '../../exact/packed.ts';
import { Collector } from './collector.ts';
import { toneOfPacked } from './names.ts';
import { phrasesOf } from './phrases.ts';
import type { Ignored, NoteReading } from './reading.ts';
import { isInZone } from './zone.ts';

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
  const contradicted = (packed: number): string | undefined =>
    all.refused.find(({ zone }) => isInZone(zone, toneOfPacked(packed)))?.name;
  const locked = new Map(all.locks.map((packed) => [hexOf(packed), contradicted(packed)]));
  return {
    understood: all.understood.map((one) => {
      const against = one.did === 'locked' ? locked.get(one.as) : undefined;
      return against === undefined
        ? one
        : { ...one, did: `locked, although the note refuses ${against}: the lock wins` };
    }),
    ignored: ignoredOf(note, terms),
    matches: all.matches,
    asked: all.asked,
    refused: all.refused,
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
