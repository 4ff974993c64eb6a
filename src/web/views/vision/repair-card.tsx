import { toHex } from '../../../color/rgb.ts';
import { Choices } from '../../parts/choices.tsx';
import { ExportButton } from '../../parts/export-button.tsx';
import { LoadProblem } from '../../parts/failure.tsx';
import { IconButton } from '../../parts/icon.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import { announceChange } from '../../state/announce-change.ts';
import { Chart } from './chart.tsx';
import { CHART_IDS, type ChartId } from './charts.ts';
import { colors, inputs, locked, sight, threshold } from './model.ts';
import { REPAIR_KIND_IDS, REPAIR_KINDS } from './repair-kinds.ts';
import {
  after,
  applyRepair,
  before,
  chart,
  closest,
  isRepairable,
  isSearching,
  kind,
  markers,
  moved,
  repair,
  searchAgain,
  searchFailure,
  target,
  toggleLock,
} from './repair-model.ts';

const CHART_NAMES: Readonly<Record<ChartId, string>> = {
  lines: 'Lines',
  bars: 'Bars',
  map: 'Map',
  scatter: 'Scatter',
  text: 'Text',
};

/** What the n-th colour is called: its number and its basic name. */
const nameOf = (n: number): string => {
  const name = repair.value?.colors[n]?.name_before;
  return name === undefined ? String(n + 1) : `${n + 1} ${name}`;
};

const Side = ({ title, shown }: { title: string; shown: typeof before.value }) => {
  const { nearest } = shown;
  const isClose = nearest !== undefined && nearest.delta < threshold.value;
  return (
    <figure class="chart-side">
      <figcaption>
        <b>{title}</b>{' '}
        {nearest ? (
          <Verdict
            passes={!isClose}
            word={
              isClose
                ? `${nameOf(nearest.i)} and ${nameOf(nearest.j)} look alike (${nearest.delta.toFixed(1)})`
                : `Closest pair ${nearest.delta.toFixed(1)}`
            }
          />
        ) : null}
      </figcaption>
      <Chart
        kind={chart.value}
        colors={shown.colors}
        names={shown.colors.map((_, n) => nameOf(n))}
        pair={isClose ? [nearest.i, nearest.j] : undefined}
        label={`${CHART_NAMES[chart.value]}, ${title.toLowerCase()}, as ${sight.value.name} shows them`}
      />
    </figure>
  );
};

/** A row for each colour; until a repair is found, without one. */
const Moves = () => (
  <div class="scroll">
    <table class="repair-moves">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Now</th>
          <th scope="col">Repaired</th>
          <th scope="col">Change</th>
          <th scope="col">Lock</th>
        </tr>
      </thead>
      <tbody>
        {colors.value.map((color, n) => {
          const isLocked = locked.value.includes(n);
          const { after: to, move, name_before = '', name_after } = repair.value?.colors[n] ?? {};
          return (
            // Colours have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
            <tr key={n}>
              <th scope="row">
                {`${n + 1} ${
                  name_after === undefined || name_before === name_after
                    ? name_before
                    : `${name_before}, now ${name_after}`
                }`}
              </th>
              <td>
                <span class="chip" style={{ backgroundColor: toHex(color) }} />
              </td>
              <td>
                {to === undefined ? null : (
                  <>
                    <span class="chip" style={{ backgroundColor: to }} /> <code>{to}</code>
                  </>
                )}
              </td>
              <td class="number">{move?.toFixed(1)}</td>
              <td>
                <IconButton
                  icon={isLocked ? 'lock' : 'unlock'}
                  name={`Lock colour ${n + 1}`}
                  pressed={isLocked}
                  onClick={() => toggleLock(n)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);

const Closest = () => (
  <ul class="repair-closest" aria-label="Closest pair">
    <li class="muted">Closest pair</li>
    {closest.value.map(({ name, from, to }) => (
      <li key={name}>
        {name} <span class="muted">{from.toFixed(1)} →</span> <b>{to.toFixed(1)}</b>
      </li>
    ))}
  </ul>
);

/** What stays close, and what helps without a change of colour. */
const Rest = () => {
  if (searchFailure.value !== undefined) return <LoadProblem text={searchFailure.value} again={searchAgain} />;
  if (!repair.value || !markers.value) return <p class="muted note repair-rest">Searching repairs …</p>;
  const { still_close: close, target: aim } = repair.value;
  const { colors: patterned, pairs } = markers.value;
  return (
    <p class="muted note repair-rest">
      Change in CIEDE2000; 2 is just noticeable.{' '}
      {close.length === 0
        ? `All pairs are ${aim.toFixed(0)} or more apart in every condition of red-green and blue-yellow vision.`
        : `${close.length} ${close.length === 1 ? 'pair stays' : 'pairs stay'} below ${aim.toFixed(0)}.`}{' '}
      {pairs === 0 ? null : (
        <>
          Without a change: give a pattern or a label to{' '}
          {patterned.map((hex) => (
            <span key={hex} class="chip" style={{ backgroundColor: hex }} title={hex} />
          ))}
          .
        </>
      )}
    </p>
  );
};

/** In the place of a repair that is searched for. */
const Waiting = () => (
  <div class="chart-side" aria-hidden="true">
    <div class="chart-title">Repaired</div>
    <div class="chart" />
  </div>
);

const Body = () => {
  const fixed = after.value;
  if (!isRepairable.value)
    return (
      <p class="muted">
        {colors.value.length < 2
          ? 'Add a second colour to compare.'
          : 'Repairs are searched for up to 24 colours. Remove some first.'}
      </p>
    );
  return (
    <div class={isSearching.value ? 'repair waiting' : 'repair'} aria-busy={isSearching.value}>
      <div class="chart-sides">
        <Side title="Now" shown={before.value} />
        {fixed ? <Side title="Repaired" shown={fixed} /> : <Waiting />}
        <Closest />
      </div>
      <div class="repair-table">
        <Moves />
        <Rest />
      </div>
    </div>
  );
};

/** The palette on a chart, before and after a repair, with what the repair changes. */
export const RepairCard = () => (
  <section class="card repair-card" aria-labelledby="repair-title">
    <div class="card-head">
      <h2 id="repair-title">Repair the palette</h2>
      <div class="row">
        <Choices
          name="repair"
          label="Kind of repair"
          className="small"
          value={kind.value}
          options={REPAIR_KIND_IDS.map((id) => [id, REPAIR_KINDS[id]])}
          onChoose={(one) => inputs.choose('repair', one)}
        />
        <button
          type="button"
          class="button"
          disabled={moved.value === 0 || isSearching.value}
          onClick={() => void announceChange(applyRepair)}
        >
          Use repair
        </button>
        <ExportButton />
      </div>
    </div>
    <div class="row chart-row">
      <Choices
        name="chart"
        label="Chart"
        className="small"
        value={chart.value}
        options={CHART_IDS.map((id) => [id, CHART_NAMES[id]])}
        onChoose={(one) => inputs.choose('chart', one)}
      />
      <p class="muted">
        as {sight.value.name} shows them; repairs aim at {target.value.toFixed(0)}
      </p>
    </div>
    <Body />
  </section>
);
