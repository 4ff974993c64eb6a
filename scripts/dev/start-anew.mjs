import { relative } from 'node:path';

/** Exit code of a development process that is to be started again. */
export const START_ANEW = 75;

/** What a running process cannot take up: installed packages, its settings, its own program, the tables of an open database. */
const FILES = /^(?:package(?:-lock)?\.json|tsconfig\.json|db\/(?:schema\.ts|migrations\/.+)|scripts\/.+\.mjs)$/;

/** Says whether a change of a file is taken up only by a new process. */
export const needsNewProcess = (root, file) => FILES.test(relative(root, file).replaceAll('\\', '/'));
