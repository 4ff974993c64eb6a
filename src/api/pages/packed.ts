import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const placeOf = (here: string): string => {
  if (here.includes('/dist/server/')) return '../';
  return here.includes('/dist/src/') ? '../../../' : '../../../dist/';
};
const DIST = fileURLToPath(new URL(placeOf(import.meta.url), import.meta.url));

/** Holds the id of the process that packs the pages, while it does (scripts/start.mjs). */
const BUILDING = `${DIST}.building`;

const isRunning = (file: string): boolean => {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    // The process 0 would be this one.
    return id > 0 && process.kill(id, 0);
  } catch {
    return false;
  }
};

let isSettled = false;

/** Whether the pages are being packed, as they are after the first start. Once false, it stays false. */
export const isBeingBuilt = (): boolean => {
  isSettled ||= !isRunning(BUILDING);
  return !isSettled;
};

/** A page that was packed for browsers: an index.html, and its files below assets. */
export interface PackedPage {
  /** Ends with a slash. */
  readonly folder: string;
  isBuilt(): boolean;
  /** The page, or one of several, as a client that accepts no compressed form gets it. */
  html(file?: string): Promise<string>;
}

const packedPage = (name: string): PackedPage => {
  const folder = `${DIST}${name}/`;
  return {
    folder,
    isBuilt: () => !isBeingBuilt() && existsSync(`${folder}index.html`),
    html: (file = 'index.html') => readFile(`${folder}${file}`, 'utf8'),
  };
};

/** The workbench, with its reference (scripts/web.mjs). */
export const WORKBENCH = packedPage('web');
/** The GraphQL playground (scripts/playground). */
export const PLAYGROUND = packedPage('playground');
