import { namesFamily } from './dictionary.ts';
import type { Modifier, NoteRole } from './grammar.ts';
import { type Term, termsOf } from './terms.ts';

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

const HARD = new Set(['.', ';', ':', '!', '?', ')', '\n', '—', '–', '-']);
const CLAUSE_ENDS = new Set(['.', ';', '!', '?', '\n', ',']);
/** Words between a refusal and what it refuses, at most. */
const REACH = 6;

type Item = Phrase | Term;
const isPhrase = (item: Item | undefined): item is Phrase => item !== undefined && 'modifiers' in item;
const isColor = (item: Item): boolean => item.kind === 'color' || item.meaning.color !== undefined;
/** Whether it can be refused in one breath with colours: a colour, or a way of colouring such as pastels and neon. */
const isColouring = (item: Item): boolean =>
  isColor(item) || item.meaning.entry?.class === 'style' || item.meaning.entry?.style === 'neon';
const isMark = (item: Item, marks: ReadonlySet<string>): boolean => item.kind === 'mark' && marks.has(item.text);
const does = (item: Item | undefined): string | undefined => {
  if (item === undefined || isPhrase(item)) return undefined;
  if (item.kind === 'mark') return { '&': 'and', '+': 'and', '/': 'or' }[item.text];
  return item.meaning.part?.does;
};
const isHollow = (item: Item): boolean => item.hollow === 'filler' || does(item) === 'pass';

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
const bind = (terms: readonly Term[]): Item[] => {
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

/** Whether a list of what is refused continues after a comma: an `or` follows in it, or an `and` between things of one kind. */
const goesOn = (items: readonly Item[], comma: number, last: Phrase): boolean => {
  let seen = 0;
  for (let j = comma + 1; j < items.length; j += 1) {
    const item = items[j]!;
    if (isHollow(item)) continue;
    if (does(item) === 'or' || (does(item) === 'and' && seen > 0)) return true;
    if (does(item) === 'and') continue;
    if (!isPhrase(item) || isColouring(item) !== isColouring(last)) return false;
    seen += 1;
    let k = j + 1;
    while (items[k] && isHollow(items[k]!)) k += 1;
    const after = items[k];
    if (does(after) === 'or' || does(after) === 'and') return true;
    if (!(after?.kind === 'mark' && after.text === ',')) return false;
  }
  return false;
};

/** Marks what is refused and what is asked for in a smaller measure. */
const refuse = (items: readonly Item[], note: string): void => {
  let [isOpen, isLess, count, words] = [false, false, 0, 0];
  let last: Phrase | undefined;
  let joined: 'and' | 'or' | undefined;
  const end = (): void => {
    [isOpen, count, words, joined, last] = [false, 0, 0, undefined, undefined];
  };
  const refuseBack = (from: number): void => {
    for (let j = from; j >= 0; j -= 1) {
      const item = items[j]!;
      if (isPhrase(item)) item.refused = true;
      else if (!isHollow(item)) return;
      if (isPhrase(item) && does(items[j - 1]) !== 'and' && does(items[j - 1]) !== 'or') return;
      if (isPhrase(item)) j -= 1;
    }
  };
  items.forEach((item, i) => {
    if (item.kind === 'mark') {
      if (isMark(item, HARD)) {
        end();
        isLess = false;
      } else if (item.text === ',') {
        isLess = false;
        if (isOpen && (last === undefined || !goesOn(items, i, last))) end();
      }
      if (does(item) !== undefined) joined = does(item) as 'and' | 'or';
      return;
    }
    if (isPhrase(item)) {
      if (isLess) item.less = true;
      if (isOpen && joined === 'and' && last && isColouring(last) !== isColouring(item)) end();
      if (isOpen) {
        item.refused = true;
        [last, count, joined, words] = [item, count + 1, undefined, 0];
      }
      return;
    }
    const doing = does(item);
    if (item.text === 'free' && isPhrase(items[i - 1]) && note[item.start - 1] === '-') refuseBack(i - 1);
    else if (doing === 'refuse') {
      // A refusal of a refusal asks: `not without blue`.
      if (isOpen && count === 0 && words < REACH) end();
      else {
        end();
        isOpen = true;
      }
    } else if (doing === 'refuse-before') refuseBack(i - 1);
    else if (doing === 'less') isLess = true;
    else if (doing === 'and' || doing === 'or') joined = doing;
    else if (doing === 'stop' && isOpen && (count > 0 || item.text === 'but')) end();
    else if (doing === 'only') end();
    if (doing === 'stop') isLess = false;
    if (isOpen) {
      words += 1;
      if (count === 0 && words > REACH) end();
    }
  });
};

/** Groups of items between the marks that end a clause. */
const clausesOf = (items: readonly Item[]): readonly (readonly Item[])[] => {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    if (isMark(item, CLAUSE_ENDS)) clauses.push([]);
    else clauses.at(-1)!.push(item);
  }
  return clauses;
};

