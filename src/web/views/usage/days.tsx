import { Columns } from '../../parts/columns.tsx';
import { Failed } from '../../parts/failure.tsx';
import { LoadingLine } from '../../parts/loading.tsx';
import { Bars } from './bars.tsx';
import { type Day, history, inputs, load } from './model.ts';

const Row = ({ name, counted }: { name: string; counted: Omit<Day, 'date' | 'endpoints'> }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{counted.calls.toLocaleString('en')}</td>
    <td>{counted.credits.toLocaleString('en')}</td>
    <td>{counted.errors}</td>
    <td>{counted.refused}</td>
  </tr>
);

const Table = ({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (readonly [string, Omit<Day, 'date' | 'endpoints'>])[];
}) => (
  <section class="usage-table" aria-label={caption}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <div class="usage-scroll" tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <Columns names={[caption.startsWith('Days') ? 'Day' : 'Endpoint', 'Calls', 'Credits', 'Errors', 'Refused']} />
        <tbody>
          {rows.map(([name, counted]) => (
            <Row key={name} name={name} counted={counted} />
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

/** Counts of every endpoint over all days, the dearest first. */
const byEndpoint = (days: readonly Day[]) => {
  const sums = new Map<string, { calls: number; credits: number; errors: number; refused: number }>();
  for (const { endpoint, calls, credits, errors, refused } of days.flatMap(({ endpoints }) => endpoints)) {
    const sum = sums.get(endpoint) ?? { calls: 0, credits: 0, errors: 0, refused: 0 };
    sums.set(endpoint, {
      calls: sum.calls + calls,
      credits: sum.credits + credits,
      errors: sum.errors + errors,
      refused: sum.refused + refused,
    });
  }
  return [...sums].toSorted(([, a], [, b]) => b.credits - a.credits);
};

/** Days as bars and as a table, and what was called in them. */
export const DayFigures = ({ days }: { days: readonly Day[] }) => (
  <>
    <p class="muted note">Credits per day (UTC)</p>
    <Bars days={days} />
    <Table caption="Days" rows={days.toReversed().map((day) => [day.date, day] as const)} />
    <Table caption="Endpoints" rows={byEndpoint(days)} />
  </>
);

/** What was called, by day and by endpoint. */
export const Days = () => {
  const answer = history.answer.value;
  const { days = [] } = (answer?.body ?? {}) as { days?: readonly Day[] };
  return (
    <section class="card days" aria-labelledby="days-title">
      <div class="card-head">
        <h2 id="days-title">Requests per day</h2>
        <label class="inline">
          Since{' '}
          <input
            type="date"
            class="boxed since"
            value={inputs.get('since')}
            onChange={({ currentTarget }) => {
              inputs.choose('since', currentTarget.value);
              void load();
            }}
          />
        </label>
      </div>
      {answer ? <Failed answer={answer} again={load} /> : <LoadingLine />}
      {answer && !answer.failure && days.length === 0 ? <p>No requests yet. Try one in the API reference.</p> : null}
      {days.length === 0 || answer?.failure ? null : <DayFigures days={days} />}
    </section>
  );
};
