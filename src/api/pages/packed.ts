import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const placeOf = (here: string): string => {
  if (here.includes('/dist/server/')) return '../';
  return here.includes('/dist/src/') ? '../../../' : '../../../dist/';
};
const DIST = fileURLToPath(new URL(placeOf(import.meta.url), import.meta.url));

/** A page that was packed for browsers: an index.html, and its files below assets. */
export interface PackedPage {
  /** Ends with a slash. */
  readonly folder: string;
  isBuilt(): boolean;
  /** The page, as who asks for no packed form gets it. */
  html(): Promise<string>;
}

const packedPage = (name: string): PackedPage => {
  const folder = `${DIST}${name}/`;
  return {
    folder,
    isBuilt: () => existsSync(`${folder}index.html`),
    html: () => readFile(`${folder}index.html`, 'utf8'),
  };
};

/** The workbench, with its reference (scripts/web.mjs). */
export const WORKBENCH = packedPage('web');
/** The GraphQL playground (scripts/playground.mjs). */
export const PLAYGROUND = packedPage('playground');
