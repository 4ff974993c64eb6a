import { signal } from '@preact/signals';
import type { UntypedRecord } from '../../../analyzer/render/untyped-json.ts';
import { Failed } from '../../parts/failure.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';
import { announce } from '../../state/announce.ts';
import { download } from '../../state/download.ts';
import { apiKey } from '../../state/key.ts';
import { createLatestRequest } from '../../state/latest-request.ts';
import { comparison } from './changes.tsx';
import { opened } from './model.ts';
import { OpenButton } from './open-button.tsx';

const RENDER_CREDITS = 10;
const rendering = createLatestRequest();

/** What writes a file for other tools is loaded when it is wanted. */
const loaded = <Writer,>(writer: Promise<Writer>): Promise<Writer> =>
  writer.catch(() => {
    throw new Error('What writes this file could not be loaded. Reload the page.');
  });

const FILES = {
  JSON: {
    note: 'whole report',
    name: 'report.json',
    type: 'application/json',
    write: async (report: UntypedRecord) => report,
  },
  EARL: {
    note: 'result of each check',
    name: 'report-earl.json',
    type: 'application/ld+json',
    write: async (report: UntypedRecord) => (await loaded(import('../../../analyzer/formats/earl.ts'))).toEarl(report),
  },
  SARIF: {
    note: 'code scanning',
    name: 'report.sarif',
    type: 'application/sarif+json',
    write: async (report: UntypedRecord) => {
      // As it is now: another report may be open when the writer is there.
      const compared = comparison.value;
      return (await loaded(import('../../../analyzer/formats/sarif.ts'))).toSarif(report, compared);
    },
  },
  CSV: {
    note: 'conformance table',
    name: 'conformance.csv',
    type: 'text/csv',
    write: async (report: UntypedRecord) =>
      (await loaded(import('../../../analyzer/formats/conformance-csv.ts'))).toConformanceCsv([report]),
  },
} as const;

type ReportFile = (typeof FILES)[keyof typeof FILES];

const save = async ({ name, type, write }: ReportFile, report: UntypedRecord): Promise<void> => {
  try {
    download(name, new Blob([asText(await write(report))], { type }));
  } catch (error) {
    announce((error as Error).message);
  }
};

const asText = (value: object | string): string =>
  typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`;

/** The format that the service renders, or rendered last. */
const wanted = signal<'html' | 'pdf'>('html');

const render = async (format: 'html' | 'pdf'): Promise<void> => {
  const { report } = opened.value!;
  wanted.value = format;
  const answer = await rendering.ask({
    method: 'POST',
    path: '/v1/analyzer/render',
    body: { report, format },
    as: 'file',
  });
  if (answer?.body instanceof Blob) download(`report.${format}`, answer.body);
};

const RENDERED = { html: 'web page to share', pdf: 'pages to print' } as const;

/** Ways to keep the report that is open: as it is, for other tools, as a document. */
const formats = (report: UntypedRecord): MenuItem[] => [
  ...Object.entries(FILES).map(([name, file]) => ({ name, note: file.note, run: () => void save(file, report) })),
  ...(apiKey.value === undefined
    ? []
    : (['html', 'pdf'] as const).map((format) => ({
        name: `${format.toUpperCase()} (${RENDER_CREDITS} credits)`,
        note: rendering.busy.value ? 'rendering …' : RENDERED[format],
        // Pressed again, it would be paid for twice.
        isBusy: rendering.busy.value,
        run: () => void render(format),
      }))),
  { name: 'Print', run: () => print() },
];

/** What is done with the open report: compared, and exported in every format. */
export const ReportActions = () => (
  <div class="row">
    <OpenButton into="earlier" name="Compare with an earlier report" />
    <Menu id="report-formats" name="Export" items={formats(opened.value!.report)} />
  </div>
);

/** How far a document is that the service renders, and why there is none. */
export const RenderState = () => {
  if (rendering.busy.value) return <p role="status">Rendering {wanted.value.toUpperCase()} …</p>;
  const answer = rendering.answer.value;
  return answer ? <Failed answer={answer} again={() => render(wanted.value)} /> : null;
};
