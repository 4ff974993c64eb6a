import { readMeasured, readRgb } from '../../color/resolve.ts';
import type { Rgb } from '../../color/rgb.ts';
import { functionOf, splitAt } from '../read/split.ts';

type Work = (colors: readonly string[]) => string | undefined;

const share = (text: string | undefined, usual: number): number | undefined => {
  if (text === undefined) return usual;
  const [, number, percent] = /^(-?[\d.]+)(%?)$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  return percent === '' && Math.abs(Number(number)) > 1 ? Number(number) / 100 : Number(number) / (percent ? 100 : 1);
};

const css = ({ r, g, b }: Rgb): string => `rgb(${r} ${g} ${b})`;

/** `mix()` of Sass for opaque colours: channels of sRGB, `weight` of the first. */
const mixed = (first: string, second: string, weight: number | undefined): string | undefined => {
  const [a, b] = [readRgb(first).color, readRgb(second).color];
  if (!a || !b || weight === undefined) return undefined;
  const mix = (x: number, y: number): number => Math.round(x * weight + y * (1 - weight));
  return css({ r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) });
};

/** A relative colour of CSS, which the reader of colours computes. */
const relative = (color: string, lightness: string): string | undefined => {
  const { color: read } = readMeasured(color);
  return read && `hsl(from ${css(read)} h s ${lightness})`;
};

const percent = (text: string | undefined): string | undefined => /^[\d.]+%?$/.exec(text ?? '')?.[0].replace('%', '');

const BLACK = '#000';
const WHITE = '#fff';

/** Functions of Sass and of Bootstrap that make colours, on values that are resolved. */
const FUNCTIONS: Readonly<Record<string, Work>> = {
  mix: ([a = '', b = '', weight]) => mixed(a, b, share(weight, 0.5)),
  'tint-color': ([a = '', weight]) => mixed(WHITE, a, share(weight, 0.5)),
  'shade-color': ([a = '', weight]) => mixed(BLACK, a, share(weight, 0.5)),
  'shift-color': ([a = '', weight]) => {
    const by = share(weight, 0);
    return by === undefined ? undefined : mixed(by > 0 ? BLACK : WHITE, a, Math.abs(by));
  },
  lighten: ([a = '', by]) => (percent(by) ? relative(a, `min(100, l + ${percent(by)})`) : undefined),
  darken: ([a = '', by]) => (percent(by) ? relative(a, `max(0, l - ${percent(by)})`) : undefined),
  rgba: ([a = '', alpha, ...more]) => {
    const { color } = more.length ? {} : readMeasured(a);
    return color && alpha !== undefined ? `rgb(${color.r} ${color.g} ${color.b} / ${alpha})` : undefined;
  },
};

const DEEPEST = 16;

/** A value of SCSS with its functions computed; as it is where they are of CSS, or not known. */
export const computeSass = (text: string, depth = 0): string => {
  const call = depth < DEEPEST ? functionOf(text) : undefined;
  const work = call && FUNCTIONS[call.name.replace(/^color\./, '')];
  if (!work) return text;
  const words = splitAt(call.inside).map(({ text: word }) =>
    computeSass(word.replace(/^\$?(?:color\d?|weight|alpha|amount)\s*:\s*/, ''), depth + 1),
  );
  return work(words) ?? text;
};
