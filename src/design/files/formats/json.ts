import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';

export const json = {
  id: 'json',
  media_type: 'application/json',
  extension: 'json',
  description: 'The resource as JSON, in the form the service accepts',
  write: ({ json: data }) => `${JSON.stringify(data, null, 2)}\n`,
} satisfies FileFormat<Swatches, FileOptions>;
