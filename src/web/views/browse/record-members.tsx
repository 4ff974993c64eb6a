import type { ComponentChildren } from 'preact';
import { Columns } from '../../parts/columns.tsx';
import { wordsOf } from './titles.ts';

const HEX = /^#[0-9a-f]{6}$/i;

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const Colour = ({ hex }: { hex: string }) => (
  <span class="member-colour">
    <span class="chip" style={{ backgroundColor: hex }} /> <code>{hex}</code>
  </span>
);

/** What fits into a line: a value, a short list, the numbers of a colour. */
const inLine = (value: unknown): ComponentChildren => {
  if (typeof value === 'string') return HEX.test(value) ? <Colour hex={value} /> : value;
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return (
      <span class="member-line">
        {value.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a record lists stays in its order
          <span key={i}>{inLine(one)}</span>
        ))}
      </span>
    );
  }
  if (isMembers(value))
    return (
      <span class="member-line">
        {Object.entries(value).map(([name, one]) => (
          <span key={name}>
            <span class="muted">{wordsOf(name)}</span> {inLine(one)}
          </span>
        ))}
      </span>
    );
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? 'none' : String(value);
};

const Table = ({ name, rows, first }: { name: string; rows: readonly Members[]; first?: readonly string[] }) => {
  const names = Object.keys(rows[0]!);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="member-table" aria-label={name} tabIndex={0}>
      <table>
        <Columns names={[...(first ? ['as'] : []), ...names].map(wordsOf)} />
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a record lists stays in its order
            <tr key={i}>
              {first ? <th scope="row">{wordsOf(first[i]!)}</th> : null}
              {names.map((one) => (
                <td key={one}>{inLine(row[one])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const MANY = 3;

/** A value as it is read best: rows of the same members as a table, members of their own as a list, else a line. */
const Value = ({ name, value }: { name: string; value: unknown }) => {
  if (Array.isArray(value) && value.length > 0 && value.every(isMembers)) return <Table name={name} rows={value} />;
  if (isMembers(value)) {
    const inner = Object.values(value);
    if (inner.length >= MANY && inner.every(isMembers))
      return <Table name={name} rows={inner} first={Object.keys(value)} />;
  }
  return <>{inLine(value)}</>;
};

const isWide = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && JSON.stringify(value).length > 90;

/** Every member of a record by its name; what is said of how it is derived stands elsewhere. */
export const RecordMembers = ({ record }: { record: Members }) => (
  <dl class="record-members">
    {Object.entries(record)
      .filter(([name]) => name !== 'recompute')
      .map(([name, value]) => (
        <div key={name} class={isWide(value) || (typeof value === 'string' && value.length > 90) ? 'wide' : ''}>
          <dt>{wordsOf(name)}</dt>
          <dd>
            <Value name={wordsOf(name)} value={value} />
          </dd>
        </div>
      ))}
  </dl>
);
