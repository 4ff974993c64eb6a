import type { Component } from './components.ts';

/** Answers the pixels of a piece of ink, row by row. `labels` has the number of the piece that each pixel is of, from 1; 0 where there is no ink. */
export const pixelsByPiece = (
  components: readonly Component[],
  labels: Int32Array,
): ((piece: Component) => Int32Array) => {
  const ends = new Int32Array(components.length + 1);
  let total = 0;
  for (const { label, area } of components) {
    ends[label] = total;
    total += area;
  }
  const pixels = new Int32Array(total);
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at]!;
    if (label === 0) continue;
    pixels[ends[label]!] = at;
    ends[label]! += 1;
  }
  return ({ label, area }) => pixels.subarray(ends[label]! - area, ends[label]!);
};
