import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const placeOf = (here: string): string => {
  if (here.includes('/dist/server/')) return '../web/';
  return here.includes('/dist/src/') ? '../../../web/' : '../../../dist/web/';
};

/** Where the page is packed to (scripts/web.mjs). */
export const WORKBENCH_FOLDER = fileURLToPath(new URL(placeOf(import.meta.url), import.meta.url));

export const isWorkbenchBuilt = (): boolean => existsSync(`${WORKBENCH_FOLDER}index.html`);

/** The page, as who asks for no packed form gets it. */
export const workbenchHtml = (): Promise<string> => readFile(`${WORKBENCH_FOLDER}index.html`, 'utf8');
