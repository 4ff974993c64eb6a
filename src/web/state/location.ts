import { effect, signal, untracked } from '@preact/signals';
import { FORMER_PATHS, OF_FORMER_FIRST, ROUTES, type Route, routeAt } from '../routes.ts';
import { type AddressValues, readFragment, writeFragment } from './address.ts';
import { readerSettled } from './color-text.ts';
import { destination, recordBy } from './navigation.ts';
import { linkSet, noteLink, openOnSet, standOf, valuesOfSet } from './set-link.ts';
import type { View } from './view.ts';
import { workingSet } from './working-set.ts';

/** The view that is shown, once it is loaded. */
export const currentPage = signal<{ readonly route: Route; readonly view: View } | undefined>(undefined);
/** Why a view could not be loaded. */
export const loadFailure = signal<string | undefined>(undefined);

const WRITE_MS = 250;

const isHeld = ({ holds = {} }: Route, values: AddressValues): boolean =>
  Object.entries(holds).every(([name, value]) => values[name] === value);

/** The view of an address; of one that it once had as well. */
export const routeOf = (path: string, hash = ''): Route => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const former = FORMER_PATHS[plain];
  if (plain === '/' && OF_FORMER_FIRST.some((name) => name in readFragment(hash))) return routeAt('/color');
  if (former) return former.find((route) => isHeld(route, readFragment(hash))) ?? former[0]!;
  return ROUTES.find((route) => route.path === plain) ?? ROUTES[0]!;
};

/** The route of the view that is shown; until one is loaded, that of the address. */
export const routeNow = (): Route => currentPage.value?.route ?? routeOf(location.pathname, location.hash);

/** The fragment of the address; a lone `#` is one too: with it a view opens as at the start, without one on the working set. */
const fragmentNow = (): string => /#.*$/s.exec(location.href)?.[0] ?? '';

/** Whether the start state of a view is one that somebody worked towards, so that its address must not open with another set. */
const isWorkedOn = ({ set, inputs }: View): boolean =>
  set !== undefined && (inputs.canUndo || workingSet.peek().colors.length > 0);

/** Path and fragment of a view with its inputs as they are; `isForAll` where the view is to open so whatever the set of whoever opens it. */
const addressOf = (
  route: Route,
  view: View,
  isForAll = false,
): { readonly route: Route; readonly fragment: string } => {
  const { inputs } = view;
  const isShared = isForAll || isWorkedOn(view);
  if (view.inAddress && !view.inAddress()) return { route, fragment: '' };
  const fragment = inputs.fragment() || (isShared ? inputs.wholeFragment() || '#' : '');
  if (!route.holds) return { route, fragment };
  const names = Object.keys(route.holds);
  const now = Object.fromEntries(names.map((name) => [name, inputs.get(name)]));
  const rest = Object.entries(readFragment(fragment)).filter(([name]) => !names.includes(name));
  return {
    route: ROUTES.find((one) => one.load === route.load && isHeld(one, now)) ?? route,
    fragment: writeFragment(Object.fromEntries(rest)) || (isForAll || valuesOfSet(view) ? '#' : ''),
  };
};

/** What the inputs are to be: the fragment, and what the path says. */
const whole = ({ holds }: Route, hash: string): string =>
  holds ? writeFragment({ ...readFragment(hash), ...holds }) : hash;

/** How often a view was asked for: what was asked before the last time is no longer wanted. */
let asked = 0;

/**
 * Shows the view of the present address, with its inputs, unless another is asked for before it is there. `cameFromSet` says that the
 * address has the colours of the set.
 */
