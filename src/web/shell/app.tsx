import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce, announcement } from '../state/announce.ts';
import { loadFailure, showAddress, shown } from '../state/location.ts';
import { Drawer } from './drawer.tsx';
import { GroupNavigation, Header } from './header.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { drawerOpen, greys, panel } from './panels.ts';
import { PasteDialog } from './paste-dialog.tsx';

/** The writers of files are loaded with the first export. */
const Export = () => {
  const loaded = useSignal<(() => ComponentChildren) | undefined>(undefined);
  if (panel.value === 'export' && !loaded.value)
    import('./export-dialog.tsx').then(
      ({ ExportDialog }) => {
        loaded.value = ExportDialog;
      },
      () => {
        panel.value = undefined;
        announce('The export could not be loaded. Try again.');
      },
    );
  const Dialog = loaded.value;
  return Dialog ? <Dialog /> : null;
};

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
      {drawerOpen.value && shown.value ? <Drawer view={shown.value.view} /> : null}
    </div>
    <Export />
    <PasteDialog />
    <KeyDialog />
    <KeysDialog />
    <p class="off-screen" role="status" aria-live="polite">
      {announcement.value}
    </p>
  </>
);
