import { oklabDistance, toOklab } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import type { Picture } from '../picture.ts';
import { explainByFlats } from './explained.ts';
import { findFlats } from './flats.ts';
import { clusters, type Quantised, ranked, visible } from './quantise.ts';
import { type Tallied, tally } from './tally.ts';

/** Oklab distance below which two colours of an image count as one. */
const ALIKE = 0.04;
/** What is left beside flat colours is noise below this share of the image. */
const NOISE_SHARE = 0.002;

/** Which of some colours is nearest to another, and how far it is. */
const nearestOf = (colors: readonly Tallied[]): ((color: Rgb) => { index: number; distance: number }) => {
  const labs = colors.map(({ color }) => toOklab(color));
  return (color) => {
    const lab = toOklab(color);
    let nearest = { index: -1, distance: Number.POSITIVE_INFINITY };
    for (const [index, other] of labs.entries()) {
      const distance = oklabDistance(lab, other);
      if (distance < nearest.distance) nearest = { index, distance };
    }
    return nearest;
  };
};

/**
 * An image with flat colours, at most the number requested: those unchanged, and clusters of what they do not explain.
 */
const besideFlats = (picture: Picture, flats: readonly Tallied[], count: number): Tallied[] => {
  const { weights, mask } = explainByFlats(picture, flats);
  const found = flats.map(({ color }, id) => ({ color, weight: weights[id]! }));
  const left = tally(picture, mask);
  const noise = NOISE_SHARE * [...found, ...left].reduce((sum, { weight }) => sum + weight, 0);
  const nearestFlat = nearestOf(flats);
  const alike: Tallied[] = [];
  const others: Tallied[] = [];
  for (const one of left) (nearestFlat(one.color).distance < ALIKE ? alike : others).push(one);
  const room = count - flats.length;
  const groups = room > 0 ? clusters(others, room) : others;
  const isColor = ({ weight }: Tallied): boolean => room > 0 && weight >= noise;
  const all = [...found, ...groups.filter(isColor)];
  const nearest = nearestOf(all);
  // What is like a flat, or too little to be a colour of the image, counts for the nearest colour.
  for (const { color, weight } of [...alike, ...groups.filter((one) => !isColor(one))]) {
    const { index } = nearest(color);
    all[index] = { color: all[index]!.color, weight: all[index]!.weight + weight };
  }
  return all;
};

/** Clusters of an image with more flat colours than requested: each returns its heaviest flat colour, if it has one. */
const snapped = (chosen: readonly Tallied[], flats: readonly Tallied[]): Tallied[] => {
  const heaviest = new Map<number, Rgb>();
  const nearest = nearestOf(chosen);
  for (const { color } of flats) {
    const { index } = nearest(color);
    if (!heaviest.has(index)) heaviest.set(index, color);
  }
  return chosen.map(({ color, weight }, k) => ({ color: heaviest.get(k) ?? color, weight }));
};

/**
 * The `count` colours that a designer would name in an image. One that fills more than a fiftieth of it is returned
 * unchanged; the mixes that smooth the edges between two such colours are not colours of their own. The rest is found
 * as `quantise` finds it. Fewer if the image has fewer colours. The most frequent first. Throws INVALID_INPUT for an
 * image whose pixels are all transparent.
 */
export const imagePalette = (picture: Picture, count: number, colors = visible(picture, 'image')): Quantised[] => {
  const flats = colors.length > count ? findFlats(picture, colors) : [];
  const some = flats.length > 0 && flats.length <= count;
  return ranked(some ? besideFlats(picture, flats, count) : snapped(clusters(colors, count), flats));
};
