import { effect, signal, untracked } from '@preact/signals';
import { ROUTES, type Route } from '../routes.ts';
import type { View } from '../views/view.ts';
import { readerSettled } from './color-text.ts';
import { destination } from './navigation.ts';

/** The view that is shown, once it is loaded. */
export const shown = signal<{ readonly route: Route; readonly view: View } | undefined>(undefined);
/** Why a view could not be loaded. */
export const loadFailure = signal<string | undefined>(undefined);

const WRITE_MS = 250;

const routeOf = (path: string): Route => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return ROUTES.find((route) => route.path === plain) ?? ROUTES[0]!;
};

/** How often a view was asked for: what was asked before the last time is no longer wanted. */
let asked = 0;

/** Shows the view of the present address, with its inputs, unless another is asked for before it is there. */
export const showAddress = async (): Promise<void> => {
  asked += 1;
  const mine = asked;
  const route = routeOf(location.pathname);
  const { hash } = location;
  try {
    const { view } = await route.load();
    if (mine !== asked) return;
    if (shown.value?.view !== view || view.inputs.fragment() !== hash) view.inputs.load(hash);
    await readerSettled();
    await view.ready?.();
    if (mine !== asked) return;
    loadFailure.value = undefined;
    shown.value = { route, view };
    document.title = `${route.name} · Metamer`;
  } catch {
    if (mine !== asked) return;
    loadFailure.value = `${route.name} could not be loaded. The service may have been updated or stopped.`;
  }
};

/** Puts the inputs of the shown view into the address. */
export const writeAddress = (): void => {
  const now = shown.peek();
  if (!now || routeOf(location.pathname) !== now.route) return;
  const address = location.pathname + untracked(() => now.view.inputs.fragment());
  if (address !== location.pathname + location.hash) history.replaceState(null, '', address);
};

const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();

/** Goes to a view; Back comes back to this one. */
export const go = async (path: string, fragment = ''): Promise<void> => {
  asked += 1;
  const mine = asked;
  const kept =
    fragment ||
    (await routeOf(path)
      .load()
      .then(
        ({ view }) => view.inputs.fragment(),
        () => '',
      ));
  if (mine !== asked) return;
  if (location.pathname === path && !fragment && loadFailure.value === undefined) return;
  // What was typed a moment ago is not in the address yet: Back must find it there.
  writeAddress();
  history.pushState(null, '', path + kept);
  await showAddress();
  focusHeading();
};

/** Keeps the address as the inputs are, four times a second at most, and follows Back and links. */
export const followLocation = (): void => {
  let waiting = false;
  const write = (): void => {
    waiting = false;
    writeAddress();
  };
  effect(() => {
    // Read, so that this runs again when an input changes.
    shown.value?.view.inputs.fragment();
    if (waiting) return;
    waiting = true;
    setTimeout(write, WRITE_MS);
  });
  effect(() => {
    const to = destination.value;
    if (to) untracked(() => void go(to.path, to.fragment));
  });
  addEventListener('popstate', async () => {
    const before = shown.peek()?.route;
    await showAddress();
    if (shown.peek()?.route !== before) focusHeading();
  });
};
