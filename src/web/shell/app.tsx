import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { KeptNote, OfflineNote } from '../offline/notes.tsx';
import { announce } from '../state/announce.ts';
import { currentPage, loadFailure } from '../state/location.ts';
import { drawerOpen, greys, type Panel, panel } from '../state/panels.ts';
import type { View } from '../state/view.ts';
import { Boundary } from './boundary.tsx';
import { DroppedParts } from './dropped.tsx';
import { GroupNavigation, Header, Tabs } from './header.tsx';
import { Notice, Said } from './notice.tsx';
import { WorkingSetBar } from './set-bar.tsx';

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
          announce('This could not be loaded. Reload the page.');
        },
      );
    return Part && wanted() ? <Part {...props} /> : null;
  };
};

const dialog = (name: Panel, load: () => Promise<Loaded<object>>) => later(() => panel.value === name, load);

const Export = dialog('export', async () => (await import('./export-dialog.tsx')).ExportDialog);
const Paste = dialog('paste', async () => (await import('./import-dialog.tsx')).PasteDialog);
const Key = dialog('key', async () => (await import('./key-dialog.tsx')).KeyDialog);
const Commands = dialog('commands', async () => (await import('./commands-dialog.tsx')).CommandsDialog);
const Save = dialog('save', async () => (await import('./save-dialog.tsx')).SaveDialog);
const Keys = dialog('keys', async () => (await import('./shortcuts-dialog.tsx')).KeysDialog);
const Call = later<{ view: View }>(
  () => drawerOpen.value,
  async () => (await import('./code-drawer.tsx')).Drawer,
);

/** How the results of a view look while they are not those of what stands in its fields. */
const UNREAD = { read: '', kept: 'unread', none: 'unread never-read' } as const;
const readState = () => currentPage.value?.view.inputs.readState ?? 'read';

/** In place of the results of a text that was never readable. */
const NotAColor = () =>
  readState() === 'none' ? (
    <p class="card not-a-color" role="status">
      Not a colour yet. The result appears once every field holds one.
    </p>
  ) : null;

/** What the document said of the view before the view was there. */
const served = document.querySelector('#app main');
const [title, lead] = [served?.querySelector('h1')?.textContent, served?.querySelector('p')?.textContent];

const First = () => (
  <div class="loading first-view">
    <h1 tabIndex={-1}>{title ?? 'Metamer'}</h1>
    <p>{lead ?? 'Loading …'}</p>
  </div>
);

const Content = () => {
  if (loadFailure.value !== undefined)
    return (
      <div class="card empty" role="alert">
        <h1 tabIndex={-1}>This view could not be loaded</h1>
        <p>{loadFailure.value}</p>
        {/* A file that once failed is not asked for again by every browser, and an update gives it another name. */}
        <button type="button" class="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    );
  if (!currentPage.value) return <First />;
  const { route, view } = currentPage.value;
  const { Main } = view;
  return (
    <>
      <GroupNavigation />
      <OfflineNote />
      <DroppedParts />
      <NotAColor />
      <Boundary key={route.path} path={route.path}>
        <Main />
      </Boundary>
    </>
  );
};

/** Header, view, drawer, dialogs, and what is said. */
export const App = () => (
  <>
    <Header />
    {/* At the foot of a phone, but reached before the view as the names in the header are. */}
    <Tabs />
    <WorkingSetBar view={currentPage.value?.view} />
    <div class={drawerOpen.value ? 'below with-drawer' : 'below'}>
      <main id="main" class={[greys.value ? 'greys' : '', UNREAD[readState()]].join(' ').trim()}>
        <Content />
      </main>
      {drawerOpen.value && currentPage.value ? (
        <Call key={currentPage.value.route.path} view={currentPage.value.view} />
      ) : null}
    </div>
    <KeptNote />
    <Export />
    <Commands />
    <Save />
    <Paste />
    <Key />
    <Keys />
    <Said />
    <Notice />
  </>
);
