import { namesFamily } from './dictionary.ts';
import type { Modifier, NoteRole } from './grammar.ts';
import type { Term } from './terms.ts';

/** A term that says what the palette should be, with what the words around it say of it. */
export interface Phrase extends Term {
  /** Where its modifiers begin. */
  readonly from: number;
  readonly modifiers: readonly Modifier[];
  refused: boolean;
  /** `not too`, `less`. */
  less: boolean;
  locked: boolean;
  /** A name in a clause that keeps something. */
  firm: boolean;
  role?: NoteRole;
  count?: number;
  amount?: 'most' | 'touch';
  only: boolean;
  /** What the rest is to be. */
  rest: boolean;
}

export type Item = Phrase | Term;
export const isPhrase = (item: Item | undefined): item is Phrase => item !== undefined && 'modifiers' in item;
export const isColor = (item: Item): boolean => item.kind === 'color' || item.meaning.color !== undefined;
/** Whether it can be refused in one breath with colours: a colour, or a way of colouring such as pastels and neon. */
export const isColouring = (item: Item): boolean =>
  isColor(item) || item.meaning.entry?.class === 'style' || item.meaning.entry?.style === 'neon';
export const isMark = (item: Item, marks: ReadonlySet<string>): boolean => item.kind === 'mark' && marks.has(item.text);
export const does = (item: Item | undefined): string | undefined => {
  if (item === undefined || isPhrase(item)) return undefined;
  if (item.kind === 'mark') return { '&': 'and', '+': 'and', '/': 'or' }[item.text];
  return item.meaning.part?.does;
};
export const isHollow = (item: Item): boolean => item.hollow === 'filler' || does(item) === 'pass';

/** Whether the second of two colours side by side only names the family of the first. */
const isOneColor = (first: Term, second: Term): boolean => {
  const [x, y] = [first.meaning.color, second.meaning.color];
  return x !== undefined && y !== undefined && namesFamily(x, y);
};

const phraseOf = (term: Term, modifiers: readonly Modifier[], from: number, end = term.end): Phrase => ({
  ...term,
  from,
  end,
  modifiers,
  refused: false,
  less: false,
  locked: false,
  firm: false,
  only: false,
  rest: false,
});

/** Binds modifiers to the colour after them (in French and Spanish also to the one before), and joins names of two words. */
export const bind = (terms: readonly Term[]): Item[] => {
  const items: Item[] = [];
  for (let i = 0; i < terms.length; i += 1) {
    let at = i;
    const modifiers: Modifier[] = [];
    while (terms[at]?.meaning.modifier && !terms[at]!.meaning.color) {
      modifiers.push(terms[at]!.meaning.modifier!);
      at += 1;
    }
    const head = terms[at];
    if (!head || !(head.meaning.color || head.kind === 'color')) {
      const term = terms[i]!;
      const before = items.at(-1);
      if (term.meaning.modifier && term.by === 'language' && isPhrase(before) && before.meaning.color) {
        items[items.length - 1] = { ...before, modifiers: [...before.modifiers, term.meaning.modifier], end: term.end };
        continue;
      }
      const { entry, part } = term.meaning;
      // A word that does something to others does not also stand for itself: `pop`, `details`.
      items.push(entry && !part ? phraseOf(term, [], term.start) : term);
      continue;
    }
    const next = terms[at + 1];
    const isJoined = head.kind === 'word' && next?.kind === 'word' && isOneColor(head, next);
    items.push(phraseOf(head, head.kind === 'color' ? [] : modifiers, terms[i]!.start, isJoined ? next.end : head.end));
    i = isJoined ? at + 1 : at;
  }
  return items;
};
