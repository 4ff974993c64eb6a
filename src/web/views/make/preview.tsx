import { type Rgb, toHex } from '../../../color/rgb.ts';
import { inkOn } from '../../parts/format.ts';
import { Icon } from '../../parts/icon.tsx';
import type { RoleColors, Theme, ThemeRoles } from './roles.ts';

const BARS = [62, 88, 47, 74, 35, 92, 56, 69, 41, 81, 60, 50];

const Panel = ({ theme, roles, series }: { theme: Theme; roles: RoleColors; series: readonly Rgb[] }) => {
  const fill = (name: string) => ({ backgroundColor: roles[name], color: roles[`on-${name}`] });
  const shown = series.slice(0, BARS.length);
  return (
    <div class="mock" inert style={{ backgroundColor: roles.bg, color: roles.text }}>
      <p class="mock-theme" style={{ color: roles['text-muted'] }}>
        {theme === 'light' ? 'Light' : 'Dark'}
      </p>
      <div class="mock-card" style={{ backgroundColor: roles.surface, borderColor: roles.border }}>
        <p class="mock-title">Visits this week</p>
        <p style={{ color: roles['text-muted'] }}>12,480 people, 6 % more than the week before.</p>
        <div class="mock-bars" style={{ borderColor: roles['border-strong'] }}>
          {shown.map((color, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
            <span key={i} style={{ height: `${BARS[i]}%`, backgroundColor: toHex(color) }} />
          ))}
        </div>
        <div class="mock-row">
          {shown.slice(0, 5).map((color, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
            <span key={i} class="mock-tag" style={{ backgroundColor: toHex(color), color: inkOn(color) }}>
              Tag {i + 1}
            </span>
          ))}
        </div>
      </div>
      <div class="mock-row">
        <span class="mock-button" style={fill('primary')}>
          Save
        </span>
        <span class="mock-button" style={fill('secondary')}>
          Share
        </span>
        <span class="mock-button outlined" style={{ borderColor: roles['border-strong'], color: roles.text }}>
          Cancel
        </span>
      </div>
      <div class="mock-field" style={{ borderColor: roles['focus-ring'], backgroundColor: roles.surface }}>
        <Icon name="search" size={16} />
        <span style={{ color: roles['text-muted'] }}>Search</span>
      </div>
      <p class="mock-note" style={{ borderColor: roles.success }}>
        <b>Saved.</b> All changes are there.
      </p>
    </div>
  );
};

/** The colours on parts of an interface, light and dark; the roles around them are made from the first as the service makes tokens. */
export const Preview = ({
  roles,
  series,
  note,
}: {
  /** Undefined until they are made. */
  roles: ThemeRoles | undefined;
  series: readonly Rgb[];
  note: string;
}) => (
  <section class="card" aria-labelledby="preview-title">
    <div class="card-head">
      <h2 id="preview-title">In an interface</h2>
      <p class="muted">{note}</p>
    </div>
    {roles ? (
      <div class="mocks">
        <Panel theme="light" roles={roles.light} series={series} />
        <Panel theme="dark" roles={roles.dark} series={series} />
      </div>
    ) : null}
  </section>
);
