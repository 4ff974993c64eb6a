import type { Item } from '../page/tree/page.ts';
import type { CheckInfo, CheckResult, Failed, Finding } from './check.ts';
import { countOf, type FailedPlace, marksIn, placesOf } from './failed-places.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { type Certainty, type Standing, standingOf } from './requirements.ts';

/** Places a finding names. */
const ITEMS = 20;

/** Places a failed check was found at, of how many it looked at. */
export const extentOf = (verdict: Failed): { readonly count: number; readonly total: number } => {
  const count = verdict.total ?? Math.max(1, verdict.items.length);
  return { count, total: Math.max(verdict.applicable ?? 1, count) };
};

/** What a failed check says of WCAG; nothing if it has no accessibility meaning. */
const standing = ({ requirements }: CheckInfo, { standings = [null] }: Failed): Partial<Standing> =>
  requirements ? standingOf(standings.flatMap((criteria) => criteria ?? requirements.criteria)) : {};

/** A place; one as sure as its finding does not say so itself. */
const placeIn = (item: Item, finding: Certainty | undefined): Item => {
  if (item.certainty !== finding) return item;
  const { certainty, ...place } = item;
  return place;
};

const itemsOf = (places: readonly FailedPlace[], certainty: Certainty | undefined): Item[] => {
  const items: Item[] = [];
  for (const place of places) {
    if (items.length >= ITEMS) break;
    const item = place.item();
    if (item) items.push(placeIn(item, certainty));
  }
  return items;
};

/** A failed check as a report shows it. */
export const findingOf = ({ check, verdict }: CheckResult & { readonly verdict: Failed }): Finding => {
  const { id, title, severity, category, help, fix } = check;
  const meaning = standing(check, verdict);
  const places = placesOf(verdict);
  const { count, total } = extentOf(verdict);
  return {
    id,
    title,
    severity,
    category,
    ...meaning,
    message: verdict.message,
    message_values: verdict.values ?? { failing: count, tested: total },
    count,
    items: itemsOf(places, meaning.certainty),
    total,
    help,
    fix,
    ...fingerprintsOf(id, marksIn(places), Math.max(0, count - countOf(places))),
  };
};

/**
 * A finding some of whose places another one reports, its owner: it keeps the others, and says how many there are with the
 * owner.
 */
export const referring = (finding: Finding, owner: string, own: readonly FailedPlace[]): Finding => ({
  ...finding,
  refers: owner,
  referred: finding.count - countOf(own),
  count: countOf(own),
  items: itemsOf(own, finding.certainty),
  ...fingerprintsOf(finding.id, marksIn(own)),
});
