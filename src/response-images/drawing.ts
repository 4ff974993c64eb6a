import type { Pen } from './canvas/pen.ts';

export const PICTURE_TYPES = ['image/svg+xml', 'image/png'] as const;
export type ResponseImageType = (typeof PICTURE_TYPES)[number];

/** Width of an image in pixels. */
export const WIDTHS = { min: 64, max: 2048, default: 800 } as const;

/** What is to be drawn, laid out for one width. */
export interface Drawing {
  /** Of the image, in pixels. */
  readonly height: number;
  /** In a few words, for those who do not see it. */
  readonly title: string;
  /** What there is to see, in one or two sentences. */
  readonly description: string;
  paint(): void;
}

/** Lays an answer out. It only measures; nothing is drawn before `paint`. */
export type Draw<Answer> = (answer: Answer, pen: Pen) => Drawing;
