import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import type { FilePart } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { LongTexts } from '../api/long-texts.ts';
import { endingOf, parseJson, roomFor, watchFor } from './body.ts';
import type { BodyLimits } from './body-refusals.ts';
import { askForBody, SMALL_BODY } from './body-room.ts';
import type { Ctx, Exchange } from './exchange.ts';

const MIB = 1024 * 1024;
/** Text parts of a form; no endpoint has as many fields. */
const MOST_FIELDS = 50;

const refused = (field: string, message: string): ApiError =>
  new ApiError('INVALID_INPUT', `${field}: ${message}`, { details: { field } });

export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

/** What the parser of forms refuses, by its number. */
const PARSER_REFUSALS: Readonly<Record<number, (file: FilePart) => ApiError>> = {
  1006: ({ field }) => refused(field, 'text parts may have 1 MiB together; send an image as a file'),
  1007: () => refused('body', `a form may have at most ${MOST_FIELDS} text parts`),
  1013: () => refused('body', 'the content type of the form has no boundary'),
  1010: ({ field }) => refused(field, 'the file is empty'),
  1015: ({ field }) => refused(field, 'was sent twice; send one file'),
};

/** Rejects when a body turns out larger than it may be, or comes too slowly; `stop` ends the watch. */
const overLimit = (exchange: Exchange, bytes: number): { exceeded: Promise<never>; stop: () => void } => {
  const { request } = exchange;
  let length = 0;
  let count: (chunk: Buffer) => void = () => {};
  let endWatch = (): void => {};
  const exceeded = new Promise<never>((_, reject) => {
    const giveUp = (error: ApiError): void => {
      request.removeAllListeners('data');
      request.pause();
      reject(error);
    };
    count = (chunk) => {
      length += chunk.length;
      if (length > bytes) giveUp(refused('body', `is larger than the ${bytes / MIB} MiB this endpoint accepts`));
    };
    // One that does not say how long it is has taken room for the largest.
    endWatch = watchFor(exchange)(giveUp, Number(request.headers['content-length'] ?? bytes) > SMALL_BODY);
  });
  request.on('data', count);
  return {
    exceeded,
    stop: () => {
      endWatch();
      request.off('data', count);
    },
  };
};

export interface FormOptions {
  readonly file: FilePart;
  readonly limits: BodyLimits;
  /** A text part as the type that its field declares. */
  readonly readText: (name: string, text: string) => unknown;
}

/**
 * Reads a form of text parts and one file, which is kept in memory, as the input that JSON would give: a file stands for the
 * base64 or the JSON of its field. Throws INVALID_INPUT or INVALID_JSON.
 */
export const readForm = async (ctx: Ctx, { file, limits, readText }: FormOptions): Promise<Record<string, unknown>> => {
  const { req: request } = ctx;
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes)
    throw refused('body', `is larger than the ${limits.bytes / MIB} MiB this endpoint accepts`);
  await roomFor(ctx.exchange, Number(request.headers['content-length'] ?? limits.bytes));
  const { koaBody } = await import('koa-body');
  if (request.destroyed) throw refused('body', 'the connection ended before the body was complete');
  askForBody(request);
  const chunks: Buffer[] = [];
  const strays: string[] = [];
  const read = koaBody({
    json: false,
    text: false,
    urlencoded: false,
    multipart: true,
    formidable: {
      maxFields: MOST_FIELDS,
      // A text is a string in memory, which a file never becomes.
      maxFieldsSize: file.as === 'base64' ? Math.min(SMALL_BODY, limits.bytes) : limits.bytes,
      maxFiles: 1,
      maxFileSize: limits.bytes,
      onPart(part, handle) {
        // Without a type a file would be read as text.
        if (part.originalFilename && !part.mimetype) part.mimetype = 'application/octet-stream';
        handle(part);
      },
      filter({ name }) {
        if (name !== file.field) strays.push(name ?? '');
        return name === file.field;
      },
      fileWriteStreamHandler: () =>
        new Writable({
          write(chunk: Buffer, _, done) {
            chunks.push(chunk);
            done();
          },
        }),
    },
  });
  const { exceeded, stop } = overLimit(ctx.exchange, limits.bytes);
  try {
    await Promise.race([read(ctx as never, async () => {}), exceeded]);
  } catch (thrown) {
    if (thrown instanceof ApiError) throw thrown;
    const { code = 0 } = thrown as { code?: number };
    throw PARSER_REFUSALS[code]?.(file) ?? refused('body', 'is not a form that can be read (multipart/form-data)');
  } finally {
    stop();
  }
  const [stray] = strays;
  if (stray !== undefined) throw refused(stray.slice(0, 60), `is not a file field; send the file as '${file.field}'`);

  const { body: texts, files } = ctx.request as unknown as {
    body: Record<string, string | string[]>;
    files: Record<string, unknown>;
  };
  const input: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || Object.hasOwn(files, name))
      throw refused(name.slice(0, 60), 'is given twice; give it once');
    input[name] =
      name === file.field && file.as === 'json'
        ? await parseJson(ctx.exchange, Buffer.from(text), limits)
        : readText(name, text);
  }
  if (Object.hasOwn(files, file.field)) {
    const bytes = chunks.length > 1 || file.as === 'json' ? Buffer.concat(chunks) : chunks[0]!;
    chunks.length = 0;
    if (file.as === 'json') input[file.field] = await parseJson(ctx.exchange, bytes, limits);
    else if (bytes.length <= SMALL_BODY) input[file.field] = bytes.toString('base64');
    else {
      // An image goes to its thread as it came.
      const texts = new LongTexts();
      ctx.exchange.context.longTexts = texts;
      input[file.field] = texts.add({ form: 'file', bytes });
      endingOf(ctx.exchange).once('close', () => texts.release());
    }
  }
  return input;
};
