import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

// Clients in other languages by OpenAPI Generator, whose jar is in a package of npm. What is not installed is skipped, and said to be.

const JAR = join(import.meta.dirname, 'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar');
const run = promisify(execFile);
/** Whether a program runs: some systems have a placeholder under its name. */
const runs = (program: string, ...args: string[]): Promise<boolean> =>
  run(program, args, { timeout: 60_000 }).then(
    () => true,
    () => false,
  );
/** Time limits of a generator and of another program, so that one that hangs ends before its test times out. */
const GENERATE = { timeout: 350_000, maxBuffer: 1e8 };
const PROGRAM = { timeout: 100_000, maxBuffer: 1e8 };
/** Java options for a program of a few seconds: only the quick compiler, and the serial garbage collector. */
const SHORT = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startTestService();
  folder = mkdtempSync(join(tmpdir(), 'metamer-openapi-generator-'));
  writeFileSync(join(folder, 'openapi.yaml'), (await service.call('GET', '/v1/openapi.yaml')).text);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const PYTHON = `import sys
import openapi_client
from openapi_client.api.usage_api import UsageApi
configuration = openapi_client.Configuration(host=sys.argv[1], api_key={'apiKey': sys.argv[2]})
# This version of the generator reads the bearer token without having set it.
configuration.access_token = None
with openapi_client.ApiClient(configuration) as client:
    print(UsageApi(client).usage_me().tier.id)
`;

/** Says that a part of a test did not run. */
const skipped = (what: string): void => console.log(`skipped: ${what}`);

const TARGETS = {
  python: { args: [], file: 'openapi_client/api/color_api.py' },
  go: { args: [], file: 'api_color.go' },
  java: { args: ['--library', 'native'], file: 'src/main/java/org/openapitools/client/api/ColorApi.java' },
} as const;

const generate = async (target: keyof typeof TARGETS): Promise<string | undefined> => {
  if (!existsSync(JAR) || !(await runs('java', '-version'))) {
    skipped(`${target}, because Java or the jar of OpenAPI Generator is not installed`);
    return undefined;
  }
  const { args, file } = TARGETS[target];
  const to = join(folder, target);
  const all = [...SHORT, '-jar', JAR, 'generate', '-g', target, '-i', join(folder, 'openapi.yaml'), '-o', to, ...args];
  const { stdout, stderr } = await run('java', all, GENERATE);
  expect(stdout + stderr).not.toMatch(/Could not process model|allOf with multiple schemas/);
  expect(existsSync(join(to, file)), file).toBe(true);
  return to;
};

describe('the OpenAPI document by OpenAPI Generator', () => {
  it('is a client in Python, which calls the service', async () => {
    const made = await generate('python');
    if (made === undefined) return;
    const needed = 'import certifi, dateutil, six, urllib3';
    if (!(await runs('python3', '-c', needed)))
      return skipped('the call, because Python or a package of the client is not installed');
    writeFileSync(join(made, 'call.py'), PYTHON);
    const { secret } = await service.issue();
    const { stdout } = await run('python3', ['call.py', service.url, secret], { ...PROGRAM, cwd: made });
    expect(stdout.trim()).toBe('enterprise');
  });

  it('is a client in Go, which can be parsed', async () => {
    const made = await generate('go');
    if (made === undefined) return;
    if (!(await runs('gofmt', '-h'))) return skipped('parsing, because Go is not installed');
    await run('gofmt', ['-e', '-l', '.'], { ...PROGRAM, cwd: made });
  });

  it('is a client in Java', async () => {
    await generate('java');
  });
});
