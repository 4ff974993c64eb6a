import { readFile } from 'node:fs/promises';
import type { OpenApiForm, OpenApiTexts } from '../openapi/document.ts';
import type { Edition } from '../openapi/edition.ts';

/** The documents that depend on the operations alone, as the build writes them (scripts/server.mjs): to make one takes 0.4 s. */
export interface PackedDocuments {
  /** Undefined also for a form with code samples. */
  openApi(form: OpenApiForm): Promise<OpenApiTexts | undefined>;
  reference(): Promise<string | undefined>;
}

/** Names of the files. */
export const FILES = {
  yaml: (edition: Edition) => `openapi-${edition}.yaml`,
  json: (edition: Edition) => `openapi-${edition}.json`,
  reference: 'reference.json',
} as const;

/** The text of a file; undefined where it is not there yet, as before the first build has ended. */
const textOf = (file: URL): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** The documents beside a packed server; sources that run may have changed, so they have none. */
export const packedDocuments = (here: string = import.meta.url): PackedDocuments => {
  if (!here.includes('/dist/server/')) return { openApi: async () => undefined, reference: async () => undefined };
  const at = (name: string): Promise<string | undefined> => textOf(new URL(`./documents/${name}`, here));
  return {
    reference: () => at(FILES.reference),
    openApi: async ({ version, samples }) => {
      if (samples) return undefined;
      const [yaml, json] = await Promise.all([at(FILES.yaml(version)), at(FILES.json(version))]);
      return yaml === undefined || json === undefined ? undefined : { yaml, json };
    },
  };
};
