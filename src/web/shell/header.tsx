import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../parts/icon.tsx';
import { GUIDE, ROUTES, type Route } from '../routes.ts';
import { meter } from '../state/api.ts';
import { apiKey } from '../state/key.ts';
import { currentPage, go, routeNow } from '../state/location.ts';
import { drawerOpen, type Panel, panel } from '../state/panels.ts';
import { stepSurround } from '../state/surround.ts';

const Mark = () => (
  <svg class="mark" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <circle cx="10" cy="13" r="8" class="mark-a" />
    <circle cx="16" cy="13" r="8" class="mark-b" />
  </svg>
);

/** Follows a link in this page, unless it is to open elsewhere. */
const follow =
  (path: string) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void go(path);
  };

const Link = ({ route, name, current, icon }: { route: Route; name: string; current: boolean; icon?: IconName }) => (
  <a href={route.path} data-name={name} aria-current={current ? 'page' : undefined} onClick={follow(route.path)}>
    {icon ? <Icon name={icon} size={18} /> : null}
    {name}
  </a>
);

/** Of the views that stand under one name, the first leads to all. */
const LEADS = ROUTES.filter(
  ({ group, apart }, i) => !apart && (group === undefined || ROUTES.findIndex((one) => one.group === group) === i),
);

/** From the first on: the served header has the same link marked. */
const isHere = (route: Route): boolean => {
  const here = routeNow();
  return route.group === undefined ? here === route : here.group === route.group;
};

const Navigation = () => (
  <nav aria-label="Views" class="top-views">
    <ul>
      {LEADS.map((route) => (
        <li key={route.path}>
          <Link route={route} name={route.group ?? route.name} current={isHere(route)} />
        </li>
      ))}
    </ul>
  </nav>
);

/** What has a place at the bottom of a phone, and how it is drawn there. */
const TAB_ICONS: Readonly<Record<string, IconName>> = {
  '/color': 'circle',
  '/contrast': 'half',
  '/vision': 'eye',
  '/make': 'bars',
  '/audit': 'list',
};

export const Tabs = () => (
  <nav aria-label="Main views" class="tabs">
    <ul>
      {LEADS.filter(({ path }) => path in TAB_ICONS).map((route) => (
        <li key={route.path}>
          <Link route={route} name={route.group ?? route.name} current={isHere(route)} icon={TAB_ICONS[route.path]!} />
        </li>
      ))}
    </ul>
  </nav>
);

/** The other views of the same name. */
export const GroupNavigation = () => {
  const here = currentPage.value?.route;
  const nav = useRef<HTMLElement>(null);
  // On a phone the names take more than the width: the one that is shown is not left outside it.
  useEffect(() => {
    const current = here?.group && nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - nav.current.clientWidth / 2;
  }, [here]);
  if (here?.group === undefined) return null;
  return (
    <nav class="group-nav" aria-label={here.group} ref={nav}>
      <ul>
        {ROUTES.filter(({ group }) => group === here.group).map((route) => (
          <li key={route.path}>
            <Link route={route} name={route.name} current={route === here} />
          </li>
        ))}
      </ul>
    </nav>
  );
};

const open = (name: Panel) => (): void => {
  panel.value = name;
};

const toggleCode = (): void => {
  drawerOpen.value = !drawerOpen.value;
};

/** What the header has no room for: on a phone nearly all of it, elsewhere what is rarely wanted. */
const Menu = () => {
  const library = ROUTES.find(({ group }) => group === 'Library')!;
  const account = ROUTES.find(({ path }) => path === '/account')!;
  const close = (): void => document.getElementById('top-menu')?.hidePopover();
  const run = (action: () => void) => (): void => {
    close();
    action();
  };
  return (
    <>
      <button type="button" class="button plain" popovertarget="top-menu">
        {apiKey.value === undefined ? 'Menu' : 'Account'}
      </button>
      <div id="top-menu" popover="auto" class="menu top-menu">
        {meter.value ? (
          <p class="menu-title muted">
            {Number(meter.value.remaining).toLocaleString('en')} credits left. Last request: {meter.value.cost}
          </p>
        ) : null}
        <ul>
          {[library, account].map((route) => (
            <li key={route.path}>
              <a
                href={route.path}
                onClick={(event) => {
                  close();
                  follow(route.path)(event);
                }}
              >
                {route.group ?? 'Account and usage'}
              </a>
            </li>
          ))}
          <li>
            <a href={GUIDE.path}>{GUIDE.name}</a>
          </li>
          <li>
            <button type="button" onClick={run(open('key'))}>
              {apiKey.value === undefined ? 'Sign in' : 'API key'}
            </button>
          </li>
          <li>
            <button type="button" onClick={run(open('paste'))}>
              Import colours
            </button>
          </li>
          <li>
            <button type="button" onClick={run(open('export'))}>
              Export
            </button>
          </li>
          <li>
            <button type="button" onClick={run(toggleCode)}>
              {drawerOpen.value ? 'Hide code' : 'Show code'}
            </button>
          </li>
          <li>
            <button type="button" onClick={stepSurround}>
              Theme: light, dark, mid-grey
            </button>
          </li>
          <li>
            <button type="button" onClick={run(open('keys'))}>
              Keyboard shortcuts
            </button>
          </li>
        </ul>
      </div>
    </>
  );
};

export const Header = () => (
  <header class="top">
    <button type="button" class="skip" onClick={() => document.querySelector<HTMLElement>('h1')?.focus()}>
      Skip to content
    </button>
    <a class="brand" aria-label="Metamer" href="/" onClick={follow('/')}>
      <Mark />
      <span class="brand-name">Metamer</span>
    </a>
    <Navigation />
    <div class="tools">
      <button type="button" class="button finder" aria-keyshortcuts="Control+K" onClick={open('commands')}>
        Search or paste <span class="key">Ctrl K</span>
      </button>
      <a class="button plain wide-only" href={GUIDE.path}>
        {GUIDE.name}
      </a>
      <button
        type="button"
        class="button plain wide-only"
        aria-expanded={drawerOpen.value}
        aria-keyshortcuts="K"
        onClick={toggleCode}
      >
        {drawerOpen.value ? 'Hide code' : 'Show code'}
      </button>
      {apiKey.value === undefined ? (
        <button type="button" class="button plain wide-only" onClick={open('key')}>
          Sign in
        </button>
      ) : null}
      <Menu />
    </div>
  </header>
);
