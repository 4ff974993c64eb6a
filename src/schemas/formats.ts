import { formatEntries } from '../design/files/entries.ts';
import { GRADIENT_FORMATS } from '../design/gradient/export.ts';
import { HARMONY_FORMATS } from '../design/harmony/export.ts';
import { PALETTE_FORMATS } from '../design/palette/export.ts';
import { SHADE_FORMATS } from '../design/shade/export.ts';
import { TOKEN_FORMATS } from '../design/tokens/export.ts';

/** One export format of a resource, as `GET /v1/formats` lists it. */
export interface FormatEntry {
  readonly id: string;
  readonly media_type: string;
  readonly extension: string;
  readonly description: string;
}

/** What `GET /v1/formats` answers, by resource. */
export const FORMATS = {
  gradient: formatEntries(GRADIENT_FORMATS),
  harmony: formatEntries(HARMONY_FORMATS),
  palette: formatEntries(PALETTE_FORMATS),
  shade: formatEntries(SHADE_FORMATS),
  tokens: formatEntries(TOKEN_FORMATS),
} as const satisfies Readonly<Record<string, readonly FormatEntry[]>>;
