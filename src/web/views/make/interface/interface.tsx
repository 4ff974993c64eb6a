import { useSignal } from '@preact/signals';
import { type Rgb, toHex } from '../../../../color/rgb.ts';
import { lazyAfterFirstPaint } from '../../../parts/after-first-paint.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { adoptStyle } from '../../../styles/adopt.ts';
import style from '../../../styles/make-interface.css';
import type { RoleColors, Theme, ThemeRoles } from '../roles.ts';
import { Dashboard } from './dashboard.tsx';

adoptStyle(style);

/** Loaded when they are chosen. */
const Form = lazyAfterFirstPaint(async () => (await import('./form.tsx')).Form);
const Article = lazyAfterFirstPaint(async () => (await import('./article.tsx')).Article);

const SCENES = {
  dashboard: ['Dashboard', Dashboard],
  form: ['Form', Form],
  article: ['Article', Article],
} as const;
type Scene = keyof typeof SCENES;
const OPTIONS = Object.entries(SCENES).map(([id, [name]]) => [id as Scene, name] as const);

const THEMES = [
  ['both', 'Both'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

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
  const Part = SCENES[scene][1];
  return (
    <div
      class="ui"
      inert
      data-scene={scene}
      data-shown={theme}
      style={{ ...variables(roles, series), colorScheme: theme }}
    >
      <Part />
    </div>
  );
};

/** A dashboard, a form and an article in the roles of both themes, beside what they are made from. */
export const Interface = ({
  roles,
  series = [],
  note = '',
}: {
  /** Undefined until they are made. */
  roles: ThemeRoles | undefined;
  /** Colours of the charts, where they are not those of the roles. */
  series?: readonly Rgb[];
  /** What the roles are made from. */
  note?: string;
}) => {
  const scene = useSignal<Scene>('dashboard');
  const shown = useSignal<(typeof THEMES)[number][0]>('both');
  return (
    <section class="card interface" aria-labelledby="interface-title">
      <div class="card-head">
        <h2 id="interface-title">Interface</h2>
        <div class="row">
          <Choices
            name="scene"
            label="Page"
            className="small"
            value={scene.value}
            options={OPTIONS}
            onChoose={(one) => {
              scene.value = one;
            }}
          />
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
      </div>
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
    </section>
  );
};