/** Colours in notation beside `keep`, `must`, `brand colour` are locked; commas do not end a list of them. */
const lock = (items: readonly Item[]): void => {
  let wasLocked = false;
  for (const clause of clausesOf(items)) {
    const isList =
      clause.length > 0 && clause.every((item) => item.kind === 'color' || isHollow(item) || does(item) === 'and');
    const locks: boolean = clause.some((item) => does(item) === 'lock') || (wasLocked && isList);
    for (const item of clause)
      if (locks && isPhrase(item) && !item.refused) {
        if (item.kind === 'color') item.locked = true;
        else if (item.meaning.color) item.firm = true;
      }
    wasLocked = locks;
  }
};

const nextPhrase = (
  items: readonly Item[],
  from: number,
  most: number,
  over: ReadonlySet<string>,
): Phrase | undefined => {
  for (let j = from, seen = 0; j < items.length && seen <= most; j += 1, seen += 1) {
    const item = items[j]!;
    if (isPhrase(item)) return item;
    if (isHollow(item) || over.has(item.text) || over.has(does(item) ?? '')) continue;
    return undefined;
  }
  return undefined;
};

/** Gives colours the roles that are named beside them: `navy background`, `background: navy`, `coral on navy`. */
const giveRoles = (items: readonly Item[]): void => {
  items.forEach((item, i) => {
    if (isPhrase(item)) return;
    const part = item.meaning.part;
    if (part?.does === 'role') {
      const before = items[i - 1];
      const named =
        isPhrase(before) && (isColor(before) || before.meaning.entry?.class === 'adjective') ? before : undefined;
      const after = named ?? nextPhrase(items, i + 1, 3, new Set([':', 'lock', 'amount', 'count']));
      if (after && !after.role && (isColor(after) || after === named)) after.role = part.role;
    } else if (part?.does === 'on' && isPhrase(items[i - 1]) && isColor(items[i - 1]!)) {
      const background = nextPhrase(items, i + 1, 2, new Set());
      if (background && isColor(background)) background.role = 'background';
    } else if (part?.does === 'amount') {
      const next = nextPhrase(items, i + 1, 2, new Set(['amount']));
      if (next) {
        next.amount ??= part.amount;
        if (part.amount === 'touch' && isColor(next)) next.role ??= 'accent';
      }
    } else if (part?.does === 'count') {
      const next = nextPhrase(items, i + 1, 3, new Set(['role']));
      if (next) next.count = part.count;
    } else if (part?.does === 'rest') {
      const next = nextPhrase(items, i + 1, 3, new Set(['only', 'amount', 'role']));
      if (next) next.rest = true;
    }
  });
};

/** Marks the colours of the clause that says `only`; without any, its ideas. */
const restrict = (items: readonly Item[]): void => {
  for (const clause of clausesOf(items)) {
    const at = clause.findIndex((item) => does(item) === 'only');
    if (at < 0) continue;
    const rest = clause.slice(at + 1).filter((item) => !isHollow(item));
    if (does(rest[0]) === 'amount' || does(rest[0]) === 'role') continue;
    if (clause[at]!.text === 'just' && !(isPhrase(rest[0]) && isColor(rest[0]))) continue;
    const phrases = clause.filter(isPhrase).filter((phrase) => !phrase.refused && !phrase.less);
    const colors = phrases.filter(isColor);
    for (const phrase of colors.length > 0 ? colors : phrases) phrase.only = true;
  }
};

/** The terms of a note that say what the palette should be, and all terms. */
export const phrasesOf = (note: string): { readonly phrases: readonly Phrase[]; readonly terms: readonly Term[] } => {
  const terms = termsOf(note);
  const items = bind(terms);
  refuse(items, note);
  lock(items);
  giveRoles(items);
  restrict(items);
  return { phrases: items.filter(isPhrase), terms };
};
