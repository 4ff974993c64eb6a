import type { Environment } from 'monaco-editor';

/** Addresses of the packed workers by the name that the editor calls them; put in by scripts/playground/pack.mjs. */
declare const WORKERS: { readonly editor: string; readonly json: string; readonly graphql: string };

const addressOf = (label: string): string => {
  if (label === 'json') return WORKERS.json;
  return label === 'graphql' ? WORKERS.graphql : WORKERS.editor;
};

/** The editor runs its languages in workers of this origin. */
const environment: Environment = {
  getWorker: (_, label) => new Worker(addressOf(label), { type: 'module', name: label }),
};
Object.assign(globalThis, { MonacoEnvironment: environment });
