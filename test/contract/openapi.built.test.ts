import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startTestService();
  folder = mkdtempSync(join(tmpdir(), 'metamer-openapi-'));
  writeFileSync(join(folder, 'openapi.yaml'), (await service.call('GET', '/v1/openapi.yaml')).text);
  writeFileSync(join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]\n');
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program of the project; answers its output and whether it was content. */
const check = async (program: string, args: readonly string[]): Promise<{ ok: boolean; output: string }> => {
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      [join(root, 'test/linters/node_modules', program), ...args],
      {
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: stdout + stderr };
  }
};

const redocly = (file: string) =>
  check('@redocly/cli/bin/cli.js', ['lint', file, '--extends=recommended', '--format=stylish']);
const spectral = (file: string, severity: string) =>
  check('@stoplight/spectral-cli/dist/index.js', [
    'lint',
    file,
    ...['--ruleset', 'spectral.yaml', '--fail-severity', severity],
  ]);

/** A document in which an operation has no responses. */
const BROKEN = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Broken', version: '1' },
  paths: { '/one': { get: { operationId: 'one', responsez: {} } } },
});

describe('the OpenAPI document', () => {
  it('passes the recommended rules of Redocly without a warning', async () => {
    const { ok, output } = await redocly('openapi.yaml');
    expect(ok, output.slice(0, 4000)).toBe(true);
    expect(output).not.toMatch(/\d warnings?/);
  });

  it('passes Spectral without a word', async () => {
    const { ok, output } = await spectral('openapi.yaml', 'hint');
    expect(ok, output.slice(0, 4000)).toBe(true);
  });

  it('would be refused by either of them if it were broken', async () => {
    writeFileSync(join(folder, 'broken.json'), BROKEN);
    expect((await redocly('broken.json')).ok).toBe(false);
    expect((await spectral('broken.json', 'error')).ok).toBe(false);
  });

  it('has examples that the service answers', async () => {
    const { stderr } = await run(process.execPath, ['scripts/examples.mjs', '--check'], { cwd: root });
    expect(stderr).toBe('');
  });
});
