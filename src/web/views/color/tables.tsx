import { useSignal } from '@preact/signals';
import { CATEGORIES } from '../../../color/spaces/space.ts';
import { Columns } from '../../parts/columns.tsx';
import { InlineSelect } from '../../parts/select-field.tsx';
import { light } from './model.ts';

type Spaces = typeof import('./spaces.ts');

const shown = (value: number | null): string => (value === null ? 'none' : String(Number(value.toPrecision(7))));

const Table = ({ spaces: { dossier } }: { spaces: Spaces }) => {
  const filter = useSignal('');
  const category = useSignal('');
  const { spaces, temperature } = dossier(light.value);
  const wanted = filter.value.trim().toLowerCase();
  const rows = spaces.filter(
    (row) =>
      (category.value === '' || row.category === category.value) &&
      `${row.space} ${row.name} ${row.category}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <dl class="facts">
        <div>
          <dt>Correlated colour temperature</dt>
          <dd>
            {temperature.meaningful ? `${Math.round(temperature.cct_kelvin)} K` : 'does not describe this colour'}
          </dd>
        </div>
        <div>
          <dt>Tint</dt>
          <dd>{temperature.tint}</dd>
        </div>
        <div>
          <dt>Chromaticity</dt>
          <dd>
            x {temperature.chromaticity.x.toFixed(4)}, y {temperature.chromaticity.y.toFixed(4)}
          </dd>
        </div>
      </dl>
      <div class="row filters">
        <label class="inline">
          Name{' '}
          <input
            type="text"
            value={filter.value}
            onInput={(event) => {
              filter.value = event.currentTarget.value;
            }}
          />
        </label>
        <InlineSelect
          id="space-family"
          label="Family"
          value={category.value}
          options={[['', 'all'], ...CATEGORIES.map((one) => [one, one] as const)]}
          onChoose={(one) => {
            category.value = one;
          }}
        />
        <span class="muted" role="status">
          {rows.length} of {spaces.length}
        </span>
      </div>
      {rows.length === 0 ? (
        <p class="muted">
          No matching colour space.{' '}
          <button
            type="button"
            class="link-button"
            onClick={() => {
              filter.value = '';
              category.value = '';
            }}
          >
            Show all
          </button>
        </p>
      ) : (
        <div class="scroll">
          <table>
            <Columns names={['Space', 'Family', 'White', 'Coordinates']} />
            <tbody>
              {rows.map((row) => (
                <tr key={row.space}>
                  <th scope="row">
                    {row.name}
                    <small>{row.space}</small>
                  </th>
                  <td>{row.category}</td>
                  <td>{row.white ?? 'device'}</td>
                  <td>
                    {Object.entries(row.coordinates).map(([id, value]) => (
                      <span class="coordinate" key={id}>
                        <i>{id}</i> <code>{shown(value)}</code>
                      </span>
                    ))}
                    {row.notation === undefined ? null : <code class="coordinate">{row.notation}</code>}
                    {row.out_of_range.length === 0 ? null : (
                      <small>outside its nominal range: {row.out_of_range.join(', ')}</small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};

/** The colour in all spaces; their tables are loaded when the list is opened. */
export const Tables = () => {
  const spaces = useSignal<Spaces | undefined>(undefined);
  const failed = useSignal(false);
  const load = async (): Promise<void> => {
    failed.value = false;
    try {
      spaces.value = await import('./spaces.ts');
    } catch {
      failed.value = true;
    }
  };
  return (
    <section class="card" aria-labelledby="tables-title">
      <div class="card-head">
        <h2 id="tables-title">In every colour space</h2>
      </div>
      {spaces.value ? (
        <Table spaces={spaces.value} />
      ) : (
        <div class="row">
          <button type="button" class="button quiet" onClick={load}>
            Show all spaces
          </button>
          <span class="muted">
            {failed.value
              ? 'They could not be loaded. Try again.'
              : 'With the colour temperature; their tables are 120 kB.'}
          </span>
        </div>
      )}
    </section>
  );
};
