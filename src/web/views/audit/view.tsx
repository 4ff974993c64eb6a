import type { ReportDocument } from '../../../analyzer/render/model.ts';
import {
  counted,
  criteriaSentence,
  joined,
  promiseOf,
  scoringWords,
  verdictOf,
} from '../../../analyzer/render/words.ts';
import { announce } from '../../state/announce.ts';
import { colorsIn } from '../../state/found-colors.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import style from '../../styles/audit.css';
import { Ask } from './audit-form.tsx';
import { Changes } from './changes.tsx';
import { area } from './filter.ts';
import { Groups } from './groups.tsx';
import { History } from './history-card.tsx';
import {
  closeReport,
  inputs,
  inspectInput,
  inspection,
  openExample,
  opened,
  showFirst,
  shownReport,
  takeFile,
} from './model.ts';
import { OPERATIONS } from './operations.ts';
import { ReportExport } from './report-export.tsx';

adoptStyle(style);

/** The first thing that is said: what the figures below leave out. */
const NotMeasured = ({ report }: { report: ReportDocument }) =>
  report.unmeasured.length + report.narrowed.length === 0 ? null : (
    <details class="not-measured">
      <summary>
        Not measured: {joined(report.unmeasured.flatMap(({ names }) => names)) || 'parts of some stages'}
      </summary>
      <ul class="muted">
        {report.unmeasured.map(({ names, reason }) => (
          <li key={reason}>
            {joined(names)}: {reason}
          </li>
        ))}
        {report.narrowed.map(({ stage, reason }) => (
          <li key={stage}>
            {stage}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );

const gradeOf = (score: number): string => {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
};

const Scores = ({ report }: { report: ReportDocument }) => (
  <ul class="scores">
    {report.scores.map(({ id, category, score, findings }) => (
      <li key={id}>
        <button
          type="button"
          class={`score ${gradeOf(score)}`}
          aria-pressed={area.value === category}
          onClick={() => {
            area.value = area.value === category ? '' : category;
          }}
        >
          <b>{score}</b>
          <span>{category}</span>
          <small>
            {gradeOf(score)}, {findings === 1 ? '1 finding' : `${findings} findings`}
          </small>
        </button>
      </li>
    ))}
  </ul>
);

/** Says that the report below is of a sample page. */
const ExampleNote = () => (
  <div class="example-note">
    <p>
      <b>Example report.</b> The shop is made up; the report is what this service answers for its page.
    </p>
    <button type="button" class="button quiet" onClick={closeReport}>
      Close the example
    </button>
  </div>
);

const Report = ({ report }: { report: ReportDocument }) => {
  const { title, url, read, first, places } = report;
  return (
    <div class={inspection.busy.value ? 'report dimmed' : 'report'} aria-busy={inspection.busy.value}>
      <section class="card report-head" aria-labelledby="report-title">
        {opened.value?.isExample ? <ExampleNote /> : null}
        <NotMeasured report={report} />
        <h2 id="report-title">{title || url}</h2>
        <p class="muted">
          <code>{url}</code> {read}
          {opened.value?.file && !opened.value.isExample ? `, from ${opened.value.file}` : ''}
        </p>
        <p class="verdict-line">
          {verdictOf(report)} {criteriaSentence(report)} {promiseOf(first, places)}
        </p>
        {first.fixes.length === 0 ? null : (
          <ol class="first-fixes">
            {first.fixes.map(({ title: what, count }) => (
              <li key={what}>
                {what} <span class="muted">{counted(count, 'place')}</span>
              </li>
            ))}
          </ol>
        )}
        <Scores report={report} />
        <details>
          <summary>How the scores are made</summary>
          {scoringWords(report).map((sentence) => (
            <p key={sentence} class="muted">
              {sentence}
            </p>
          ))}
        </details>
        <ReportExport />
      </section>
      {opened.value?.isExample ? null : <History />}
      <Changes />
      <Groups report={report} />
    </div>
  );
};

const showExample = async (): Promise<void> => {
  if (!(await openExample())) announce('The example could not be loaded. Try again.');
};

const Empty = () => (
  <section class="card no-report">
    <h2>No report is open</h2>
    <p>
      An audit reads one page as a browser would load it and names what fails, with the place in the source, the rule
      and the fix. Drop a saved report anywhere on this page to read it, and a second one to see what changed.
    </p>
    <button type="button" class="button quiet" onClick={showExample}>
      Look at an example report
    </button>
  </section>
);

const Main = () => (
  <div class="audit">
    <h1 tabIndex={-1}>Audit</h1>
    <Ask />
    {shownReport.value ? <Report report={shownReport.value} /> : <Empty />}
  </div>
);

/** Colours that the open report names, for an export. */
const declared = () =>
  (shownReport.value?.sections ?? [])
    .flatMap(({ panel }) => panel.swatches.flatMap(({ colors }) => colors.map(({ hex }) => hex)))
    .flatMap((hex) => colorsIn(hex));

export const view: View = {
  Main,
  inputs,
  ready: showFirst,
  calls: () => [{ operation: OPERATIONS.inspect, input: { ...inspectInput() } }],
  exports: () => declared().map(({ color }, i) => ({ label: `declared-${i + 1}`, color })),
  take: () => 'An audit takes no colours: it takes the address of a page, or a saved report.',
  takeFile,
};
