import type { Rgb } from '../../color/rgb.ts';
import { line, slug } from './words.ts';

/** A named colour of an export. */
export interface NamedColor {
  /** Letters, digits, hyphens; unlike every other in its set. */
  readonly name: string;
  /** As the caller wrote it, on one line. */
  readonly label: string;
  readonly color: Rgb;
  /** What people call the colour, where that is known: style sheets say it beside the value. */
  readonly called?: string | undefined;
  /** The same in Display P3 as CSS, where that is known to have more chroma. */
  readonly p3?: string | undefined;
}

/** What the file formats of palettes, harmonies and shades have in common. */
export interface Swatches {
  /** What stands before every name: `palette-1`. */
  readonly prefix: string;
  readonly title: string;
  readonly items: readonly NamedColor[];
  /** What a JSON file holds: the resource in the shape in which the service takes it back. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** Settings of a file; a format takes those that it knows. */
export interface FileOptions {
  readonly prefix?: string | undefined;
  readonly color_format?: ColorFormat | undefined;
  /** The same by its other name; `color_format` counts where both are there. */
  readonly notation?: Notation | undefined;
  /** SVG: pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** SVG: the name and value of every colour written on it. */
  readonly labels?: boolean | undefined;
  /** Utility configuration: of which version of the framework. */
  readonly version?: 3 | 4 | undefined;
}

export const COLOR_FORMATS = ['hex', 'rgb', 'hsl', 'oklch', 'p3'] as const;
export type ColorFormat = (typeof COLOR_FORMATS)[number];

/** Notations that every writer of colours has. */
export const NOTATIONS = ['hex', 'oklch', 'p3'] as const satisfies readonly ColorFormat[];
export type Notation = (typeof NOTATIONS)[number];

/** Colours with names of their own: what no letters are left of becomes a number, a name met again gets one. */
export const named = (
  colors: readonly { readonly label: string; readonly color: Rgb; readonly p3?: string | undefined }[],
): NamedColor[] => {
  const taken = new Set<string>();
  return colors.map(({ label, color, p3 }, i) => {
    const wanted = slug(label) || String(i + 1);
    let name = wanted;
    for (let again = 2; taken.has(name); again += 1) name = `${wanted}-${again}`;
    taken.add(name);
    return { name, label: line(label) || name, color, p3 };
  });
};
