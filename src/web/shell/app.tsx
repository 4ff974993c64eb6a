import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce } from '../state/announce.ts';
import { currentPage, loadFailure } from '../state/location.ts';
import { drawerOpen, greys, type Panel, panel } from '../state/panels.ts';
import type { View } from '../state/view.ts';
import { Boundary } from './boundary.tsx';
import { DroppedParts } from './dropped.tsx';
import { GroupNavigation, Header } from './header.tsx';
import { Notice, Said } from './notice.tsx';

type Loaded<Props> = (props: Props) => ComponentChildren;

/** A part of the shell that is loaded when it is first wanted: a first view does not wait for it. */
const later = <Props extends object>(wanted: () => boolean, load: () => Promise<Loaded<Props>>) => {
  const loaded = signal<Loaded<Props> | undefined>(undefined);
  return (props: Props) => {
    const Part = loaded.value;
    if (wanted() && !Part)
      load().then(
        (part) => {
          loaded.value = part;
        },
        () => {
          panel.value = undefined;
          drawerOpen.value = false;
          announce('This could not be loaded. Try again.');
        },
      );
    return Part && wanted() ? <Part {...props} /> : null;
  };
};

const dialog = (name: Panel, load: () => Promise<Loaded<object>>) => later(() => panel.value === name, load);

const Export = dialog('export', async () => (await import('./export-dialog.tsx')).ExportDialog);
const Paste = dialog('paste', async () => (await import('./import-dialog.tsx')).PasteDialog);
const Key = dialog('key', async () => (await import('./key-dialog.tsx')).KeyDialog);
const Keys = dialog('keys', async () => (await import('./shortcuts-dialog.tsx')).KeysDialog);
const Call = later<{ view: View }>(
  () => drawerOpen.value,
  async () => (await import('./code-drawer.tsx')).Drawer,
);

const Content = () => {
  if (loadFailure.value !== undefined)
    return (
      <div class="card empty" role="alert">
        <h1 tabIndex={-1}>This view is missing</h1>
        <p>{loadFailure.value}</p>
        {/* A file that once failed is not asked for again by every browser, and an update gives it another name. */}
        <button type="button" class="button" onClick={() => location.reload()}>
          Load the page again
        </button>
      </div>
    );
  if (!currentPage.value) return <p class="loading">Loading …</p>;
  const { route, view } = currentPage.value;
  const { Main } = view;
  return (
    <>
      <GroupNavigation />
      <DroppedParts />
      <Boundary key={route.path} path={route.path}>
        <Main />
      </Boundary>
    </>
  );
};

/** Header, view, drawer, dialogs, and what is said. */
export const App = () => (
  <>
    <button type="button" class="skip" onClick={() => document.querySelector<HTMLElement>('h1')?.focus()}>
      To the content
    </button>
    <Header />
    <div class={drawerOpen.value ? 'below with-drawer' : 'below'}>
      <main id="main" class={greys.value ? 'greys' : ''}>
        <Content />
      </main>
      {drawerOpen.value && currentPage.value ? (
        <Call key={currentPage.value.route.path} view={currentPage.value.view} />
      ) : null}
    </div>
    <Export />
    <Paste />
    <Key />
    <Keys />
    <Said />
    <Notice />
  </>
);
