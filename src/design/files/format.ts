/** A file as an exporter leaves it. */
export interface ExportedFile {
  readonly format: string;
  readonly filename: string;
  readonly media_type: string;
  readonly content: string | Uint8Array;
  /** The same in several files, where the target wants them; paths are relative to the folder of the target. */
  readonly files?: readonly FilePart[];
}

/** One of several files. */
export interface FilePart {
  readonly path: string;
  readonly content: string;
}

/** A file format of a resource. */
export interface FileFormat<Resource, Options> {
  readonly id: string;
  readonly media_type: string;
  readonly extension: string;
  readonly description: string;
  readonly write: (resource: Resource, options: Options) => string | Uint8Array;
  /** The same resource in the several files that the target wants. */
  readonly parts?: (resource: Resource, options: Options) => readonly FilePart[];
  /** The other type of file that some options ask for. */
  readonly variant?: {
    readonly media_type: string;
    readonly extension: string;
    readonly when: (options: Options) => boolean;
  };
}

/** The file of a resource in one of its formats; `stem` is the file name without its extension. */
export const exportFile = <Resource, Options>(
  format: FileFormat<Resource, Options>,
  resource: Resource,
  options: Options,
  stem: string,
): ExportedFile => {
  const { media_type, extension } = format.variant?.when(options) ? format.variant : format;
  const file = {
    format: format.id,
    filename: `${stem}.${extension}`,
    media_type,
    content: format.write(resource, options),
  };
  return format.parts ? { ...file, files: format.parts(resource, options) } : file;
};

/** The same file inside JSON: text as it is, bytes in base64. */
export const envelopeOf = ({ format, filename, media_type, content, files }: ExportedFile) =>
  typeof content === 'string'
    ? { format, filename, media_type, encoding: 'text' as const, content, ...(files ? { files: [...files] } : {}) }
    : { format, filename, media_type, encoding: 'base64' as const, content: Buffer.from(content).toString('base64') };
