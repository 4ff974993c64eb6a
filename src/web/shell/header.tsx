import { useEffect, useRef } from 'preact/hooks';
import { Icon, IconButton } from '../parts/icon.tsx';
import { GUIDE, ROUTES, type Route } from '../routes.ts';
import { meter } from '../state/api.ts';
import { apiKey } from '../state/key.ts';
import { currentPage, go } from '../state/location.ts';
import { drawerOpen, type Panel, panel } from '../state/panels.ts';
import { stepSurround } from '../state/surround.ts';
import type { View } from '../state/view.ts';

const Mark = () => (
  <svg class="mark" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <circle cx="10" cy="13" r="8" class="mark-a" />
    <circle cx="16" cy="13" r="8" class="mark-b" />
  </svg>
);

const Link = ({ route, name, current }: { route: Route; name: string; current: boolean }) => (
  <a
    href={route.path}
    aria-current={current ? 'page' : undefined}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void go(route.path);
    }}
  >
    {name}
  </a>
);

/** Of the views that stand under one name, the first leads to all. */
const LEADS = ROUTES.filter(
  ({ group }, i) => group === undefined || ROUTES.findIndex((one) => one.group === group) === i,
);

const Navigation = () => {
  const here = currentPage.value?.route;
  const nav = useRef<HTMLElement>(null);
  // On a phone the names take more than the width: the one that is shown is not left outside it.
  useEffect(() => {
    const current = here && nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here]);
  return (
    <nav aria-label="Views" ref={nav}>
      <ul>
        {LEADS.map((route) => (
          <li key={route.path}>
            <Link
              route={route}
              name={route.group ?? route.name}
              current={route.group === undefined ? here === route : here?.group === route.group}
            />
          </li>
        ))}
        <li>
          <a href={GUIDE.path}>{GUIDE.name}</a>
        </li>
      </ul>
    </nav>
  );
};

/** The other views of the same name. */
export const GroupNavigation = () => {
  const here = currentPage.value?.route;
  if (here?.group === undefined) return null;
  return (
    <nav class="group-nav" aria-label={here.group}>
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

const Meter = () =>
  meter.value ? (
    <span class="meter">
      <b>{Number(meter.value.remaining).toLocaleString('en')}</b> credits left, last call {meter.value.cost}
    </span>
  ) : null;

const opens = (name: Panel) => () => {
  panel.value = name;
};

const TOOLS = [
  { icon: 'paste', name: 'Take colours in', keys: 'V', onClick: opens('paste') },
  { icon: 'download', name: 'Export', keys: 'E', onClick: opens('export') },
  { icon: 'surround', name: 'Surround: light, dark, mid-grey', keys: 'S', onClick: stepSurround },
  { icon: 'keys', name: 'Keyboard', keys: '?', onClick: opens('keys') },
] as const;

/** The buttons of the history of a view; without one they are off. */
const historyTools = (inputs: View['inputs'] | undefined) =>
  [
    { icon: 'undo', name: 'Undo', keys: 'Control+Z', disabled: !inputs?.canUndo, onClick: () => inputs?.undo() },
    { icon: 'redo', name: 'Redo', keys: 'Control+Shift+Z', disabled: !inputs?.canRedo, onClick: () => inputs?.redo() },
  ] as const;

export const Header = () => {
  const inputs = currentPage.value?.view.inputs;
  return (
    <header class="top">
      <a
        class="brand"
        aria-label="Metamer"
        href={ROUTES[0]!.path}
        onClick={(event) => {
          event.preventDefault();
          void go(ROUTES[0]!.path);
        }}
      >
        <Mark />
        <span class="brand-name">Metamer</span>
      </a>
      <Navigation />
      <div class="tools" role="toolbar" aria-label="Tools">
        <Meter />
        {[...historyTools(inputs), ...TOOLS].map((tool) => (
          <IconButton key={tool.icon} {...tool} />
        ))}
        <button type="button" class="button quiet" onClick={opens('key')}>
          <Icon name="key" size={16} />
          {apiKey.value === undefined ? 'Add a key' : 'Key'}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-expanded={drawerOpen.value}
          aria-keyshortcuts="K"
          onClick={() => {
            drawerOpen.value = !drawerOpen.value;
          }}
        >
          <Icon name="call" size={16} />
          The call
        </button>
      </div>
    </header>
  );
};
