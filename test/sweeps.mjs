// The quick tests that draw fewer inputs at small size, at full size: those of their files that ask test/size.ts or fast-check.
import { readdirSync, readFileSync } from 'node:fs';
import { runFull } from './full.mjs';

const isSweep = (file) => /from '(?:fast-check|[./]+\/size\.ts)'/.test(readFileSync(file, 'utf8'));
const files = readdirSync('test', { recursive: true })
  .filter(
    (name) =>
      name.endsWith('.test.ts') &&
      !/\.(?:built|browser)\.test\.ts$/.test(name) &&
      !/^(?:cluster|faults|generators|package)\/|node_modules/.test(name),
  )
  .map((name) => `test/${name}`)
  .filter(isSweep);
process.exitCode = runFull(['--project', 'quick', ...files]);
