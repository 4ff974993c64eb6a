import { does, type Item, isColor, isColouring, isHollow, isMark, isPhrase, type Phrase } from './items.ts';
import type { Term } from './terms.ts';

/** Marks that end a refusal. */
const HARD = new Set(['.', ';', ':', '!', '?', '(', ')', '\n', '—', '–', '-']);
/** Words between a refusal and what it refuses, at most. */
const REACH = 6;
/**
 * Refusals that a comma carries on to a list with `and`: `no red, green and blue` refuses three, `never red, green and blue` one.
 */
const LISTING = new Set(
  'no,without,avoid,avoids,avoiding,exclude,excludes,excluding,ban,bans,banning,no more,zero,free of,stay away from,steer clear of'.split(
    ',',
  ),
);
/** Words after a list that ask for it. */
const ASKING = new Set(
  'please,instead,would,fine,ok,okay,good,great,nice,lovely,perfect,beautiful,welcome,work,works'.split(','),
);
/** Words after which a refusal is complete: `no pink at all, navy and gold`. */
const COMPLETE = new Set('please,anywhere,all,whatsoever,ever,either,thanks'.split(','));

const isLinked = (item: Item | undefined): boolean => does(item) === 'and' || does(item) === 'or';
const nextHeard = (items: readonly Item[], from: number): number => {
  let k = from;
  while (items[k] && isHollow(items[k]!)) k += 1;
  return k;
};

/** Whether a sign that a list is asked for follows before the sentence ends: `navy and gold please`, `are our colours`. */
const isAskedFor = (items: readonly Item[], from: number): boolean => {
  for (let k = from; k < items.length; k += 1) {
    const item = items[k]!;
    if (isMark(item, HARD) || item.text === ',') return false;
    if (does(item) === 'lock' || ASKING.has(item.text)) return true;
    if (!(isPhrase(item) || isHollow(item) || isLinked(item))) return false;
  }
  return false;
};

/** A refusal whose scope is being read. */
interface Open {
  readonly opener: Term;
  /** The last thing refused, and how many there are. */
  last?: Phrase;
  count: number;
  /** Words since the last one. */
  words: number;
  joined?: 'and' | 'or';
  /** Whether its list has had its last comma. */
  closed: boolean;
}

/** Whether the list of a refusal continues after a comma: an `or` follows in it, or an `and` between things of one kind. */
const goesOn = (items: readonly Item[], comma: number, { opener, last, count, closed }: Open): boolean => {
  if (last === undefined) return false;
  let k = nextHeard(items, comma + 1);
  if (does(items[k]) === 'or') return true;
  if (closed || COMPLETE.has(items[comma - 1]!.text)) return false;
  const isLike = (item: Item | undefined): item is Phrase => isPhrase(item) && isColouring(item) === isColouring(last);
  // `no bright colours, navy and gold`: the colours are another list.
  const carriesAnd = (item: Phrase, from: number): boolean =>
    opener.by !== 'language' &&
    LISTING.has(opener.text) &&
    (isColor(last) || !isColor(item)) &&
    !isAskedFor(items, from);
  if (does(items[k]) === 'and') {
    k = nextHeard(items, k + 1);
    const item = items[k];
    return count > 1 && isLike(item) && carriesAnd(item, k);
  }
  for (;;) {
    const item = items[k];
    if (!isLike(item)) return false;
    k = nextHeard(items, k + 1);
    const hasComma = items[k]?.kind === 'mark' && items[k]!.text === ',';
    // `no red, green, or blue`.
    if (hasComma) k = nextHeard(items, k + 1);
    if (does(items[k]) === 'or') return true;
    if (does(items[k]) === 'and') return carriesAnd(item, k);
    if (!hasComma) return false;
  }
};

/** Whether a phrase begins a sentence or what follows a colon. */
const isFirst = (items: readonly Item[], at: number): boolean => {
  let k = at - 1;
  while (k >= 0 && isHollow(items[k]!)) k -= 1;
  return k < 0 || isMark(items[k]!, HARD);
};

/** Refuses what stands before `is banned` or `-free`: one thing, things joined by `and` or `or`, and the list that these end. */
const refuseBack = (items: readonly Item[], from: number): void => {
  const found: Phrase[] = [];
  const listed: Phrase[] = [];
  let isList = false;
  for (let j = from; j >= 0; j -= 1) {
    const item = items[j]!;
    if (isHollow(item)) continue;
    if (!isPhrase(item)) break;
    (isList ? listed : found).push(item);
    if (isList && isFirst(items, j)) {
      found.push(...listed);
      break;
    }
    let before = j - 1;
    while (before >= 0 && isHollow(items[before]!)) before -= 1;
    if (isLinked(items[before])) {
      if (isList) break;
      j = before;
    } else if (items[before]?.kind === 'mark' && items[before]!.text === ',' && (isList || found.length > 1)) {
      isList = true;
      j = before;
    } else break;
  }
  for (const phrase of found) phrase.refused = true;
};

/** Whether `free` belongs to the colour before it: `pink-free`, `purple free`, but no `red free trial`. */
const isFreeOf = (items: readonly Item[], i: number, note: string): boolean => {
  const [before, item, after] = [items[i - 1], items[i]!, items[i + 1]];
  if (item.text !== 'free' || !isPhrase(before)) return false;
  if (note[item.start - 1] === '-') return true;
  return isColor(before) && (after === undefined || after.kind === 'mark' || isHollow(after) || isLinked(after));
};

/**
 * Marks what is refused and what is asked for in a smaller measure. Returns the words that have no meaning elsewhere and
 * were used here.
 */
export const refuse = (items: readonly Item[], note: string): ReadonlySet<Item> => {
  const used = new Set<Item>();
  let isLess = false;
  let open: Open | undefined;
  let latest: Phrase | undefined;
  items.forEach((item, i) => {
    if (item.kind === 'mark') {
      if (isMark(item, HARD)) {
        open = undefined;
        latest = undefined;
        isLess = false;
      } else if (item.text === ',') {
        isLess = false;
        if (open && !goesOn(items, i, open)) open = undefined;
      }
      const link = does(item);
      if (open && (link === 'and' || link === 'or')) open.joined = link;
      return;
    }
    if (isPhrase(item)) {
      if (isLess) item.less = true;
      if (open?.joined === 'and' && open.last && isColouring(open.last) !== isColouring(item)) open = undefined;
      if (open) {
        item.refused = true;
        if (open.joined && open.count > 0) open.closed = true;
        Object.assign(open, { last: item, count: open.count + 1, joined: undefined, words: 0 });
      }
      latest = item;
      return;
    }
    const doing = does(item);
    if (isFreeOf(items, i, note)) {
      used.add(item);
      refuseBack(items, i - 1);
    } else if (doing === 'refuse') {
      // A refusal of a refusal asks: `not without blue`.
      const isTwice = open !== undefined && open.count === 0 && open.words < REACH;
      // A second refusal has one thing of its own: `no pink, no purple, navy and gold`.
      open = isTwice ? undefined : { opener: item, count: 0, words: 0, closed: latest?.refused === true };
    } else if (doing === 'refuse-before') refuseBack(items, i - 1);
    else if (doing === 'less') isLess = true;
    else if (doing === 'and' || doing === 'or') {
      if (open) open.joined = doing;
    } else if ((doing === 'stop' || doing === 'lock') && open && (open.count > 0 || item.text === 'but'))
      open = undefined;
    else if (doing === 'only') open = undefined;
    if (doing === 'stop') isLess = false;
    if (open) {
      open.words += 1;
      if (open.count === 0 && open.words > REACH) open = undefined;
    }
  });
  return used;
};
