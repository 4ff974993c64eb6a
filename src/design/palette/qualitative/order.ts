import { separationAt } from '../../../accessibility/vision/separation.ts';
import { LABS, labsOf } from '../../../accessibility/vision/views.ts';
import { direction } from '../../../exact/elementary.ts';
import { searchOklabOf } from '../../../exact/oklab.ts';

/** OKLCH hue of the blue that charts begin with: the hue that most eyes see alike. */
const BLUE = 255;

const lab = new Float64Array(3);
const fromBlue = (packed: number): number => {
  searchOklabOf(packed, lab);
  const off = Math.abs(direction(lab[2]!, lab[1]!) - BLUE);
  return Math.min(off, 360 - off);
};

/**
 * Orders the colours of a set as a chart uses them: the first stays where it was given, else it is the bluest; each
 * next one is the furthest from all before it, so that any first part of the set is easier to distinguish than the
 * whole.
 */
export const inChartOrder = (colors: readonly number[], firstIsGiven: boolean): number[] => {
  const labs = new Float64Array(colors.length * LABS);
  colors.forEach((packed, i) => {
    labsOf(packed, labs, i * LABS);
  });
  const turns = colors.map(fromBlue);
  const first = firstIsGiven ? 0 : turns.indexOf(Math.min(...turns));
  const order = [first];
  const apart = colors.map((_, i) => (i === first ? -1 : Number.MAX_VALUE));
  while (order.length < colors.length) {
    const last = order.at(-1)!;
    let next = -1;
    for (let i = 0; i < colors.length; i += 1) {
      if (apart[i]! < 0) continue;
      apart[i] = Math.min(apart[i]!, separationAt(labs, i * LABS, labs, last * LABS, 'colour-blind'));
      if (next < 0 || apart[i]! > apart[next]!) next = i;
    }
    order.push(next);
    apart[next] = -1;
  }
  return order.map((i) => colors[i]!);
};
