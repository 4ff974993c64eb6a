import { useSignal } from '@preact/signals';
import { toHex } from '../../color/rgb.ts';
import { exportFile } from '../../design/files/format.ts';
import { css } from '../../design/files/formats/css.ts';
import { hex } from '../../design/files/formats/hex.ts';
import { json } from '../../design/files/formats/json.ts';
import { scss } from '../../design/files/formats/scss.ts';
import { svg } from '../../design/files/formats/svg.ts';
import { utility } from '../../design/files/formats/utility.ts';
import { COLOR_FORMATS, type ColorFormat, type FileOptions, named } from '../../design/files/swatches.ts';
import { Code } from '../parts/code.tsx';
import { copyText } from '../state/copy.ts';
import { shown } from '../state/location.ts';
import { Dialog } from './dialog.tsx';

/** The writers of the service, by the name a person looks for. */
const FORMATS = { CSS: css, SCSS: scss, Tailwind: utility, JSON: json, SVG: svg, 'Hex list': hex } as const;
type FormatName = keyof typeof FORMATS;

const fileOf = (name: FormatName, options: FileOptions) => {
  const items = named(shown.value?.view.exports() ?? []);
  const swatches = {
    prefix: 'color',
    title: `${items.length} ${items.length === 1 ? 'colour' : 'colours'} of Metamer`,
    items,
    json: { colors: items.map(({ label, color }) => ({ name: label, hex: toHex(color) })) },
  };
  return exportFile<typeof swatches, FileOptions>(FORMATS[name], swatches, options, 'colors');
};

const download = (filename: string, type: string, content: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = filename;
  link.click();
  URL.revokeObjectURL(link.href);
};

const Body = () => {
  const format = useSignal<FormatName>('CSS');
  const notation = useSignal<ColorFormat>('hex');
  const file = fileOf(format.value, { color_format: notation.value, labels: true });
  const content = String(file.content);
  return (
    <>
      <div class="choices" role="radiogroup" aria-label="Format">
        {(Object.keys(FORMATS) as FormatName[]).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="format"
              checked={format.value === name}
              onChange={() => {
                format.value = name;
              }}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <label class="inline">
        Notation{' '}
        <select
          value={notation.value}
          onChange={(event) => {
            notation.value = event.currentTarget.value as ColorFormat;
          }}
        >
          {COLOR_FORMATS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <Code label={file.filename} text={content} />
      <div class="dialog-actions">
        <span class="muted">{`${file.filename}, ${new Blob([content]).size} bytes`}</span>
        <button type="button" class="button quiet" onClick={() => download(file.filename, file.media_type, content)}>
          Download
        </button>
        <button type="button" class="button" onClick={() => copyText(content, file.filename)}>
          Copy
        </button>
      </div>
    </>
  );
};

/** The colours of the view as a file, written by the service's own writers. */
export const ExportDialog = () => (
  <Dialog name="export" title="Export">
    {() => <Body />}
  </Dialog>
);
