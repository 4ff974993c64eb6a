import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

const root = resolve(import.meta.dirname, '..', '..');
const tools = join(import.meta.dirname, 'node_modules');
const run = promisify(execFile);

/** A folder elsewhere in which a packed package was installed from its tarball. */
const install = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-installed-`));
  const pack = ['pack', '--silent', '--pack-destination', folder];
  const tarball = execFileSync('npm', pack, { cwd: join(root, 'dist', 'npm', name), encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const settings = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...settings, join(folder, tarball)], { cwd: folder });
  return folder;
};

/** Packages of which others ask for versions that no one package can be: two of pdfkit's. */
const TWICE = new Set(['base64-js']);

const folders: string[] = [];
const installed = (name: string): string => {
  const folder = install(name);
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('metamer-client', () => {
  let folder: string;
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    folder = installed('metamer-client');
  }, 120_000);
  afterAll(() => service.stop());

  it('has nothing that publint or attw complain of', async () => {
    const packed = join(root, 'dist', 'npm', 'metamer-client');
    const { stdout } = await run(join(tools, '.bin', 'publint'), ['--strict', packed]);
    expect(stdout).toContain('All good!');
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    const attw = await run(join(tools, '.bin', 'attw'), [join(folder, tarball!), '--no-color']);
    expect(attw.stdout).toContain('No problems found');
  });

  it('compiles under TypeScript 5.9, strictly and with the declarations of libraries', async () => {
    symlinkSync(join(root, 'node_modules', '@types'), join(folder, 'node_modules', '@types'));
    symlinkSync(join(root, 'node_modules', 'undici-types'), join(folder, 'node_modules', 'undici-types'));
    const program = `import { createClient, MetamerError } from 'metamer-client';
const client = createClient({ baseUrl: 'http://127.0.0.1:8080', fetch, headers: {} });
export const ratio = async (signal: AbortSignal): Promise<number> =>
  (await client.color.contrast({ fg: '#336699', bg: [255, 255, 255] }, { signal })).contrast_ratio;
export const code = (error: unknown) => (error instanceof MetamerError ? error.code : undefined);
`;
    writeFileSync(join(folder, 'module.mts'), program);
    writeFileSync(join(folder, 'common.cts'), program);
    for (const settings of [
      { lib: ['ES2022', 'DOM'], types: [], module: 'ESNext', moduleResolution: 'bundler' },
      { lib: ['ES2023'], types: ['node'], module: 'NodeNext' },
    ]) {
      const compilerOptions = { target: 'ES2022', strict: true, skipLibCheck: false, noEmit: true, ...settings };
      const files = ['module.mts', 'common.cts'];
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      const { stdout } = await run(process.execPath, [join(tools, 'typescript', 'bin', 'tsc'), '-p', '.'], {
        cwd: folder,
      });
      expect(stdout).toBe('');
    }
  });

  it.each(['node-22', 'node-24'])('runs in %s', async (name) => {
    const { secret } = await service.issue();
    const program = `import { createClient } from 'metamer-client';