export const showAddress = async (cameFromSet = false): Promise<void> => {
  asked += 1;
  const mine = asked;
  const { pathname, hash } = location;
  const route = routeOf(pathname, hash);
  try {
    const { view } = await route.load();
    if (mine !== asked) return;
    const given = whole(route, hash);
    const isShown = currentPage.value?.view === view;
    const [before, stepBefore] = [standOf(view, isShown), view.inputs.lastStep];
    if (!isShown || view.inputs.fragment() !== given) view.inputs.load(given);
    const loadedAt = view.inputs.lastStep;
    // The colours of an address stand above those of the working set, which may change or become readable while the view is loaded.
    let taken = cameFromSet ? workingSet.peek() : undefined;
    const takeSet = (): void => {
      const set = workingSet.peek();
      const values = taken !== set && (cameFromSet || fragmentNow() === '') ? valuesOfSet(view) : undefined;
      if (!values) return;
      view.inputs.adopt(values);
      taken = set;
    };
    takeSet();
    await readerSettled();
    if (mine !== asked) return;
    takeSet();
    await view.ready?.();
    if (mine !== asked) return;
    takeSet();
    loadFailure.value = undefined;
    currentPage.value = { route, view };
    linkSet(view, taken !== undefined && taken === workingSet.peek());
    if (loadedAt !== undefined && loadedAt !== stepBefore) noteLink(view, loadedAt, before);
    document.title = `${route.title} · Metamer`;
    // A former address is replaced by the present one.
    if (pathname !== route.path) writeAddress();
  } catch {
    if (mine !== asked) return;
    loadFailure.value = `${route.name} could not be loaded. The service may have been updated or stopped.`;
  }
};

/** Puts the inputs of the shown view into the address, as a new entry of the history where that is asked for. */
export const writeAddress = (isNewEntry = false): void => {
  const now = currentPage.peek();
  if (!now || routeOf(location.pathname, location.hash) !== now.route) return;
  const { inAddress } = now.view;
  if (inAddress && untracked(inAddress) === undefined) return;
  const { route, fragment } = untracked(() => addressOf(now.route, now.view));
  const address = route.path + fragment;
  if (address !== location.pathname + fragmentNow()) {
    if (isNewEntry) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }
  if (route !== now.route) currentPage.value = { ...now, route };
};

/** The address with which the shown view opens as it is for everybody, whatever their working set. */
export const sharedAddress = (): string => {
  const now = currentPage.peek();
  if (!now) return location.pathname;
  const { route, fragment } = untracked(() => addressOf(now.route, now.view, true));
  return route.path + fragment;
};

const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();

/** Values in place of those that a fragment has of the same names. */
const joined = (fragment: string, values: string): string =>
  writeFragment({ ...readFragment(fragment), ...readFragment(values) });

/** Goes to a view, whose inputs stay as they are where `keeps` is set or no fragment is given; Back comes back to this one. */
export const go = async (path: string, fragment = '', keeps = false): Promise<void> => {
  asked += 1;
  const mine = asked;
  const before = currentPage.peek()?.route;
  let cameFromSet = false;
  const kept =
    fragment === '' || keeps
      ? await routeOf(path)
          .load()
          .then(
            ({ view }) => {
              const route = routeOf(path);
              if (addressOf(route, view).route !== route) return '';
              // What is open already stays as it is, perhaps with the colours of a link.
              cameFromSet = !keeps && view !== currentPage.peek()?.view && openOnSet(view);
              return addressOf(route, view).fragment;
            },
            () => '',
          )
      : '';
  if (mine !== asked) return;
  if (location.pathname === path && !fragment && loadFailure.value === undefined) return;
  // What was typed a moment ago is not in the address yet: Back must find it there.
  writeAddress();
  history.pushState(null, '', path + (keeps ? joined(kept, fragment) : fragment || kept));
  await showAddress(cameFromSet);
  if (currentPage.peek()?.route !== before) focusHeading();
};

/** Keeps the address as the inputs are, four times a second at most, and follows Back and links. */
export const followLocation = (): void => {
  recordBy(writeAddress);
  let waiting = false;
  const write = (): void => {
    waiting = false;
    writeAddress();
  };
  effect(() => {
    // Read, so that this runs again when an input changes.
    const view = currentPage.value?.view;
    view?.inputs.fragment();
    view?.inAddress?.();
    if (waiting) return;
    waiting = true;
    setTimeout(write, WRITE_MS);
  });
  effect(() => {
    const to = destination.value;
    if (to) untracked(() => void go(to.path, to.fragment, to.keeps));
  });
  addEventListener('popstate', async () => {
    const before = currentPage.peek()?.route;
    await showAddress();
    if (currentPage.peek()?.route !== before) focusHeading();
  });
};
