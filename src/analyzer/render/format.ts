import { Refusal } from '../../errors/refusal.ts';
import { unknownName } from '../../errors/vocabulary.ts';

const RENDER_FORMATS = ['html', 'pdf'] as const;
export type RenderFormat = (typeof RENDER_FORMATS)[number];

/** Reads `format`. Throws UNKNOWN_FORMAT for anything but html and pdf. */
export const readFormat = (format: string): RenderFormat => {
  const known = RENDER_FORMATS.find((one) => one === format);
  if (known) return known;
  throw new Refusal(
    'UNKNOWN_FORMAT',
    `format: '${format.slice(0, 60)}' is not a format; accepted: ${RENDER_FORMATS.join(', ')}`,
    { ...unknownName('format', format, RENDER_FORMATS), formats: RENDER_FORMATS },
  );
};
