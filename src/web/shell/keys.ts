import { GUIDE, ROUTES } from '../routes.ts';
import { currentPage, go } from '../state/location.ts';
import { drawerOpen, greys, panel } from '../state/panels.ts';
import { redo, undo } from '../state/set-link.ts';
import { letterKeys, stepSurround } from '../state/surround.ts';
import type { Channel } from './change-channel.ts';
import { takesText } from './takes-text.ts';

const loadChange = () => import('./change-channel.ts');
const CHANNELS = ['l', 'c', 'h'] as const satisfies readonly Channel[];

const undoOrRedo = (event: KeyboardEvent): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || takesText(event.target)) return false;
  const { view } = currentPage.value ?? {};
  if (event.shiftKey) redo(view);
  else undo(view);
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
  '/': () => document.querySelector<HTMLInputElement>('main .field input')?.focus(),
};

/** Whether the space bar operates what is focused. */
const isOperable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, summary, dialog, [role]') !== null;

/** How long after `g` the next letter names a view. */
const AFTER_G_MS = 1500;

/** The letter of a key; on a layout without Latin letters, by its place. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  key.length === 1 && key > '\u007f' && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();

/** Listens for the keys of the shell and of the view that is shown. */
export const listenToKeys = (): void => {
  const held = new Set<string>();
  let pressedG = Number.NEGATIVE_INFINITY;

  /** By when it was pressed, not when the page came to it. */
  const onLetter = (key: string, now: number): boolean => {
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
    const own = currentPage.value?.view.keys?.find((one) => one.key === key)?.run ?? LETTERS[key];
    own?.();
    return own !== undefined;
  };

  addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      panel.value = panel.value === 'commands' ? undefined : 'commands';
      return;
    }
    if (panel.value !== undefined) return;
    if (undoOrRedo(event)) return event.preventDefault();
    if (letterKeys.value === 'off' || takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = letterOf(event);
    const vertical = { arrowup: 1, arrowdown: -1 }[key];
    if (vertical !== undefined) {
      const channel = CHANNELS.find((one) => held.has(one));
      const place = (document.activeElement as HTMLElement | null)?.dataset.input;
      if (channel === undefined || place === undefined) return;
      event.preventDefault();
      const steps = vertical * (event.shiftKey ? 10 : 1);
      void loadChange().then(({ changeChannel }) => changeChannel(place, channel, steps));
      return;
    }
    // On a button or a link the space bar is theirs; with Shift it scrolls back.
    if (key === ' ' && (event.shiftKey || isOperable(event.target))) return;
    held.add(key);
    // It is there when the arrow comes.
    if (CHANNELS.some((one) => one === key)) void loadChange();
    if (key === 'b') greys.value = true;
    if (!event.repeat && onLetter(key, event.timeStamp)) event.preventDefault();
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
