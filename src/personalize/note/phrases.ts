import { bind, does, type Item, isColor, isHollow, isMark, isPhrase, type Phrase } from './items.ts';
import { refuse } from './scope.ts';
import { type Term, termsOf } from './terms.ts';

const CLAUSE_ENDS = new Set(['.', ';', '!', '?', '\n', ',']);

interface Clause {
  readonly items: Item[];
  /** Whether only a comma parts it from the one before. */
  readonly goesOn: boolean;
}

/** Groups of items between the marks that end a clause. */
const clausesOf = (items: readonly Item[]): readonly Clause[] => {
  const clauses: Clause[] = [{ items: [], goesOn: false }];
  for (const item of items) {
    if (isMark(item, CLAUSE_ENDS)) clauses.push({ items: [], goesOn: item.text === ',' });
    else clauses.at(-1)!.items.push(item);
  }
  return clauses;
};

/** Colours in notation beside `keep`, `must`, `brand colour` are locked; commas do not end a list of them. */
const lock = (items: readonly Item[]): void => {
  let wasLocked = false;
  for (const { items: clause, goesOn } of clausesOf(items)) {
    const isList =
      goesOn &&
      clause.length > 0 &&
      clause.every((item) => item.kind === 'color' || isHollow(item) || does(item) === 'and');
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
  for (const { items: clause } of clausesOf(items)) {
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

/** The terms of a note that say what the palette should be, and all terms that have no other use. */
export const phrasesOf = (note: string): { readonly phrases: readonly Phrase[]; readonly terms: readonly Term[] } => {
  const terms = termsOf(note);
  const items = bind(terms);
  const used = refuse(items, note);
  lock(items);
  giveRoles(items);
  restrict(items);
  return { phrases: items.filter(isPhrase), terms: terms.filter((term) => !used.has(term)) };
};
