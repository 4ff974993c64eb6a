import type { Component } from './components.ts';

export const heightOf = ({ top, bottom }: Component): number => bottom - top;
export const widthOf = ({ left, right }: Component): number => right - left;

/** A line of text: its letters and their box. */
export interface TextLine {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly letters: readonly Component[];
}

/** The line that some letters make. */
export const lineOf = (letters: readonly Component[]): TextLine => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const letter of letters) {
    left = Math.min(left, letter.left);
    top = Math.min(top, letter.top);
    right = Math.max(right, letter.right);
    bottom = Math.max(bottom, letter.bottom);
  }
  return { left, top, right, bottom, letters };
};