const client = createClient({ baseUrl: ${JSON.stringify(service.url)}, apiKey: ${JSON.stringify(secret)} });
const { bytes } = await client.palette.png({ hue: 210, seed: 1 });
const { colors } = await client.palette.fromImage({ image: bytes, count: 3 });
const { id } = await client.jobs.queue({ type: 'palette-batch', count: 3, seed: 1 });
let last;
for await (const { event } of client.jobs.stream({ id })) last = event;
console.log(JSON.stringify([process.versions.node.split('.')[0], colors.length, last]));`;
    writeFileSync(join(folder, 'call.mjs'), program);
    const { stdout } = await run(join(tools, name, 'bin', 'node'), ['call.mjs'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual([name.slice(5), 3, 'succeeded']);
  });
});

describe('metamer', () => {
  let folder: string;
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/package.mjs'], { cwd: root });
    folder = installed('metamer');
  }, 300_000);

  /** Every package that is installed: its name, by the folder it lies in. */
  const packages = (): string[] =>
    readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|\/node_modules\/)(@[^/]+\/)?[^/@.][^/]*$/.test(path))
      .filter((path) => existsSync(join(folder, 'node_modules', path, 'package.json')))
      .map((path) => path.replace(/^.*node_modules\//, ''));

  it('has nothing that publint complains of', async () => {
    const { stdout } = await run(join(tools, '.bin', 'publint'), ['--strict', join(root, 'dist', 'npm', 'metamer')]);
    expect(stdout).toContain('All good!');
  });

  it('installs at most 190 MB, and no package twice', () => {
    const kilobytes = Number(
      execFileSync('du', ['-sk', 'node_modules'], { cwd: folder, encoding: 'utf8' }).split('\t')[0],
    );
    expect(kilobytes / 1024).toBeLessThanOrEqual(190);
    const names = packages();
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, i) => names.indexOf(name) !== i && !TWICE.has(name))).toEqual([]);
  });

  it('has a bill of materials with every package that is installed', () => {
    const bill = JSON.parse(readFileSync(join(folder, 'node_modules', 'metamer', 'sbom.cdx.json'), 'utf8'));
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'metamer']);
    const listed = new Set(bill.components.map(({ name }: { name: string }) => name));
    expect(packages().filter((name) => name !== 'metamer' && !listed.has(name))).toEqual([]);
  });

  it('computes, serves, and draws with what it installed', async () => {
    const command = join(folder, 'node_modules', '.bin', 'metamer');
    // The test runner sets BASE_URL to a path.
    const { BASE_URL: _, ...environment } = process.env;
    const convert = ['convert', '#336699', '--to', 'oklch,munsell', '--json'];
    const { stdout } = await run(command, convert, { cwd: folder, env: environment });
    expect(stdout).toContain('munsell');
    const server = spawn(command, ['serve'], {
      cwd: folder,
      env: {
        ...environment,
        PORT: '0',
        DATABASE_URL: 'file:served.db',
        ADMIN_KEY: 'admin-key-of-the-test',
        NODE_ENV: 'production',
      },
    });
    try {
      const url = await new Promise<string>((found, failed) => {
        let text = '';
        const read = (chunk: Buffer): void => {
          text += chunk;
          const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
          if (address) found(address);
        };
        server.stdout.on('data', read);
        server.stderr.on('data', read);
        server.once('exit', () => failed(new Error(text)));
      });
      const issued = await fetch(`${url}/v1/admin/keys`, {
        method: 'POST',
        headers: { 'x-admin-key': 'admin-key-of-the-test', 'content-type': 'application/json' },
        body: JSON.stringify({ tier: 'pro' }),
      });
      const { secret } = (await issued.json()) as { secret: string };
      const headers = { 'x-api-key': secret, 'content-type': 'application/json' };
      for (const path of ['/', '/v1/docs', '/v1/openapi.yaml', '/v1/graphql', '/v1/status', '/llms.txt'])
        expect([path, (await fetch(url + path, { headers: { accept: 'text/html,*/*' } })).status]).toEqual([path, 200]);
      const asked: [path: string, input: object, type: string, accept?: string][] = [
        ['/v1/palette/generate', { hue: 210, seed: 1 }, 'image/png', 'image/png'],
        ['/v1/analyzer/render', { report: { url: 'http://127.0.0.1/' }, format: 'pdf' }, 'application/pdf'],
        ['/v1/graphql', { query: '{ colorContrast(fg: "#000", bg: "#fff") { ratio } }' }, 'application/json'],
        ['/v1/vision/audit', { colors: ['#c0392b', '#4f7a28', '#3366cc'] }, 'application/json'],
      ];
      for (const [path, input, type, accept = '*/*'] of asked) {
        const answer = await fetch(url + path, {
          method: 'POST',
          headers: { ...headers, accept },
          body: JSON.stringify(input),
        });
        expect([path, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([path, 200, type]);
      }
    } finally {
      server.kill('SIGINT');
      await new Promise((ended) => server.once('exit', ended));
    }
  });
});

describe('the bundle for agents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-bundle-'));
  const npm = join(root, 'dist', 'npm');
  let bundle: Uint8Array;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(() => {
    const options = ['--namespace', 'test.metamer', '--release-url', 'https://files.test/v1/'];
    execFileSync(process.execPath, ['scripts/package.mjs'], { cwd: root });
    execFileSync(process.execPath, ['scripts/mcp-bundle.mjs', ...options], { cwd: root });
    const [name] = readdirSync(npm).filter((file) => file.endsWith(`${process.platform}-${process.arch}.mcpb`));
    bundle = readFileSync(join(npm, name!));
    for (const [path, bytes] of Object.entries(unzipSync(bundle))) {
      expect(path).not.toMatch(/^\/|\.\.|\\/);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
  }, 300_000);

  it('has a manifest of version 0.3 without unknown fields, and a manifest for registries', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, unknown>;
    const KNOWN =
      'manifest_version name display_name version description long_description author license keywords server tools prompts_generated compatibility';
    expect(Object.keys(manifest).filter((key) => !KNOWN.split(' ').includes(key))).toEqual([]);
    expect(manifest).toMatchObject({ manifest_version: '0.3', name: 'metamer', server: { type: 'node' } });
    const server = JSON.parse(readFileSync(join(npm, 'server.json'), 'utf8'));
    expect(server).toMatchObject({
      name: 'test.metamer/metamer',
      version: manifest.version,
      packages: [
        {
          registryType: 'mcpb',
          identifier: expect.stringMatching(/^https:\/\/files\.test\/v1\/metamer-.*\.mcpb$/),
          fileSha256: createHash('sha256').update(bundle).digest('hex'),
          transport: { type: 'stdio' },
        },
      ],
    });
    expect(server.description.length).toBeLessThanOrEqual(100);
    expect(bundle.length / 1e6).toBeLessThanOrEqual(40);
  });

  it('serves every tool of its manifest from what it holds', async () => {
    const { server, tools: listed } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      server: { mcp_config: { args: string[] } };
      tools: { name: string }[];
    };
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the manifest has it
    const args = server.mcp_config.args.map((word) => word.replace('${__dirname}', folder));
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: tmpdir() }));
    try {
      const { tools: served } = await client.listTools();
      expect(served.map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
      const calls: [string, Record<string, unknown>][] = [
        ['convert_color', { color: '#336699', to: ['munsell', 'oklch'] }],
        ['check_contrast', { fg: '#777', bg: 'oklch(1 0 0)' }],
        ['make_tokens', { color: '#336699', format: 'css' }],
        ['make_palette', { seed: 1 }],
        ['draw_plate', { text: '7' }],
        ['audit_page', { html: '<!doctype html><title>a</title><img src="a.png">' }],
      ];
      for (const [name, input] of calls) {
        const { isError, content } = await client.callTool({ name, arguments: input });
        expect([name, isError ?? false, JSON.stringify(content).slice(0, isError ? 300 : 0)]).toEqual([
          name,
          false,
          '',
        ]);
      }
    } finally {
      await client.close();
    }
  });
});
