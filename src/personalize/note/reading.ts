import type { Family, Zone } from '../lexicon/families.ts';
import type { EntryClass, Feeling } from '../lexicon/read-entries.ts';
import type { NoteRole } from './grammar.ts';

/** A colour that a note asks for, by name or through an idea, in OKLCH. */
export interface Asked {
  readonly name: string;
  readonly l: number;
  readonly c: number;
  readonly h: number;
  /** How much it counts: 1 for a colour that is named, less for one that an idea brings. */
  readonly weight: number;
  /** Named, or the first colour of a food, a plant or a material. */
  readonly stated: boolean;
  /** Named as a colour. */
  readonly named: boolean;
  readonly from: EntryClass | 'color' | 'feeling';
  /** Number of the phrase that it comes from. */
  readonly phrase: number;
  readonly family?: Family;
  readonly role?: NoteRole;
  readonly count?: number;
  readonly only: boolean;
}

/** What a note rules out: a zone of OKLCH, with the word it came from. */
export interface Refused {
  readonly name: string;
  readonly zone: Zone;
  /** Where the words that say so begin in the note. */
  readonly start: number;
}

/** A layout of lightness that the note asks for, and how strongly. */
export interface RequestedSkeleton {
  readonly id: string;
  readonly priority: number;
}

export interface Understood {
  /** Words of the note, what they were taken for, and what that did. */
  readonly text: string;
  readonly as: string;
  readonly did: string;
  readonly start: number;
  readonly end: number;
}

export interface Ignored {
  readonly text: string;
  readonly why: 'not about colour' | 'unknown';
  readonly start: number;
  readonly end: number;
}

/** A part of a note with the colours that it stands for. */
export interface NoteMatch {
  /** As written in the note, and the word of the lexicon, colour name or hex value it was taken for. */
  readonly text: string;
  readonly phrase: string;
  readonly by: 'memory' | 'inflection' | 'alias' | 'name' | 'hex';
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
  readonly weight: number;
  /** `repel` where the note rules it out. */
  readonly polarity: 'attract' | 'repel';
}

/** A note as it was read. */
export interface NoteReading {
  readonly understood: readonly Understood[];
  readonly ignored: readonly Ignored[];
  readonly matches: readonly NoteMatch[];
  readonly asked: readonly Asked[];
  readonly refused: readonly Refused[];
  /** Packed colours in notation: to be held byte for byte, and the others. */
  readonly locks: readonly number[];
  readonly given: readonly { readonly packed: number; readonly role?: NoteRole }[];
  /** Names in a clause that keeps something: the colour of the brief that one fits is locked. */
  readonly firm: readonly Asked[];
  readonly skeletons: readonly RequestedSkeleton[];
  readonly styles: readonly string[];
  readonly feelings: readonly Feeling[];
  /** Steps of lightness and chroma for the whole. */
  readonly lightness: number;
  readonly chroma: number;
  readonly bounds: { readonly leastL?: number; readonly mostL?: number; readonly mostC?: number };
  readonly isMono: boolean;
  readonly isGrey: boolean;
  readonly isMany: boolean;
  readonly isReadable: boolean;
  /** Only the hues that are named, and the rest quiet. */
  readonly isOnly: boolean;
  readonly restIsQuiet: boolean;
  readonly background?: 'dark' | 'light';
  /** Alternates of ideas whose colours may be ruled out. */
  readonly alternates: readonly string[];
}
