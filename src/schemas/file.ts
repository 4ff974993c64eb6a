import { z } from 'zod';

/** A file as an answer: REST sends the bytes, tRPC and GraphQL carry it as JSON with base64 content. */
export class FileReply {
  readonly mediaType: string;
  readonly content: Uint8Array | string;
  /** Sent as `content-disposition: attachment` where given: letters, digits, dot, hyphen and underscore only. */
  readonly filename: string | undefined;
  /** Extra headers, such as a content security policy of its own. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    mediaType: string,
    content: Uint8Array | string,
    options: { filename?: string; headers?: Record<string, string> } = {},
  ) {
    this.mediaType = mediaType;
    this.content = content;
    this.filename = options.filename === undefined ? undefined : safeFilename(options.filename);
    this.headers = options.headers ?? {};
  }

  toJSON(): { media_type: string; filename: string | null; base64: string } {
    return {
      media_type: this.mediaType,
      filename: this.filename ?? null,
      base64: Buffer.from(this.content).toString('base64'),
    };
  }
}

/** An answer as an image: what it was drawn from is what it is charged by. */
export class DrawnReply extends FileReply {
  readonly answer: object;

  constructor(mediaType: string, content: Uint8Array, answer: object, filename?: string) {
    super(mediaType, content, filename === undefined ? {} : { filename });
    this.answer = answer;
  }
}

/** A name that is safe in a header and on any file system: other characters become hyphens, 80 at most. */
export const safeFilename = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 80) || 'file';

/** Output schema of an endpoint that returns a file of one of these media types. */
export const fileOutput = (...mediaTypes: [string, ...string[]]) =>
  z.instanceof(FileReply).meta({ override: { type: 'string', format: 'binary' }, mediaTypes });

/** Whether a schema is that of a file. */
export const isFile = (schema: z.core.$ZodType): boolean => z.globalRegistry.get(schema)?.mediaTypes !== undefined;
