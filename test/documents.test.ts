import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parse as parseCss } from 'css-tree';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { ADMIN_KEY, startTestService, type TestService } from './service.ts';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const DOCUMENTS = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
/** Its recipes are run by test/rest-client/package.test.ts, from the package that they are about. */
const OTHERS = new Set(['docs/client.md']);

interface Block {
  readonly language: string;
  readonly code: string;
  readonly line: number;
  /** Why it cannot be run here, from the comment above it. */
  readonly reason: string | undefined;
}

/** The fenced blocks of a document, in their order. */
const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/(?:^ *<!-- not run: (.+?) -->\n)?^( *)```(\S*)\n(.*?)^ *```$/gms)].map(
    ([whole, reason, indent = '', language = '', code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, text.indexOf(whole)).split('\n').length,
      reason,
    }),
  );

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
    for (const name of ['style-dictionary', 'standardwebhooks'])
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  const file = join(folder, 'program.mjs');
  writeFileSync(join(folder, 'program.ts'), here(code));
  await build({ entryPoints: [join(folder, 'program.ts')], outfile: file, format: 'esm', logLevel: 'silent' });
  const { stderr } = await run(process.execPath, [file], { cwd: folder, env: environment(), timeout: 60_000 });
  expect(stderr).toBe('');
};

/** Refusals are answers too: a command that sends what the service refuses has to say so on purpose. */
const REFUSING = /"error":\s*\{/;

describe.each(DOCUMENTS.filter((path) => !OTHERS.has(path)))('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const blocks = blocksOf(text);
  const folder = mkdtempSync(join(tmpdir(), 'metamer-document-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('links to what exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link]) => link!);
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(path, '..', file);
      if (!existsSync(join(root, target))) return true;
      if (anchor === undefined) return false;
      const headings = [...readFileSync(join(root, target), 'utf8').matchAll(/^#+ (.+)$/gm)];
      return !headings.some(
        ([, heading]) =>
          heading!
            .toLowerCase()
            .replace(/[^\w -]/g, '')
            .replaceAll(' ', '-') === anchor,
      );
    });
    expect(broken).toEqual([]);
  });

  for (const { language, code, line, reason } of blocks) {
    if (reason !== undefined) {
      it(`line ${line} says why it is not run`, () => expect(reason.length).toBeGreaterThan(20));
      continue;
    }
    it(`line ${line}: ${language}`, async () => {
      switch (language) {
        case 'sh': {
          const output = await shell(code, folder);
          expect(REFUSING.test(output)).toBe(path === 'docs/errors.md');
          break;
        }
        case 'ts':
        case 'js':
          await program(code, folder);
          break;
        case 'text':
          break;
        case 'json':
          JSON.parse(code);
          break;
        case 'yaml':
          parseYaml(code);
          break;
        case 'css':
          parseCss(code, { onParseError: (error) => expect.fail(error.message) });
          break;
        default:
          expect.fail(`line ${line}: a block of '${language}' is neither run nor says why not`);
      }
    });
  }
});

describe('the receiver of docs/jobs-and-webhooks.md', () => {
  it('believes what was signed with its secret, just now, and nothing else', async () => {
    const { code } = blocksOf(readFileSync(join(root, 'docs/jobs-and-webhooks.md'), 'utf8')).find(
      ({ language }) => language === 'js',
    )!;
    const file = join(programs, 'verify.mjs');
    writeFileSync(file, code);
    const { verify } = (await import(pathToFileURL(file).href)) as {
      verify(secret: string, headers: Record<string, string>, body: string): unknown;
    };
    const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
    const signed = (body: string, timestamp = Math.floor(Date.now() / 1000)) => {
      const hmac = createHmac('sha256', '0123456789abcdef0123456789abcdef').update(`msg_1.${timestamp}.${body}`);
      const signature = `v1,AAAA v1,${hmac.digest('base64')}`;
      return { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
    };
    expect(verify(secret, signed('{"type":"job.succeeded"}'), '{"type":"job.succeeded"}')).toEqual({
      type: 'job.succeeded',
    });
    expect(() => verify(secret, signed('{"a":1}'), '{"a":2}')).toThrow('not signed');
    expect(() => verify(secret, signed('{}', 1_000_000), '{}')).toThrow('too old');
    expect(() => verify(secret, {}, '{}')).toThrow();
  });
});

describe('the workflow of docs/examples/audit.yaml', () => {
  interface Step {
    readonly name?: string;
    readonly run?: string;
    readonly if?: string;
  }

  it('runs step after step, and fails where the page has got worse', async () => {
    const workflow = parseYaml(readFileSync(join(root, 'docs/examples/audit.yaml'), 'utf8')) as {
      jobs: { audit: { env: Readonly<Record<string, string>>; steps: readonly Step[] } };
    };
    const { steps, env: settings } = workflow.jobs.audit;
    const runOf = (name: string): string => steps.find((step) => step.name === name)!.run!;
    const folder = mkdtempSync(join(tmpdir(), 'metamer-workflow-'));
    try {
      // The package from the registry and the server of the site stand elsewhere in this test: the build, and the page above.
      const env = { ...environment(), BASE_URL: '', ...settings, PAGE: page };
      const step = (name: string) => run('bash', ['-eo', 'pipefail', '-c', runOf(name)], { cwd: folder, env });
      await step('Wait until it answers');
      await expect(step('Audit')).rejects.toMatchObject({ code: 1 });
      const baseline = [
        'audit',
        page,
        '--scope',
        settings.STAGES!,
        '--format',
        'json',
        '--output',
        'metamer-baseline.json',
      ];
      await run(join(programs, 'metamer'), baseline, { cwd: folder, env });
      await step('Audit');
      await step('Report');
      const sarif = JSON.parse(readFileSync(join(folder, 'metamer.sarif'), 'utf8'));
      expect(sarif).toMatchObject({ version: '2.1.0', runs: [{ results: expect.any(Array) }] });
      expect(readFileSync(join(folder, 'metamer.html'), 'utf8')).toContain('<!doctype html>');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
