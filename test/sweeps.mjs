// The quick tests that draw fewer inputs at small size, at full size: those of their files that ask test/size.ts or fast-check.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../scripts/files-below.mjs';
import { runFull } from './full.mjs';

const isSweep = (file) => /from '(?:fast-check|[./]+\/size\.ts)'/.test(readFileSync(file, 'utf8'));
const files = filesBelow('test').filter(
  (path) =>
    path.endsWith('.test.ts') &&
    !/\.(?:built|browser)\.test\.ts$/.test(path) &&
    !/^test\/(?:cluster|faults|generators|package)\//.test(path) &&
    isSweep(path),
);
process.exitCode = runFull(['--project', 'quick', ...files]);
