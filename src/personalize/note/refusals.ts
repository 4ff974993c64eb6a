import { ZONES } from '../lexicon/families.ts';
import type { Entry, Feeling } from '../lexicon/read-entries.ts';
import { anchorOf, ballOf } from './balls.ts';
import { OPPOSITES } from './grammar.ts';
import type { Refused, RequestedSkeleton } from './reading.ts';

/** What a refusal changes in the reading of a note. */
interface Refusable {
  readonly refused: Omit<Refused, 'start'>[];
  readonly skeletons: RequestedSkeleton[];
  readonly feelings: Set<Feeling>;
  readonly bounds: { leastL?: number; mostL?: number; mostC?: number };
  lightness: number;
  chroma: number;
}

const list = (names: readonly string[]): string => names.join(', ');

/** `not clinical`: neither its style nor its layout nor its first two colours, unless they are named. */
export const refuseIdea = (state: Refusable, entry: Entry, named: ReadonlySet<string>): string => {
  if (entry.lightness < 0 && entry.anchors.length === 0) {
    state.bounds.leastL = Math.max(state.bounds.leastL ?? 0, 0.4);
    state.skeletons.push({ id: 'light', priority: 4.5 });
    return 'refused: lightness at least 0.40';
  }
  if (entry.style === 'pastel' && entry.class === 'style') {
    state.refused.push({ name: 'pastel', zone: ZONES.get('pastel')! });
    return 'refused';
  }
  if (entry.chroma > 0 || entry.style === 'neon') {
    state.bounds.mostC = Math.min(state.bounds.mostC ?? 1, entry.style === 'neon' ? 0.2 : 0.1);
    return `refused: chroma at most ${state.bounds.mostC}`;
  }
  if (entry.chroma < 0 && entry.anchors.length === 0) {
    state.chroma += 1;
    return 'refused: more chroma';
  }
  if (entry.lightness > 0 && entry.anchors.length === 0) {
    state.bounds.mostL = 0.9;
    return 'refused: lightness at most 0.90';
  }
  if (entry.flags.includes('grey')) {
    state.refused.push({ name: 'grey', zone: ZONES.get('grey')! });
    return 'refused';
  }
  // Black and white stand in every layout.
  const out = entry.anchors.slice(0, 2).filter((name) => !named.has(name) && anchorOf(name).c >= 0.03);
  state.refused.push(...out.map((name) => ({ name, zone: ballOf(anchorOf(name)) })));
  for (const feeling of entry.feelings) state.feelings.add(OPPOSITES[feeling]);
  return out.length > 0 ? `refused: no ${list(out)}` : 'refused';
};

/** `not too bright`: the scale the other way round. */
export const reverse = (state: Refusable, entry: Entry): string => {
  if (entry.chroma > 0 || entry.feelings.includes('active')) {
    state.bounds.mostC = Math.min(state.bounds.mostC ?? 1, 0.115);
    return 'reversed: chroma at most 0.115';
  }
  if (entry.lightness < 0) {
    state.bounds.leastL = Math.max(state.bounds.leastL ?? 0, 0.3);
    return 'reversed: lightness at least 0.30';
  }
  if (entry.lightness > 0) {
    state.bounds.mostL = 0.955;
    return 'reversed: lightness at most 0.955';
  }
  if (entry.chroma < 0) {
    state.chroma += 0.5;
    return 'reversed: more chroma';
  }
  for (const feeling of entry.feelings) if (feeling === 'calm') state.feelings.add('active');
  return 'less of it: not asked';
};
