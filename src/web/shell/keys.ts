import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import { GUIDE, ROUTES } from '../routes.ts';
import { readColorText } from '../state/color-text.ts';
import { go, shown } from '../state/location.ts';
import { letterKeys, stepSurround } from '../state/surround.ts';
import type { Places } from '../views/view.ts';
import { drawerOpen, greys, panel } from './panels.ts';
import { takesText } from './takes-text.ts';

/** Steps of a channel by a press of an arrow, and its range. */
const CHANNELS = {
  l: { step: 0.005, clamp: (v: number) => Math.min(1, Math.max(0, v)) },
  c: { step: 0.002, clamp: (v: number) => Math.max(0, v) },
  h: { step: 1, clamp: (v: number) => (v + 360) % 360 },
} as const;
type Channel = keyof typeof CHANNELS;

/** Where the last key left a colour: eight bits would lose a step that is smaller than they are. */
let left: { readonly input: string; readonly hex: string; readonly oklch: Oklch } | undefined;

/** Changes one channel of the colour that is focused; false where none is. */
const changeFocused = (channel: Channel, steps: number): boolean => {
  const { input } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  const { view } = shown.value ?? {};
  if (input === undefined || !view) return false;
  const places: Places = view.places ?? view.inputs;
  const { color } = readColorText(places.colorAt(input) ?? '');
  if (!color) return false;
  const { step, clamp } = CHANNELS[channel];
  const before = left?.input === input && left.hex === toHex(color) ? left.oklch : toOklch(color);
  const moved = { ...before, [channel]: clamp(before[channel] + steps * step) };
  const oklch = channel === 'c' ? { ...moved, c: Math.min(moved.c, maxChroma(moved.l, moved.h)) } : moved;
  const hex = toHex(oklchToRgb(oklch));
  left = { input, hex, oklch };
  if (hex !== toHex(color)) places.setColor(input, hex);
  return true;
};

const undoOrRedo = (event: KeyboardEvent): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || takesText(event.target)) return false;
  const { view } = shown.value ?? {};
  if (event.shiftKey) view?.inputs.redo();
  else view?.inputs.undo();
  return true;
};

/** What letters do outside of fields. */
const LETTERS: Readonly<Record<string, () => void>> = {
  k: () => {
    drawerOpen.value = !drawerOpen.value;
  },
  e: () => {
    panel.value = 'export';
  },
  v: () => {
    panel.value = 'paste';
  },
  s: stepSurround,
  '?': () => {
    panel.value = 'keys';
  },
  '/': () => document.querySelector<HTMLInputElement>('.field input')?.focus(),
};

/** How long after `g` the next letter names a view. */
const AFTER_G_MS = 1500;

/** The letter of a key; on a layout without Latin letters, by its place. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  key.length === 1 && key > '\u007f' && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();

/** Listens for the keys of the shell and of the view that is shown. */
export const listenToKeys = (): void => {
  const held = new Set<string>();
  let pressedG = Number.NEGATIVE_INFINITY;

  const onLetter = (key: string): boolean => {
    const now = performance.now();
    if (now - pressedG < AFTER_G_MS) {
      pressedG = Number.NEGATIVE_INFINITY;
      const route = ROUTES.find(({ letter }) => letter === key);
      if (route) void go(route.path);
      else if (key === GUIDE.letter) location.assign(GUIDE.path);
      return route !== undefined || key === GUIDE.letter;
    }
    if (key === 'g') {
      pressedG = now;
      return true;
    }
    const own = shown.value?.view.keys?.find((one) => one.key === key)?.run ?? LETTERS[key];
    own?.();
    return own !== undefined;
  };

  addEventListener('keydown', (event) => {
    if (panel.value !== undefined) return;
    if (undoOrRedo(event)) return event.preventDefault();
    if (letterKeys.value === 'off' || takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = letterOf(event);
    const vertical = { arrowup: 1, arrowdown: -1 }[key];
    if (vertical !== undefined) {
      const channel = (Object.keys(CHANNELS) as Channel[]).find((one) => held.has(one));
      if (channel && changeFocused(channel, vertical * (event.shiftKey ? 10 : 1))) event.preventDefault();
      return;
    }
    held.add(key);
    if (key === 'b') greys.value = true;
    if (!event.repeat && onLetter(key)) event.preventDefault();
  });
  addEventListener('keyup', (event) => {
    held.delete(letterOf(event));
    if (letterOf(event) === 'b') greys.value = false;
  });
  addEventListener('blur', () => {
    held.clear();
    greys.value = false;
  });
};
