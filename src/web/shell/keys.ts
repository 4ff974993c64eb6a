import { oklchToRgb } from '../../color/gamut.ts';
import { toOklch } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import { GUIDE, ROUTES } from '../routes.ts';
import { readColorText } from '../state/color-text.ts';
import { go, shown } from '../state/location.ts';
import { letterKeys, stepSurround } from '../state/surround.ts';
import type { Places } from '../views/view.ts';
import { drawerOpen, greys, panel } from './panels.ts';

/** Steps of a channel by a press of an arrow, and its range. */
const CHANNELS = {
  l: { step: 0.005, clamp: (v: number) => Math.min(1, Math.max(0, v)) },
  c: { step: 0.002, clamp: (v: number) => Math.max(0, v) },
  h: { step: 1, clamp: (v: number) => (v + 360) % 360 },
} as const;
type Channel = keyof typeof CHANNELS;

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select');

/** Changes one channel of the colour that is focused; false where none is. */
const changeFocused = (channel: Channel, steps: number): boolean => {
  const { input } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  const { view } = shown.value ?? {};
  if (input === undefined || !view) return false;
  const places: Places = view.places ?? view.inputs;
  const { color } = readColorText(places.colorAt(input) ?? '');
  if (!color) return false;
  const { step, clamp } = CHANNELS[channel];
  const oklch = toOklch(color);
  places.setColor(input, toHex(oklchToRgb({ ...oklch, [channel]: clamp(oklch[channel] + steps * step) })));
  return true;
};

const undoOrRedo = (event: KeyboardEvent): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isText(event.target)) return false;
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

/** Listens for the keys of the shell and of the view that is shown. */
export const listenToKeys = (): void => {
  const held = new Set<string>();
  let afterG = false;

  const onLetter = (key: string): boolean => {
    if (afterG) {
      afterG = false;
      const route = ROUTES.find(({ letter }) => letter === key);
      if (route) void go(route.path);
      else if (key === GUIDE.letter) location.assign(GUIDE.path);
      return route !== undefined || key === GUIDE.letter;
    }
    if (key === 'g') {
      afterG = true;
      return true;
    }
    const own = shown.value?.view.keys?.find((one) => one.key === key)?.run ?? LETTERS[key];
    own?.();
    return own !== undefined;
  };

  addEventListener('keydown', (event) => {
    if (undoOrRedo(event)) return event.preventDefault();
    if (letterKeys.value === 'off' || isText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (panel.value !== undefined) return;
    const key = event.key.toLowerCase();
    const vertical = { arrowup: 1, arrowdown: -1 }[key];
    if (vertical !== undefined) {
      const channel = (Object.keys(CHANNELS) as Channel[]).find((one) => held.has(one));
      if (channel && changeFocused(channel, vertical * (event.shiftKey ? 10 : 1))) event.preventDefault();
      return;
    }
    held.add(key);
    if (key === 'b') greys.value = true;
    if (!event.repeat && onLetter(event.key === '?' ? '?' : key)) event.preventDefault();
  });
  addEventListener('keyup', (event) => {
    held.delete(event.key.toLowerCase());
    if (event.key.toLowerCase() === 'b') greys.value = false;
  });
  addEventListener('blur', () => {
    held.clear();
    greys.value = false;
  });
};
