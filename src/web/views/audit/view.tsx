import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReportDocument } from '../../../analyzer/render/model.ts';
import { announce } from '../../state/announce.ts';
import { colorsIn } from '../../state/found-colors.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import style from './audit.css';
import { Ask } from './audit-form.tsx';
import { inputs, inspectInput, openExample, showFirst, shownReport, takeFile } from './model.ts';
import { OPERATIONS } from './operations.ts';

adoptStyle(style);

type Drawn = typeof import('./report.tsx').Report;

/** What draws a report is most of the view: it is loaded behind the form, before there is a report. */
const drawn = signal<Drawn | undefined>(undefined);
const isMissing = signal(false);
const loadReport = (): void =>
  void import('./report.tsx').then(
    ({ Report }) => {
      drawn.value = Report;
    },
    () => {
      isMissing.value = true;
    },
  );

const Missing = () => (
  <section class="card empty" role="alert">
    <p>Reports cannot be shown: a part of this page could not be loaded.</p>
    <button type="button" class="button" onClick={() => location.reload()}>
      Reload the page
    </button>
  </section>
);

const Shown = ({ report }: { report: ReportDocument }) => {
  const Report = drawn.value;
  return Report ? <Report report={report} /> : null;
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
      View an example report
    </button>
  </section>
);

const Main = () => {
  useEffect(loadReport, []);
  return (
    <div class="audit">
      <h1 tabIndex={-1}>Audit</h1>
      {isMissing.value ? <Missing /> : null}
      <Ask />
      {shownReport.value ? <Shown report={shownReport.value} /> : <Empty />}
    </div>
  );
};

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
  take: () => 'Audit does not use colours. Enter a page URL or open a saved report.',
  takeFile,
};
