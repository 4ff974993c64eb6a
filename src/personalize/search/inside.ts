import { direction } from '../../exact/elementary.ts';
import { fitOklch } from '../../exact/fit.ts';
import { searchOklabOf } from '../../exact/oklab.ts';
import { membership, type Window } from '../brief/window.ts';
import { hslSaturation } from '../score/member.ts';

const HUES = 72;
const LIGHTNESSES = 14;
const CHROMAS = 8;

interface Cell {
  readonly packed: number;
  readonly l: number;
  readonly c: number;
}

const lab = new Float64Array(3);

/** Whether a colour lies in a window: lightness, chroma and saturation; the hue aside. */
const isIn = (window: Window, packed: number): boolean => {
  searchOklabOf(packed, lab);
  const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!];
  return membership(window, l, Math.sqrt(a * a + b * b), hslSaturation(packed)) === 1;
};

/** Colours of one hue that lie in a window, from a grid over its lightness and chroma. */
const cellsAt = (window: Window, hue: number): readonly Cell[] => {
  const cells: Cell[] = [];
  const [least, most] = window.chroma;
  for (const [low, high] of window.lightness)
    for (let i = 0; i < LIGHTNESSES; i += 1)
      for (let j = 0; j < CHROMAS; j += 1) {
        const l = low + ((high - low) * (i + 0.5)) / LIGHTNESSES;
        const c = least + ((most - least) * (j + 0.5)) / CHROMAS;
        const packed = fitOklch(l, c, hue);
        if (isIn(window, packed)) cells.push({ packed, l, c });
      }
  return cells;
};

const fields = new WeakMap<Window, (readonly Cell[] | undefined)[]>();

/** The cells of the hue nearest to one at which the window has any. */
const cellsNear = (window: Window, hue: number): readonly Cell[] => {
  const field = fields.get(window) ?? new Array<readonly Cell[] | undefined>(HUES).fill(undefined);
  fields.set(window, field);
  const at = Math.floor((hue / 360) * HUES + 0.5);
  for (let away = 0; away <= HUES / 2; away += 1)
    for (const step of away === 0 ? [0] : [away, -away]) {
      const bin = (((at + step) % HUES) + HUES) % HUES;
      field[bin] ??= cellsAt(window, (360 * bin) / HUES);
      if (field[bin].length > 0) return field[bin];
    }
  return [];
};

/** How much a difference of chroma weighs beside one of lightness. */
const CHROMA_WEIGHT = 2;

/**
 * A colour that lies in a window: itself where it does, else the nearest in lightness and chroma of a grid, at its hue or
 * the nearest hue at which sRGB has any colour of the window.
 */
export const broughtInside = (window: Window, packed: number): number => {
  if (isIn(window, packed)) return packed;
  const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!];
  const chroma = Math.sqrt(a * a + b * b);
  let [nearest, least] = [packed, Number.MAX_VALUE];
  for (const cell of cellsNear(window, direction(b, a))) {
    const [dl, dc] = [cell.l - l, CHROMA_WEIGHT * (cell.c - chroma)];
    const distance = dl * dl + dc * dc;
    if (distance < least) [nearest, least] = [cell.packed, distance];
  }
  return nearest;
};
