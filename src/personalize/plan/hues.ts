import { ANCHORS, type Anchor } from '../lexicon/anchors.ts';
import type { Asked, NoteReading, Refused } from '../note/reading.ts';
import { isInZone } from '../note/zone.ts';
import { hueGap } from './slot.ts';

/** Chroma from which on a colour asked for is a hue and not a neutral. */
export const HUED = 0.035;
/** Degrees from a refused zone within which an idea brings no hue. */
const NEAR_ZONE = 16;
const MOST_HUES = 4;
const MOST_OF_MANY = 5;
/** Classes of ideas whose colours go beside one that is named. */
const BESIDE = new Set(['food', 'plant', 'material', 'place', 'season', 'nature', 'era']);
/** Hues that count as warm, and as cool. */
const WARM: readonly [number, number] = [335, 112];
const COOL: readonly [number, number] = [150, 320];
const WARM_HUES = ['burnt orange', 'amber', 'coral', 'burgundy', 'ochre'];
const COOL_HUES = ['azure', 'deep teal', 'indigo', 'slate', 'aqua'];

const onArc = (h: number, [first, last]: readonly [number, number]): boolean =>
  last >= first ? h >= first && h <= last : h >= first || h <= last;

export const isHue = ({ c }: Anchor): boolean => c >= HUED;

const implied = (name: string, weight: number): Asked => ({
  name,
  ...ANCHORS.get(name)!,
  weight,
  stated: false,
  named: false,
  from: 'trade',
  phrase: -1,
  only: false,
});

/** Each name once, with its greatest weight and the role it got anywhere. */
const distinct = (asked: readonly Asked[]): readonly Asked[] => {
  const found = new Map<string, Asked>();
  for (const one of asked) {
    const key = one.named ? `${one.name} ${one.l} ${one.c}` : one.name;
    const before = found.get(key);
    if (!before) found.set(key, one);
    else
      found.set(key, { ...(one.weight > before.weight ? one : before), ...(before.role ? { role: before.role } : {}) });
  }
  // A colour that an idea brings gives way to the same colour where it is named.
  const names = new Set([...found.values()].filter(({ named }) => named).map(({ name }) => name));
  return [...found.values()].filter(({ named, name }) => named || !names.has(name));
};

const isRuledOut = (one: Asked, refused: readonly Refused[]): boolean =>
  refused.some(({ name, zone }) =>
    one.named ? name === one.name && isInZone(zone, one) : isInZone(zone, one, isHue(one) ? NEAR_ZONE : 0),
  );

/** What of the ideas goes with warm, or with cool, and hues of that kind where too few are left. */
const byTemperature = (asked: readonly Asked[], { feelings, refused }: NoteReading): readonly Asked[] => {
  const wanted = feelings.find((one) => one === 'warm' || one === 'cool');
  if (wanted === undefined || asked.filter((one) => one.stated && isHue(one)).length > 0) return asked;
  const [own, others] = wanted === 'warm' ? [WARM_HUES, COOL] : [COOL_HUES, WARM];
  const kept = asked.filter((one) => one.stated || !isHue(one) || !onArc(one.h, others));
  const room = 3 - kept.filter(isHue).length;
  const added = own
    .filter((name) => kept.every((one) => !isHue(one) || hueGap(one.h, ANCHORS.get(name)!.h) > 14))
    .map((name, i) => implied(name, 0.39 - 0.02 * i))
    .filter((one) => !isRuledOut(one, refused));
  return [...kept, ...added.slice(0, Math.max(0, room))];
};

const mostHues = ({ isMono, isMany }: NoteReading): number => {
  if (isMono) return 1;
  return isMany ? MOST_OF_MANY : MOST_HUES;
};

const byWeight = (x: Asked, y: Asked): number => y.weight - x.weight || x.phrase - y.phrase;

/**
 * The colours that a palette should hold, the weightiest first: what is named before what ideas bring, nothing that is refused,
 * at most four hues.
 */
export const requestedHues = (reading: NoteReading): readonly Asked[] => {
  const { refused, alternates } = reading;
  const all = distinct(reading.asked);
  let asked: readonly Asked[] = all.filter((one) => !isRuledOut(one, refused));
  if (asked.length < all.length) {
    const others = alternates
      .map((name, i) => implied(name, 0.36 - 0.02 * i))
      .filter((one) => !isRuledOut(one, refused));
    const room = Math.max(1, 4 - asked.filter(isHue).length);
    asked = [...asked, ...others.filter(({ name }) => asked.every((one) => one.name !== name)).slice(0, room)];
  }
  asked = byTemperature(asked, reading);
  if (reading.isOnly) asked = asked.filter(({ only, role, stated }) => only || (role !== undefined && stated));
  else {
    const stated = asked.filter((one) => one.stated);
    const hues = stated.filter(isHue);
    if (hues.length >= 2 || (hues.length === 1 && stated.length >= 2)) asked = stated;
    else if (hues.length === 1) {
      const own = hues[0]!;
      // A colour with a role has no companions; a named one none of moods and trades.
      asked = asked.filter((one) => one.stated || (BESIDE.has(one.from) && (one.phrase !== own.phrase || !own.role)));
      if (own.named && own.role) asked = asked.filter((one) => one.stated || one.weight >= 0.55);
    }
  }
  if (reading.isGrey) asked = asked.filter((one) => !isHue(one) || one.role !== undefined);
  asked = [...asked].sort(byWeight);
  const hues = asked.filter(isHue);
  const most = mostHues(reading);
  // Neighbours of one idea give way to another hue.
  const chosen: Asked[] = [];
  for (const one of hues)
    if (
      one.stated ||
      chosen.every((other) => other.stated || hueGap(other.h, one.h) > 12 || Math.abs(other.l - one.l) > 0.14)
    )
      chosen.push(one);
  for (const one of hues) if (chosen.length < most && !chosen.includes(one)) chosen.push(one);
  const held = new Set(chosen.slice(0, most));
  return asked.filter((one) => !isHue(one) || held.has(one));
};
