import type { ReportDocument } from '../../../analyzer/render/model.ts';
import { counted, SEVERITY_NAMES } from '../../../analyzer/render/words.ts';
import { Columns } from '../../parts/columns.tsx';
import { SelectField } from '../../parts/select-field.tsx';
import { ConformanceTable } from './conformance.tsx';
import { allFindings, area, criteria, criterion, findings, severity, showAllFindings, words } from './filter.ts';
import { Finding } from './finding.tsx';
import { checked } from './model.ts';

const ALL = ['', 'all'] as const;

const Filters = ({ report }: { report: ReportDocument }) => (
  <div class="audit-filters">
    <div class="field">
      <label for="audit-words">Filter text</label>
      <input
        id="audit-words"
        type="text"
        value={words.value}
        placeholder="image, a11y-, header …"
        onInput={(event) => {
          words.value = event.currentTarget.value;
        }}
      />
    </div>
    <SelectField
      id="audit-severity"
      label="Severity"
      value={severity.value}
      options={[
        ALL,
        ...report.severities
          .filter((one) => one.findings > 0)
          .map((one) => [one.severity, `${SEVERITY_NAMES[one.severity]} (${one.findings})`] as const),
      ]}
      onChoose={(id) => {
        severity.value = id;
      }}
    />
    <SelectField
      id="audit-area"
      label="Area"
      value={area.value}
      options={[ALL, ...report.areas.map((one) => [one, one] as const)]}
      onChoose={(one) => {
        area.value = one;
      }}
    />
    {criteria.value.length === 0 ? null : (
      <SelectField
        id="audit-criterion"
        label="WCAG"
        value={criterion.value}
        options={[ALL, ...criteria.value]}
        onChoose={(one) => {
          criterion.value = one;
        }}
      />
    )}
    <p class="muted" role="status">
      {findings.value.length} of {allFindings.value.length}
    </p>
  </div>
);

const Failing = ({ report }: { report: ReportDocument }) => (
  <section class="card" aria-labelledby="failing-title">
    <div class="card-head">
      <h2 id="failing-title">Fails ({allFindings.value.length})</h2>
    </div>
    {allFindings.value.length === 0 ? (
      <p>No problems were found by the checks that applied.</p>
    ) : (
      <>
        <Filters report={report} />
        {findings.value.length === 0 ? (
          <p>
            No findings match these filters.{' '}
            <button type="button" class="link-button" onClick={showAllFindings}>
              Show all
            </button>
          </p>
        ) : (
          <ul class="findings">
            {findings.value.map((finding) => (
              <Finding key={`${finding.id}-${finding.title}-${finding.area}`} finding={finding} />
            ))}
          </ul>
        )}
      </>
    )}
  </section>
);

/** Checks that gave no answer, by the reason. */
const Reasons = ({ outcome }: { outcome: 'undecided' | 'notApplicable' }) => {
  const groups = new Map<string, string[]>();
  for (const one of checked.value)
    if (one.outcome === outcome) groups.set(one.reason, [...(groups.get(one.reason) ?? []), one.id]);
  return (
    <dl class="reasons">
      {[...groups].map(([reason, ids]) => (
        <div key={reason}>
          <dt>{reason || 'No reason given.'}</dt>
          <dd class="muted">
            {ids.map((id) => (
              <code key={id}>{id}</code>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const countOf = (outcome: string): number => checked.value.filter((one) => one.outcome === outcome).length;

/** What did not fail, folded: cannot tell, passes, does not apply. */
const Others = () => (
  <>
    {countOf('undecided') === 0 ? null : (
      <details class="card fold" open>
        <summary>Needs manual review ({countOf('undecided')})</summary>
        <Reasons outcome="undecided" />
      </details>
    )}
    <details class="card fold">
      <summary>Passes ({countOf('passed')})</summary>
      <p class="check-ids">
        {checked.value
          .filter(({ outcome }) => outcome === 'passed')
          .map(({ id }) => (
            <code key={id}>{id}</code>
          ))}
      </p>
    </details>
    <details class="card fold">
      <summary>Not applicable ({countOf('notApplicable')})</summary>
      <Reasons outcome="notApplicable" />
    </details>
  </>
);

const Facts = ({ report }: { report: ReportDocument }) => (
  <details class="card fold">
    <summary>Page composition</summary>
    {report.sections.map(({ id, label, panel }) =>
      panel.facts.length + panel.tables.length + panel.swatches.length === 0 ? null : (
        <section key={id + label} class="panel">
          <h3>{label}</h3>
          <dl class="facts">
            {panel.facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {panel.swatches.map(({ title, colors }) => (
            <p key={title} class="panel-swatches">
              {title}:{' '}
              {colors.map(({ hex }) => (
                <span key={hex}>
                  <span class="chip" style={{ backgroundColor: hex }} /> <code>{hex}</code>
                </span>
              ))}
            </p>
          ))}
          {panel.tables.map(({ title, head, rows, more }) => (
            <section key={title} class="wide" aria-label={`${label}: ${title}`}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
              <div class="wide-scroll" tabIndex={0}>
                <table>
                  <caption>
                    {title}
                    {more > 0 ? `, ${counted(more, 'row')} more in the report` : ''}
                  </caption>
                  <Columns names={head} />
                  <tbody>
                    {rows.map((row) => (
                      <tr key={row.join('\n')}>
                        {row.map((cell, i) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places
                          <td key={i}>{cell}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </section>
          ))}
        </section>
      ),
    )}
  </details>
);

/** All checks of a report: those that failed open, the others folded. */
export const Groups = ({ report }: { report: ReportDocument }) => (
  <>
    <Failing report={report} />
    <Others />
    <ConformanceTable />
    <Facts report={report} />
  </>
);
