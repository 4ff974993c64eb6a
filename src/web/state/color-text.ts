import { signal } from '@preact/signals';
import type { MeasuredRgb } from '../../color/measured.ts';
import type { ColorReading } from '../../color/read-color.ts';
import { parseHex, type Rgb } from '../../color/rgb.ts';
import { lightOfRgb, type WideColor } from '../../color/wide-color.ts';

const BARE_HEX = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const without = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;

/** A colour as people paste it: `f00`, `color: #f00;`, with quotes around it. What is left is for the reader of colours. */
export const tidyColor = (text: string): string => {
  const declared = text.trim().replace(/^[\w-]+\s*:\s*/, '');
  const plain = without(without(declared, ';'), '!important')
    .replace(/^(['"])(.*)\1$/, '$2')
    .trim();
  return BARE_HEX.test(plain) ? `#${plain}` : plain;
};

type Reader = typeof import('../../color/resolve.ts') &
  typeof import('../../color/read-color.ts') &
  typeof import('../../color/name-near.ts');

/** The reader of colours of the service, once a text was not hex: a first view does not wait for it. */
const reader = signal<Reader | undefined>(undefined);
const problem = signal('');
let loading: Promise<void> | undefined;
let before = async (): Promise<void> => {};

/** What is done before the reader is used: a browser has no parser of CSS colours of its own that answers in numbers. */
export const beforeReading = (prepare: () => Promise<void>): void => {
  before = prepare;
};

/** Loads the reader, once; another try after a failure. */
export const loadReader = (): Promise<void> => {
  loading ??= Promise.all([
    import('../../color/resolve.ts'),
    import('../../color/read-color.ts'),
    import('../../color/name-near.ts'),
    before(),
  ]).then(
    ([resolve, read, names]) => {
      problem.value = '';
      reader.value = { ...resolve, ...read, ...names };
    },
    () => {
      loading = undefined;
      problem.value = 'only hex is accepted: the reader of CSS colours could not be loaded; reload the page';
    },
  );
  return loading;
};

/** Whether the reader is there, or no text so far asked for it. */
export const readerSettled = (): Promise<void> => loading ?? Promise.resolve();

/** Whether a text is known not to be a colour. Without the full reader an unread text may still be one. */
export const isReaderLoaded = (): boolean => reader.value !== undefined;

/** Has the reader loaded where a text will need it. */
export const expectColor = (text: string): void => {
  if (text !== '' && parseHex(tidyColor(text)) === undefined) void loadReader();
};

/** Why a colour is not read while the reader is on its way. */
export const READING = 'Reading …';

/** Reads a text at once where it is hex, else by the reader of the service. */
export const readBy = <T>(
  text: string,
  ofHex: (hex: Rgb) => T,
  by: (reader: Reader, text: string) => ColorReading<T>,
): ColorReading<T> => {
  const tidy = tidyColor(text);
  const hex = parseHex(tidy);
  if (hex) return { color: ofHex(hex) };
  if (reader.value) return by(reader.value, tidy);
  void loadReader();
  return { why: problem.value || READING, reason: problem.value || undefined, details: {} };
};

/**
 * Reads the text of a colour field: as 8-bit sRGB, with the light of a colour outside it, on which it is judged. A translucent
 * colour is laid over another, if there is one.
 */
export const readColorText = (text: string, over?: Rgb): ColorReading<MeasuredRgb> =>
  readBy(
    text,
    (hex) => hex,
    ({ readMeasured }, tidy) => readMeasured(tidy, { over, scheme: 'light', isBrief: true }),
  );

/** The same as the colour itself, neither rounded nor mapped into sRGB; alpha is ignored. */
export const readLightText = (text: string): ColorReading<WideColor> =>
  readBy(text, lightOfRgb, ({ readColor }, tidy) => {
    const { color, ...fault } = readColor(tidy, { scheme: 'light', isBrief: true });
    return color ? { color: color.itself } : (fault as ColorReading<WideColor>);
  });

/** What a text that is not a colour was most likely meant as: the name of a colour; undefined where none is near. */
export const meantBy = (text: string): string | undefined => reader.value?.nameNear(tidyColor(text));
