import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce, announcement } from '../state/announce.ts';
import { loadFailure, showAddress, shown } from '../state/location.ts';
import type { View } from '../views/view.ts';
import { GroupNavigation, Header } from './header.tsx';
import { drawerOpen, greys, type Panel, panel } from './panels.ts';

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
const Paste = dialog('paste', async () => (await import('./paste-dialog.tsx')).PasteDialog);
const Key = dialog('key', async () => (await import('./key-dialog.tsx')).KeyDialog);
const Keys = dialog('keys', async () => (await import('./keys-dialog.tsx')).KeysDialog);
const Call = later<{ view: View }>(
  () => drawerOpen.value,
  async () => (await import('./drawer.tsx')).Drawer,
);

const Content = () => {
  if (loadFailure.value !== undefined)
    return (
      <div class="card empty" role="alert">
        <h1 tabIndex={-1}>This view is missing</h1>
        <p>{loadFailure.value}</p>
        <button type="button" class="button" onClick={() => showAddress()}>
          Try again
        </button>
      </div>
    );
  if (!shown.value) return <p class="loading">Loading …</p>;
  const { Main } = shown.value.view;
  return (
    <>
      <GroupNavigation />
      <Main />
    </>
  );
};

/** Header, view, drawer, dialogs, and the one live region. */
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
      {drawerOpen.value && shown.value ? <Call view={shown.value.view} /> : null}
    </div>
    <Export />
    <Paste />
    <Key />
    <Keys />
    <p class="off-screen" role="status" aria-live="polite">
      {announcement.value}
    </p>
  </>
);
