import type { Shape } from './shape.ts';

/** The colours a composition has to work with. */
export interface PosterInks {
  /** Behind everything. */
  readonly background: string;
  /** Furthest from the background in lightness. */
  readonly ink: string;
  /** All others, the most striking first; at least two. */
  readonly colors: readonly string[];
  /** Those others from dark to light. */
  readonly ladder: readonly string[];
}

/** Where the lettering goes, and its background colour there. */
export interface TitlePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly behind: string;
}

/** A drawing made of the inks and a few random numbers 0..1. */
export interface Composition {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly draw: (inks: PosterInks, random: (i: number) => number) => { shapes: readonly Shape[]; title: TitlePlace };
}
