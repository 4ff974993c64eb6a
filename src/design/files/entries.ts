import type { FileFormat } from './format.ts';

type FormatTable<Resource, Options> = Readonly<Record<string, FileFormat<Resource, Options>>>;

/** What a listing says of a table of formats. */
export const formatEntries = <Resource, Options>(table: FormatTable<Resource, Options>) =>
  Object.values(table).map(({ id, media_type, extension, description }) => ({
    id,
    media_type,
    extension,
    description,
  }));

/** The ids of a table of formats as a sentence lists them: `css`, `json`, `svg`. */
export const formatNames = (table: FormatTable<never, never>): string =>
  Object.values(table)
    .map(({ id }) => `\`${id}\``)
    .join(', ');

/** Every media type that an export endpoint of these formats can answer: JSON with the file inside, and the files. */
export const mediaTypesOf = (table: FormatTable<never, never>): [string, ...string[]] => {
  const files = Object.values(table).flatMap(({ media_type, variant }) =>
    variant ? [media_type, variant.media_type] : [media_type],
  );
  const json = 'application/json';
  return [json, ...new Set(files.filter((type) => type !== json))];
};
