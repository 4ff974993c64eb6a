import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { groupOf, type RestOperation } from '../../src/api/operations.ts';
import { GROUPS, type GroupId } from '../../src/wire/groups.ts';
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
    const { stdout, stderr } = await run(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: stdout + stderr };
  }
};

describe('the OpenAPI document', () => {
  it('describes every group, and no group that has no endpoint', () => {
    const { tags } = parse(text) as { tags: { name: string; description: string }[] };
    expect(Object.fromEntries(tags.map(({ name, description }) => [name, description]))).toEqual(GROUPS);
  });

  it('cannot be made of a group that nothing describes', () => {
    const of = (group?: GroupId) =>
      groupOf({
        endpoint: { group } as RestOperation['endpoint'],
        route: { method: 'GET', path: '/v1/unheard-of/things' },
      });
    expect(() => of()).toThrow('unheard-of');
    expect(of('discovery')).toBe('discovery');
  });

  it('passes Redocly without an error', async () => {
    const { ok, output } = await check('@redocly/cli/bin/cli.js', ['lint', 'openapi.yaml', '--format=stylish']);
    expect(ok, output.slice(0, 4000)).toBe(true);
  }, 60_000);

  it('passes Spectral without an error', async () => {
    const { ok, output } = await check('@stoplight/spectral-cli/dist/index.js', [
      'lint',
      'openapi.yaml',
      '--ruleset',
      'spectral.yaml',
      '--fail-severity',
      'error',
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

  it('describes each endpoint with examples, errors, security and the type of its answer', async () => {
    const document = parse(text);
    const catalogue = (await service.call('GET', '/v1/catalog')).body.endpoints;
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path as Record<string, Record<string, never>>),
    );
    expect(operations).toHaveLength(catalogue.length);
    for (const entry of catalogue) {
      const operation = document.paths[entry.path.replace(/:(\w+)/g, '{$1}')][entry.method.toLowerCase()];
      expect(operation.summary).toBe(entry.summary);
      expect(Object.keys(operation.responses['200'].content)).toEqual(entry.produces);
      expect(operation.responses['500']).toBeDefined();
      expect(operation.security).toEqual(
        entry.access === 'public' ? [{}] : [{ [entry.access === 'admin' ? 'adminKey' : 'apiKey']: [] }, { bearer: [] }],
      );
      if (entry.parameters.some((parameter: { in: string }) => parameter.in === 'body'))
        expect(operation.requestBody.content['application/json'].example).toBeDefined();
    }
  });
});
