import { readdirSync } from 'node:fs';

/** The files below a folder, those of installed packages left out: they may be replaced meanwhile. */
export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
