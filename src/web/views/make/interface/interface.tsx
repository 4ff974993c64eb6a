import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type Rgb, toHex } from '../../../../color/rgb.ts';
import { Choices } from '../../../parts/choices.tsx';
import { announce } from '../../../state/announce.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import type { RoleColors, Theme, ThemeRoles } from '../roles.ts';
import { Dashboard } from './dashboard.tsx';
import style from './interface.css';

adoptStyle(style);

type Page = () => ComponentChildren;

/** Pages that are loaded when they are chosen; the dashboard comes with this file. */
const LOADERS = {
  form: async (): Promise<Page> => (await import('./form.tsx')).Form,
  article: async (): Promise<Page> => (await import('./article.tsx')).Article,
} as const;
const SCENES = { dashboard: 'Dashboard', form: 'Form', article: 'Article' } as const;
type Scene = keyof typeof SCENES;
const OPTIONS = Object.entries(SCENES).map(([id, name]) => [id as Scene, name] as const);

const loaded = signal<Partial<Record<Scene, Page>>>({});

const THEMES = [
  ['both', 'Both'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** The page and the theme that were chosen last: in every view, hidden and shown again. */
const scene = signal<Scene>('dashboard');
const shown = signal<(typeof THEMES)[number][0]>('both');

/** Shows a page, as soon as it is loaded; the dashboard instead if it cannot be, which is said where it can be seen. */
const choose = (id: Scene): void => {
  scene.value = id;
  if (id === 'dashboard' || loaded.peek()[id]) return;
  LOADERS[id]().then(
    (page) => {
      loaded.value = { ...loaded.peek(), [id]: page };
    },
    () => {
      if (scene.peek() !== id) return;
      scene.value = 'dashboard';
      if (document.querySelector('[name=scene]')) announce(`${SCENES[id]} could not be loaded. Reload the page.`);
    },
  );
};

/** Colours of a chart of the dashboard. */
const CHART_COLORS = 4;

/** Roles as custom properties: `--u-primary`. The charts have the colours of the view where it has some. */
const variables = (roles: RoleColors, series: readonly Rgb[]): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(roles).map(([name, hex]) => [`--u-${name}`, hex])),
  ...Object.fromEntries(series.slice(0, CHART_COLORS).map((color, i) => [`--u-chart-${i + 1}`, toHex(color)])),
});

interface PanelProps {
  readonly theme: Theme;
  readonly roles: RoleColors;
  readonly scene: Scene;
  readonly series: readonly Rgb[];
}

const Panel = ({ theme, roles, scene, series }: PanelProps) => {
  const { [scene]: Page } = loaded.value;
  return (
    <div
      class="ui"
      inert
      data-scene={Page ? scene : 'dashboard'}
      data-shown={theme}
      style={{ ...variables(roles, series), colorScheme: theme }}
    >
      {Page ? <Page /> : <Dashboard />}
    </div>
  );
};

interface InterfaceProps {
  /** Undefined until they are made. */
  readonly roles: ThemeRoles | undefined;
  /** Colours of the charts, where they are not those of the roles. */
  readonly series?: readonly Rgb[];
  /** What the roles are made from. */
  readonly note?: string;
}

const Settings = () => (
  <div class="row">
    <Choices name="scene" label="Page" className="small" value={scene.value} options={OPTIONS} onChoose={choose} />
    <Choices
      name="interface-theme"
      label="Theme"
      className="small"
      value={shown.value}
      options={THEMES}
      onChoose={(one) => {
        shown.value = one;
      }}
    />
  </div>
);

const Panels = ({ roles, series = [], note = '' }: InterfaceProps) => (
  <>
    {note === '' ? null : <p class="muted note">{note}</p>}
    {roles ? (
      <div class="ui-panels">
        {shown.value === 'dark' ? null : (
          <Panel theme="light" roles={roles.light} scene={scene.value} series={series} />
        )}
        {shown.value === 'light' ? null : (
          <Panel theme="dark" roles={{ ...roles.light, ...roles.dark }} scene={scene.value} series={series} />
        )}
      </div>
    ) : null}
  </>
);

/** A dashboard, a form and an article in the roles of both themes, beside what they are made from. */
export const Interface = (props: InterfaceProps) => (
  <section class="card interface" aria-labelledby="interface-title">
    <div class="card-head">
      <h2 id="interface-title">Interface</h2>
      <Settings />
    </div>
    <Panels {...props} />
  </section>
);

/** The same within a card that has a heading. */
export const InterfacePanels = (props: InterfaceProps) => (
  <>
    <Settings />
    <Panels {...props} />
  </>
);
