import { gradeOf } from '../../../analyzer/render/grade.ts';
import type { ReportDocument } from '../../../analyzer/render/model.ts';
import {
  counted,
  criteriaSentence,
  joined,
  promiseOf,
  scoringWords,
  verdictOf,
} from '../../../analyzer/render/words.ts';
import { Changes } from './changes.tsx';
import { area } from './filter.ts';
import { Groups } from './groups.tsx';
import { History } from './history-card.tsx';
import { closeReport, inspection, opened } from './model.ts';
import { RenderState, ReportActions } from './report-export.tsx';

/** What the figures above leave out, and why. */
const NotMeasured = ({ report: { unmeasured, narrowed } }: { report: ReportDocument }) =>
  unmeasured.length + narrowed.length === 0 ? null : (
    <section class="card not-measured" aria-labelledby="not-measured-title">
      <h2 id="not-measured-title">Not measured</h2>
      <dl>
        {unmeasured.map(({ names, reason }) => (
          <div key={reason}>
            <dt>{joined(names)}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
        {narrowed.map(({ stage, reason }) => (
          <div key={stage}>
            <dt>{stage}, in part</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

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
            {gradeOf(score)}, {counted(findings, 'finding')}
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
      <b>Example report.</b> The shop is fictional. The report is real output of this service.
    </p>
    <button type="button" class="button quiet" onClick={closeReport}>
      Close the example
    </button>
  </div>
);

/** A report that is open: what it comes to, what changed, and all that it holds. */
export const Report = ({ report }: { report: ReportDocument }) => {
  const { title, url, read, first, places } = report;
  return (
    <div class={inspection.busy.value ? 'report dimmed' : 'report'} aria-busy={inspection.busy.value}>
      <section class="card report-head" aria-labelledby="report-title">
        {opened.value?.isExample ? <ExampleNote /> : null}
        <div class="card-head">
          <div>
            <h2 id="report-title" tabIndex={-1}>
              {title || url}
            </h2>
            <p class="muted">
              <code>{url}</code> {read}
              {opened.value?.file && !opened.value.isExample ? `, from ${opened.value.file}` : ''}
            </p>
          </div>
          <ReportActions />
        </div>
        <RenderState />
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
          <summary>How scores are calculated</summary>
          {scoringWords(report).map((sentence) => (
            <p key={sentence} class="muted">
              {sentence}
            </p>
          ))}
        </details>
      </section>
      {opened.value?.isExample ? null : <History />}
      <Changes />
      <Groups report={report} />
      <NotMeasured report={report} />
    </div>
  );
};
