import { useSignal } from '@preact/signals';
import { Choices } from '../../../parts/choices.tsx';
import { adoptStyle } from '../../../styles/adopt.ts';
import style from '../../../styles/make-interface.css';
import type { RoleColors, Theme, ThemeRoles } from '../roles.ts';
import { Article } from './article.tsx';
import { Dashboard } from './dashboard.tsx';
import { Form } from './form.tsx';

adoptStyle(style);

const SCENES = {
  dashboard: ['Dashboard', Dashboard],
  form: ['Form', Form],
  article: ['Article', Article],
} as const;
type Scene = keyof typeof SCENES;
const OPTIONS = Object.entries(SCENES).map(([id, [name]]) => [id as Scene, name] as const);

/** Roles as custom properties: `--u-primary`. */
const variables = (roles: RoleColors): Record<string, string> =>
  Object.fromEntries(Object.entries(roles).map(([name, hex]) => [`--u-${name}`, hex]));

const Panel = ({ theme, roles, scene }: { theme: Theme; roles: RoleColors; scene: Scene }) => {
  const Part = SCENES[scene][1];
  return (
    <div class="ui" inert data-scene={scene} data-shown={theme} style={{ ...variables(roles), colorScheme: theme }}>
      <Part />
    </div>
  );
};

/** A dashboard, a form and an article in the roles of both themes. */
export const Interface = ({ roles }: { roles: ThemeRoles | undefined }) => {
  const scene = useSignal<Scene>('dashboard');
  return (
    <section class="card interface" aria-labelledby="interface-title">
      <div class="card-head">
        <h2 id="interface-title">Dashboard, form and article</h2>
        <Choices
          name="scene"
          label="What is shown"
          value={scene.value}
          options={OPTIONS}
          onChoose={(one) => {
            scene.value = one;
          }}
        />
      </div>
      {roles ? (
        <div class="ui-panels">
          <Panel theme="light" roles={roles.light} scene={scene.value} />
          <Panel theme="dark" roles={{ ...roles.light, ...roles.dark }} scene={scene.value} />
        </div>
      ) : null}
    </section>
  );
};
