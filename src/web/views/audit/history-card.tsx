import { useRef } from 'preact/hooks';
import { readReport } from '../../../analyzer/render/read-report.ts';
import { trendOf } from '../../../analyzer/render/trend.ts';
import { focusDrawn } from '../../parts/focus-drawn.ts';
import { announce } from '../../state/announce.ts';
import type { KeptReport } from '../../state/report-store.ts';
import { dropReport, exportHistory, historyProblem, importHistory, keptReports } from './history.ts';
import { keptChanges, keptScores } from './history-changes.ts';
import { earlier, opened, openKept, shownReport } from './model.ts';

const openPage = (): string | undefined => shownReport.value?.url;

/** Reports that are listed before the others are asked for. */
const LISTED = 5;

/** The scores of each category over the kept audits; a line ends where the checks changed. */
const Trends = () => {
  const trends = (shownReport.value?.scores ?? []).flatMap(({ id, category, score }) => {
    const trend = trendOf(id, keptScores.value);
    return trend ? [{ id, category, score, trend }] : [];
  });
  if (trends.length === 0) return null;
  return (
    <ul class="trends plain" aria-label="Scores over time">
      {trends.map(({ id, category, trend: { lines, dots, last, scores } }) => (
        <li key={id}>
          <span>{category}</span>
          <svg viewBox="-3 -1 106 26" aria-hidden="true">
            {lines.map((points) => (
              <polyline key={points} points={points} />
            ))}
            {dots.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r="1.2" />
            ))}
            <circle cx={last.x} cy={last.y} r="2.2" />
          </svg>
          <span class="muted">
            {scores[0] === scores.at(-1) ? scores[0] : `${scores[0]} to ${scores.at(-1)}`}
            <span class="off-screen">: {scores.join(', ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

const compareWith = ({ report, at }: KeptReport): void => {
  earlier.value = { report, file: readReport(report).read || at };
  announce('Compared.');
};

/** The report stands above the history: the reader is taken there. */
const openReport = async (kept: KeptReport): Promise<void> => {
  if (!(await openKept(kept))) return;
  focusDrawn(() => document.getElementById('report-title'));
  announce(`Opened the report of ${readReport(kept.report).read || kept.at}.`);
};

const Row = ({ kept }: { kept: KeptReport }) => {
  const { read, findings, places } = readReport(kept.report);
  const change = keptChanges.value.get(kept.id);
  const isOpen = opened.value?.report.created_at === kept.report.created_at;
  return (
    <li>
      <span>
        <b>{read}</b> <span class="muted">{`${findings} findings at ${places} places`}</span>
        {change ? (
          <>
            {' '}
            <span class="solved">{change.solved} solved</span>, <span class="added">{change.added} new</span>
          </>
        ) : null}
      </span>
      {isOpen ? (
        <span class="muted">Shown above</span>
      ) : (
        <span class="row">
          <button type="button" class="button quiet" onClick={() => openReport(kept)}>
            Open<span class="off-screen"> the report of {read}</span>
          </button>
          <button type="button" class="button quiet" onClick={() => compareWith(kept)}>
            Compare<span class="off-screen"> with {read}</span>
          </button>
          <button type="button" class="link-button" onClick={() => dropReport(kept, openPage)}>
            Delete<span class="off-screen"> the report of {read}</span>
          </button>
        </span>
      )}
    </li>
  );
};

const Import = () => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button quiet" onClick={() => field.current!.click()}>
        Import history
      </button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label="Import history: file"
        hidden
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) announce(await importHistory(file, openPage));
          currentTarget.value = '';
        }}
      />
    </>
  );
};

/** Earlier audits of the open page, as this browser keeps them: what changed with each, and the scores over time. */
export const History = () => {
  const kept = keptReports.value.toReversed();
  const [recent, older] = [kept.slice(0, LISTED), kept.slice(LISTED)];
  return (
    <section class="card history" aria-labelledby="history-title">
      <div class="card-head">
        <h2 id="history-title">History</h2>
        <div class="row">
          {kept.length ? (
            <button type="button" class="button quiet" onClick={exportHistory}>
              Export history
            </button>
          ) : null}
          <Import />
        </div>
      </div>
      {historyProblem.value === '' ? null : <p class="muted">{historyProblem.value}</p>}
      {kept.length === 0 ? (
        <p class="muted">No earlier audits of this page. Audits are saved in this browser.</p>
      ) : (
        <>
          <Trends />
          <ul class="kept">
            {recent.map((one) => (
              <Row key={one.id} kept={one} />
            ))}
          </ul>
          {older.length ? (
            <details>
              <summary>{older.length} earlier</summary>
              <ul class="kept">
                {older.map((one) => (
                  <Row key={one.id} kept={one} />
                ))}
              </ul>
            </details>
          ) : null}
        </>
      )}
    </section>
  );
};
