/** What a poster is drawn with. Lengths are units of the view box; angles degrees, clockwise. */
export type Shape =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
    }
  | { readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly r: number; readonly fill: string }
  | {
      readonly kind: 'ring';
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
      readonly stroke: string;
      readonly width: number;
    }
  | { readonly kind: 'path'; readonly d: string; readonly fill: string }
  | { readonly kind: 'line'; readonly d: string; readonly stroke: string; readonly width: number };

/** A line of text on a background of one colour. */
export interface Lettering {
  readonly text: string;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly face: 'display' | 'text';
  readonly fg: string;
  readonly bg: string;
}

export const WIDTH = 1200;
export const HEIGHT = 1600;

const number = (v: number): string => String(Number(v.toFixed(1)));

/** Path data from commands and numbers, one decimal each. */
export const path = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? number(part) : part)).join(' ');
