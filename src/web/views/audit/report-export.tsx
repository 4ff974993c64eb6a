import { useSignal } from '@preact/signals';
import type { UntypedRecord } from '../../../analyzer/render/untyped-json.ts';
import { Failed } from '../../parts/failure.tsx';
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
  JSON: { name: 'report.json', type: 'application/json', write: async (report: UntypedRecord) => report },
  EARL: {
    name: 'report-earl.json',
    type: 'application/ld+json',
    write: async (report: UntypedRecord) => (await loaded(import('../../../analyzer/formats/earl.ts'))).toEarl(report),
  },
  SARIF: {
    name: 'report.sarif',
    type: 'application/sarif+json',
    write: async (report: UntypedRecord) => {
      // As it is now: another report may be open when the writer is there.
      const compared = comparison.value;
      return (await loaded(import('../../../analyzer/formats/sarif.ts'))).toSarif(report, compared);
    },
  },
  CSV: {
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

/** Ways to keep the report that is open: as it is, for other tools, as a document. */
export const ReportExport = () => {
  const wanted = useSignal<'html' | 'pdf'>('html');
  const { report } = opened.value!;
  const render = async (format: 'html' | 'pdf'): Promise<void> => {
    wanted.value = format;
    const answer = await rendering.ask({
      method: 'POST',
      path: '/v1/analyzer/render',
      body: { report, format },
      as: 'file',
    });
    if (answer?.body instanceof Blob) download(`report.${format}`, answer.body);
  };
  return (
    <div class="keep">
      <div class="row">
        {Object.entries(FILES).map(([label, file]) => (
          <button key={label} type="button" class="button quiet" onClick={() => save(file, report)}>
            {label}
          </button>
        ))}
        {apiKey.value === undefined
          ? null
          : (['html', 'pdf'] as const).map((format) => (
              <button
                key={format}
                type="button"
                class="button quiet"
                disabled={rendering.busy.value}
                onClick={() => render(format)}
              >
                {format.toUpperCase()} ({RENDER_CREDITS} credits)
              </button>
            ))}
        <button type="button" class="button quiet" onClick={() => print()}>
          Print
        </button>
        <OpenButton into="earlier" name="Compare with an earlier report" />
      </div>
      {rendering.answer.value ? <Failed answer={rendering.answer.value} again={() => render(wanted.value)} /> : null}
    </div>
  );
};
