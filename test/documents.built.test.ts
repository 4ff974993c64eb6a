import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, DOCUMENTS, textOf } from './document-blocks.ts';
import { ADMIN_KEY, startTestService, type TestService } from './service.ts';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
/** Its recipes are run by client/package.built.test.ts, from the package that they are about. */
const OTHERS = new Set(['docs/client.md']);

let service: TestService;
let key: string;
let site: Server;
let page: string;
/** Programs that the documents name: the command line as it was built. */
let programs: string;
beforeAll(async () => {
  site = createServer((_, response) => {
    const html =
      '<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1></main></body></html>';
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  page = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  service = await startTestService({ FETCH_ALLOW_HOSTS: new URL(page).host });
  key = (await service.issue()).secret;
  programs = mkdtempSync(join(tmpdir(), 'metamer-programs-'));
  const command = join(programs, 'metamer');
  const programOf = (file: string): string => `#!/bin/sh\nexec '${process.execPath}' '${file}' "$@"\n`;
  writeFileSync(command, programOf(join(root, 'dist/server/metamer.js')));
  chmodSync(command, 0o755);
  // Some small images have Node and no curl.
  if ((process.env.PATH ?? '').split(delimiter).every((folder) => !existsSync(join(folder, 'curl')))) {
    writeFileSync(join(programs, 'curl'), programOf(join(import.meta.dirname, 'curl.mjs')));
    chmodSync(join(programs, 'curl'), 0o755);
  }
});
afterAll(async () => {
  await service.stop();
  site.close();
  rmSync(programs, { recursive: true });
});

/** The text of a document with the addresses and the key of this test. */
const here = (text: string): string =>
  text
    .replaceAll('http://127.0.0.1:8080', service.url)
    .replaceAll('mtm_live_...', key)
    .replaceAll(/https:\/\/example\.com\/?/g, page);

const environment = () => ({
  PATH: `${programs}${delimiter}${process.env.PATH}`,
  HOME: programs,
  BASE_URL: service.url,
  API_KEY: key,
  ADMIN_KEY,
  FETCH_ALLOW_HOSTS: new URL(page).host,
});

const shell = async (code: string, folder: string): Promise<string> => {
  const options = { cwd: folder, env: environment(), timeout: 60_000 };
  const { stdout } = await run('bash', ['--noprofile', '--norc', '-euo', 'pipefail', '-c', here(code)], options);
  return stdout;
};

/** A program of a document, in a project that has the client and, as this repository has them, the packages that documents name. */
const program = async (code: string, folder: string): Promise<void> => {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) {
    mkdirSync(modules);
    symlinkSync(join(root, 'dist/npm/metamer-client'), join(modules, 'metamer-client'));
    symlinkSync(join(root, 'node_modules/standardwebhooks'), join(modules, 'standardwebhooks'));
    symlinkSync(join(root, 'test/design/node_modules/style-dictionary'), join(modules, 'style-dictionary'));
    symlinkSync(join(root, 'test/design/node_modules/@terrazzo'), join(modules, '@terrazzo'));
  }
  const file = join(folder, 'program.mjs');
  writeFileSync(join(folder, 'program.ts'), here(code));
  await build({ entryPoints: [join(folder, 'program.ts')], outfile: file, format: 'esm', logLevel: 'silent' });
  const { stderr } = await run(process.execPath, [file], { cwd: folder, env: environment(), timeout: 60_000 });
  expect(stderr).toBe('');
};

/** Languages of blocks that are run. */
const PROGRAMS = new Set(['sh', 'ts', 'js']);
/** Refusals are answers too: a command that sends what the service refuses has to say so on purpose. */
const REFUSING = /"error":\s*\{/;

const runnable = (path: string) =>
  blocksOf(textOf(path)).filter(({ language, reason }) => reason === undefined && PROGRAMS.has(language));

describe.each(DOCUMENTS.filter((path) => !OTHERS.has(path) && runnable(path).length > 0))('%s', (path) => {
  const blocks = runnable(path);
  const folder = mkdtempSync(join(tmpdir(), 'metamer-document-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  for (const { language, code, line } of blocks) {
    it(`line ${line}: ${language}`, async () => {
      if (language === 'sh') expect(REFUSING.test(await shell(code, folder))).toBe(path === 'docs/errors.md');
      else await program(code, folder);
    });
  }
});
