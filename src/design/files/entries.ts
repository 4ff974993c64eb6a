import type { FileFormat } from './format.ts';

/** What a listing says of a table of formats. */
export const formatEntries = <Resource, Options>(table: Readonly<Record<string, FileFormat<Resource, Options>>>) =>
  Object.values(table).map(({ id, media_type, extension, description }) => ({
    id,
    media_type,
    extension,
    description,
  }));
