import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the parser of csstools', () => {
  const built = (file: string) => JSON.stringify(resolve(import.meta.dirname, '../../dist/src/color', file));
  const run = (script: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });

  it('is loaded by the first text that has to be computed, and not before', () => {
    const { stdout } = run(`
      import { createRequire } from 'node:module';
      const { cache } = createRequire(${built('rgb.js')});
      const { readRgb } = await import(${built('resolve.js')});
      const loaded = () => Object.keys(cache).some((file) => file.includes('csstools'));
      const states = [loaded()];
      readRgb('#33669980'); readRgb([1, 2, 3]); readRgb('teal'); readRgb('oklch(50% 0.1 250)'); states.push(loaded());
      readRgb('rgb(calc(1 + 2) 0 0)'); states.push(loaded());
      console.log(JSON.stringify(states));`);
    expect(JSON.parse(stdout)).toEqual([false, false, true]);
  });

  it('is asked for in plain words where nobody can load it, as in a page', () => {
    const { stdout } = run(`
      process.getBuiltinModule = undefined;
      const { readRgb } = await import(${built('resolve.js')});
      const states = [readRgb('#369').color];
      try { readRgb('rgb(calc(1 + 2) 0 0)'); } catch (error) { states.push(error.message); }
      console.log(JSON.stringify(states));`);
    expect(JSON.parse(stdout)).toEqual([{ r: 51, g: 102, b: 153 }, expect.stringContaining('provideCssTools')]);
  });
});
