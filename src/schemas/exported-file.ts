import { z } from 'zod';
import { type ExportedFile, envelopeOf } from '../design/files/format.ts';
import { COLOR_FORMATS, NOTATIONS } from '../design/files/swatches.ts';
import { COLOR_NOTES } from './color-options.ts';
import { object, stringField } from './described.ts';
import { fields } from './fields.ts';
import { FileReply } from './file.ts';
import { Pixels } from './image.ts';
import { knownField } from './known-values.ts';

/** Settings of an exported file; a format takes what it has a use for and leaves the others. */
const FileOptionsInput = fields({
  prefix: z.string().max(64).optional().describe('Prefix of every name'),
  notation: z.enum(NOTATIONS).optional().describe('Notation of the colours; hex by default'),
  color_format: z.enum(COLOR_FORMATS).optional().describe('The same with rgb and hsl'),
  width: Pixels.optional().describe('svg: width in pixels'),
  height: Pixels.optional().describe('svg: height in pixels'),
  labels: z.boolean().optional().describe('svg: names and values on the swatches'),
  version: z.literal([3, 4]).optional().describe('utility: version of Tailwind CSS, 4 by default'),
});

/** A file inside JSON. */
export const ExportEnvelope = object('ExportedFile', 'A file inside JSON.', {
  format: knownField('FileFormat', 'Format of the file'),
  filename: stringField('Suggested file name'),
  media_type: stringField('Media type of the file'),
  encoding: z.enum(['text', 'base64']).describe('Encoding of `content`'),
  content: stringField('The file, as text or in base64'),
  ...COLOR_NOTES,
});

export const EnvelopeQuery = z
  .enum(['json'])
  .optional()
  .describe('json: the file inside JSON (format, filename, media_type, encoding, content)');

/** What an export of named colours takes: the format, the resource in the form its own endpoints answer, and settings. */
export const exportFields = <Format extends string, Resource extends z.ZodType>(
  formats: readonly [Format, ...Format[]],
  resource: Resource,
) => ({
  format: z.enum(formats).describe('Format of the file, as listed by GET /v1/formats'),
  data: resource.describe('What to export, as its own endpoints return it'),
  options: FileOptionsInput.optional().describe('Settings of the file'),
});

/** The file itself, or with `?envelope=json` the file inside JSON. */
export const fileOrEnvelope = (file: ExportedFile, envelope: 'json' | undefined) =>
  envelope === 'json' ? envelopeOf(file) : new FileReply(file.media_type, file.content, { filename: file.filename });
