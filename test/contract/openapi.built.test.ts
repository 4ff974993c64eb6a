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
let text: string;
beforeAll(async () => {
  service = await startTestService();
  folder = mkdtempSync(join(tmpdir(), 'metamer-openapi-'));
  text = (await service.call('GET', '/v1/openapi.yaml')).text;
  writeFileSync(join(folder, 'openapi.yaml'), text);
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

describe('the OpenAPI document', () => {
  it('passes the recommended rules of Redocly without a warning', async () => {
    const { ok, output } = await check('@redocly/cli/bin/cli.js', [
      'lint',
      'openapi.yaml',
      '--extends=recommended',
      '--format=stylish',
    ]);
    expect(ok, output.slice(0, 4000)).toBe(true);
    expect(output).not.toMatch(/\d warnings?/);
  }, 60_000);

  it('passes Spectral without a word', async () => {
    const { ok, output } = await check('@stoplight/spectral-cli/dist/index.js', [
      'lint',
      'openapi.yaml',
      '--ruleset',
      'spectral.yaml',
      '--fail-severity',
      'hint',
    ]);
    expect(ok, output.slice(0, 4000)).toBe(true);
  }, 60_000);

  it('is refused by the same oracles when it is broken', async () => {
    writeFileSync(join(folder, 'broken.yaml'), text.replace('responses:', 'responsez:'));
    expect((await check('@redocly/cli/bin/cli.js', ['lint', 'broken.yaml'])).ok).toBe(false);
    expect(
      (
        await check('@stoplight/spectral-cli/dist/index.js', [
          'lint',
          'broken.yaml',
          '--ruleset',
          'spectral.yaml',
          '--fail-severity',
          'error',
        ])
      ).ok,
    ).toBe(false);
  }, 60_000);

  it('has examples that the service answers', async () => {
    const { stderr } = await run(process.execPath, ['scripts/examples.mjs', '--check'], { cwd: root });
    expect(stderr).toBe('');
  }, 120_000);
});
