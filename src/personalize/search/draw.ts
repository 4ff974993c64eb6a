import { chromaLimit, fitOklch } from '../../exact/fit.ts';
import type { Window } from '../brief/window.ts';
import { broughtInside } from './inside.ts';

/** The lightness below which a share q of the bands of a window lies. */
const lightnessAt = ({ lightness }: Window, q: number): number => {
  const room = lightness.reduce((sum, [low, high]) => sum + high - low, 0);
  let rest = q * room;
  for (const [low, high] of lightness) {
    if (rest <= high - low) return low + rest;
    rest -= high - low;
  }
  return lightness.at(-1)![1];
};

/** A hue of the window's arc, or of the whole wheel. */
export const hueAt = ({ hues }: Window, q: number): number =>
  hues === null ? 360 * q : hues[0] + q * (hues[1] - hues[0]);

const PLACES = 9;

/** The lightness of the window nearest to `l` at which sRGB has room for its least chroma at this hue, or for the most. */
const withRoom = (window: Window, l: number, hue: number): number => {
  const [least] = window.chroma;
  if (chromaLimit(l, hue) >= least) return l;
  const places = Array.from({ length: PLACES }, (_, i) => lightnessAt(window, i / (PLACES - 1)));
  const rooms = places.map((place) => Math.min(least, chromaLimit(place, hue)));
  let best = 0;
  for (let i = 1; i < PLACES; i += 1) {
    const nearer = Math.abs(places[i]! - l) < Math.abs(places[best]! - l);
    if (rooms[i]! > rooms[best]! || (rooms[i] === rooms[best] && nearer)) best = i;
  }
  return places[best]!;
};

/** A colour of the window at a share of its lightness and of its chroma (0..1 each) and a hue in degrees; packed. */
export const colorIn = (window: Window, lightness: number, chroma: number, hue: number): number => {
  const [low, high] = window.chroma;
  const wanted = fitOklch(withRoom(window, lightnessAt(window, lightness), hue), low + chroma * (high - low), hue);
  return broughtInside(window, wanted);
};

/** A colour of the window from three numbers 0..1; packed. */
export const drawColor = (window: Window, l: number, c: number, h: number): number =>
  colorIn(window, l, c, hueAt(window, h));
