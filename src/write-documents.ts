import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appRouter } from '../routers/index.ts';
import { createDocuments } from './api/documents.ts';
import { EDITIONS } from './api/openapi/edition.ts';
import { FILES } from './api/pages/packed-documents.ts';
import { graphqlSamples } from './graphql/samples.ts';

/** Writes the documents that depend on the operations alone into a folder, so that no request waits until they are made. */
export const writeDocuments = async (folder: string): Promise<void> => {
  const documents = createDocuments(appRouter, async (router) => graphqlSamples(router));
  mkdirSync(folder, { recursive: true });
  for (const version of EDITIONS) {
    const { yaml, json } = await documents.openApi({ version, samples: false });
    writeFileSync(join(folder, FILES.yaml(version)), yaml);
    writeFileSync(join(folder, FILES.json(version)), json);
  }
  writeFileSync(join(folder, FILES.reference), await documents.reference());
};
