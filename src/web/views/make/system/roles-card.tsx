import { Columns } from '../../../parts/columns.tsx';
import { copyText } from '../../../state/copy.ts';
import type { RoleColors, Theme } from '../roles.ts';
import { system, themes } from './model.ts';

const THEMES: readonly Theme[] = ['light', 'dark'];
/** Roles that a person looks for together, by the beginning of their names; what fits none is a state of one of them. */
const GROUPS = [
  {
    name: 'Surfaces and text',
    of: /^(bg|surface|border|text|heading|link|selected|on-selected|focus-ring|on-disabled)/,
  },
  { name: 'Brand', of: /^(on-)?(primary|secondary|accent)(?!-\d)/ },
  { name: 'Statuses', of: /^(on-)?(success|warning|danger|info)(?!-\d)/ },
  { name: 'Charts', of: /^(chart|sequential|diverging)/ },
] as const;

const Cell = ({ role, theme, hex, from }: { role: string; theme: Theme; hex: string; from: string | undefined }) => (
  <td>
    <button type="button" class="role-color" data-color={hex} title={`Copy ${hex}`} onClick={() => copyText(hex)}>
      <span class="off-screen">
        {role}, {theme}:
      </span>
      <span class="chip" style={{ backgroundColor: hex }} />
      <code>{hex}</code>
      <small>{from}</small>
    </button>
  </td>
);

/** The ramp step that a role refers to, as people write it. */
const stepsOf = (theme: Theme): ReadonlyMap<string, string> =>
  new Map(
    (system.value?.tokens?.tokens ?? []).flatMap(({ name, value, group }) =>
      group === (theme === 'light' ? 'color' : 'dark') && value.startsWith('{')
        ? [[name.replace('--color-', ''), value.replace(/^\{color\.|\}$/g, '').replace('.', ' ')] as const]
        : [],
    ),
  );

const Group = ({
  name,
  roles,
  of,
}: {
  name: string;
  roles: readonly string[];
  of: Readonly<Record<Theme, RoleColors>>;
}) => {
  const steps = { light: stepsOf('light'), dark: stepsOf('dark') };
  return (
    <details class="role-group" open={name === GROUPS[0].name}>
      <summary>
        {name} <span class="muted">{roles.length}</span>
      </summary>
      <table>
        <Columns names={['Role', 'Light', 'Dark']} />
        <tbody>
          {roles.map((role) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              {THEMES.map((theme) => (
                <Cell key={theme} role={role} theme={theme} hex={of[theme][role]!} from={steps[theme].get(role)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** Every role of both themes with the step of a ramp that it refers to. */
export const RolesCard = () => {
  const of = themes.value;
  const roles = Object.keys(of?.dark ?? {});
  return (
    <section class="card" aria-labelledby="roles-title">
      <div class="card-head">
        <h2 id="roles-title">{roles.length} roles</h2>
        <p class="muted">each refers to a step of a ramp; click to copy the colour</p>
      </div>
      {of
        ? GROUPS.map((group) => (
            <Group key={group.name} name={group.name} roles={roles.filter((role) => group.of.test(role))} of={of} />
          ))
        : null}
    </section>
  );
};
