import { ciede2000 } from '../../../color/difference/ciede2000.ts';
import { labAt, type MapPath } from './path.ts';

const ROUNDS = 26;
const STRIDES = 32;

/** The first place after `from` (towards `to`) that differs from it by `step` (CIEDE2000); undefined where none does. */
const next = (path: MapPath, from: number, to: number, step: number): number | undefined => {
  const start = labAt(path, from);
  const far = (t: number): boolean => ciede2000(start, labAt(path, t)) >= step;
  let [low, high] = [from, from];
  for (let i = 1; i <= STRIDES; i += 1) {
    const place = i === STRIDES ? to : from + ((to - from) * i) / STRIDES;
    if (far(place)) {
      high = place;
      break;
    }
    low = place;
  }
  if (high === from) return undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (far(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/** Places from `from` towards `to` of which each differs from the one before by `step`: at most `count` after the first. */
export const march = (path: MapPath, from: number, to: number, step: number, count: number): number[] => {
  const places = [from];
  while (places.length <= count) {
    const place = next(path, places.at(-1)!, to, step);
    if (place === undefined) break;
    places.push(place);
  }
  return places;
};

/** The largest step with which `count` steps fit between two places; infinite for none. */
export const largestStep = (path: MapPath, from: number, to: number, count: number): number => {
  if (count === 0) return Number.POSITIVE_INFINITY;
  let [low, high] = [0, 100];
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = (low + high) / 2;
    if (march(path, from, to, step, count).length > count) low = step;
    else high = step;
  }
  return low;
};
