import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ExportedFile } from '../../design/files/format.ts';
import { COLOR_FORMATS, type ColorFormat } from '../../design/files/swatches.ts';
import { Choices } from '../parts/choices.tsx';
import { Code } from '../parts/code.tsx';
import { Problem } from '../parts/failure.tsx';
import { Loading } from '../parts/loading.tsx';
import { colorFiles } from '../state/color-files.ts';
import { copyText } from '../state/copy.ts';
import { download } from '../state/download.ts';
import { currentPage } from '../state/location.ts';
import { readStored, storedChoice, writeStored } from '../state/stored.ts';
import type { ExportChoice, View } from '../state/view.ts';
import { Dialog } from './dialog.tsx';

const isText = (content: ExportedFile['content']): content is string => typeof content === 'string';
const blobOf = ({ content, media_type }: ExportedFile): Blob =>
  new Blob([isText(content) ? content : new Uint8Array(content)], { type: media_type });

const Picture = ({ file }: { file: ExportedFile }) => {
  const address = useMemo(() => URL.createObjectURL(blobOf(file)), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img class="export-picture" src={address} alt={file.filename} />;
};

const Shown = ({ file }: { file: ExportedFile }) => {
  const { filename, content } = file;
  const blob = blobOf(file);
  return (
    <>
      {blob.type.startsWith('image/') ? <Picture file={file} /> : null}
      {isText(content) ? <Code label={filename} text={content} /> : null}
      <div class="dialog-actions">
        <span class="muted">{`${filename}, ${blob.size.toLocaleString('en')} bytes`}</span>
        <button type="button" class="button quiet" onClick={() => download(filename, blob)}>
          Download
        </button>
        {isText(content) ? (
          <button type="button" class="button" onClick={() => copyText(content, filename)}>
            Copy
          </button>
        ) : null}
      </div>
    </>
  );
};

/** What was exported last, so that it is the first choice the next time. */
const FORMAT_NAME = 'metamer-export-format';
const local = (): Storage => localStorage;
const notation = storedChoice<ColorFormat>('metamer-export-notation', COLOR_FORMATS, 'hex');

/** Rejects with the reason where something could not be computed: what is shown is the result of an earlier request. */
const whenComputed = async ({ computed }: View): Promise<void> => {
  for (const one of computed?.() ?? []) {
    await one.settled();
    if (one.failure.value !== undefined) throw new Error(one.failure.value);
  }
};

const Body = ({ view, choices }: { view: View; choices: readonly ExportChoice[] }) => {
  const last = readStored(local, FORMAT_NAME);
  const chosen = useSignal(
    Math.max(
      0,
      choices.findIndex(({ name }) => name === last),
    ),
  );
  const file = useSignal<ExportedFile | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const choice = choices[chosen.value] ?? choices[0]!;
  useSignalEffect(() => {
    const { write, notations } = choices[chosen.value] ?? choices[0]!;
    const wanted = notations?.includes(notation.value) ? notation.value : 'hex';
    // What was written in the former format or notation is not shown under this one.
    [file.value, failure.value] = [undefined, undefined];
    let overtaken = false;
    whenComputed(view)
      .then(() => write(wanted))
      .then(
        (written) => {
          if (!overtaken) [file.value, failure.value] = [written, undefined];
        },
        (error: Error) => {
          if (!overtaken) [file.value, failure.value] = [undefined, error.message];
        },
      );
    return () => {
      overtaken = true;
    };
  });
  return (
    <>
      <Choices
        name="format"
        label="Format"
        value={choice.name}
        options={choices.map(({ name }) => [name, name])}
        onChoose={(name) => {
          chosen.value = choices.findIndex((one) => one.name === name);
          writeStored(local, FORMAT_NAME, name);
        }}
      />
      {choice.notations && choice.notations.length > 1 ? (
        <label class="inline">
          Notation{' '}
          <select
            value={choice.notations.includes(notation.value) ? notation.value : 'hex'}
            onChange={(event) => {
              notation.value = event.currentTarget.value as ColorFormat;
            }}
          >
            {choice.notations.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      ) : null}
      {file.value ? <Shown file={file.value} /> : null}
      {file.value || failure.value ? null : <Loading height="240px" />}
      <Problem text={failure.value} />
    </>
  );
};

const Loaded = ({ view }: { view: View }) => {
  const choices = useSignal<readonly ExportChoice[] | undefined>(view.files ? undefined : colorFiles(view.exports));
  const failed = useSignal(false);
  useEffect(() => {
    view.files?.().then(
      (files) => {
        choices.value = files;
      },
      () => {
        failed.value = true;
      },
    );
  }, [view, choices, failed]);
  if (view.exports().length === 0) {
    const why = view.computed?.().find(({ failure }) => failure.value !== undefined)?.failure.value;
    return why ? <Problem text={why} /> : <p class="muted">No colours to export yet.</p>;
  }
  if (failed.value) return <p role="alert">The export formats could not be loaded. Reload the page.</p>;
  return choices.value ? <Body view={view} choices={choices.value} /> : <Loading height="320px" />;
};

/** The colours of the view as a file, written by the service's own writers. */
export const ExportDialog = () => (
  <Dialog name="export" title="Export">
    {() => {
      if (!currentPage.value) return null;
      const { route, view } = currentPage.value;
      // Back changes what is exported while the dialog is open.
      return <Loaded key={`${route.path}#${view.inputs.fragment()}`} view={view} />;
    }}
  </Dialog>
);
