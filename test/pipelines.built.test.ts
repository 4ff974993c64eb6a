import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import schema from './reference/sarif-2.1.0.json' with { type: 'json' };

// The action and the examples of docs/pipelines.md, step by step in bash, in a repository of two commits. npm is a program that writes
// down what it was asked for and installs the command line that was built; the host of the code answers from here.
const root = resolve(import.meta.dirname, '..');

interface Step {
  readonly name: string;
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
}
const action = parseYaml(readFileSync(join(root, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, { value: string }>;
  runs: { using: string; steps: readonly Step[] };
};

let folder: string;
let repository: string;
let bin: string;
let base: string;
let host: Server;
let api: string;
let comments: { id: number; body: string; user: { type: string } }[] = [];
let mayWrite = true;
const asked: string[] = [];

const PAGE = (main: string) =>
  `<!doctype html>\n<html lang="en"><head><title>Shop</title></head><body><main><h1>Shop</h1>${main}</main></body></html>\n`;
const TOKENS = (text: string) =>
  `:root {\n  --background: #fff;\n  --foreground: ${text};\n  --muted-foreground: #999;\n}\n`;

const started = (program: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string }>((done) => {
    const environment = { PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: folder, ...env };
    execFile(program, args, { cwd, env: environment, timeout: 120_000 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 1) : 0, out: stdout + stderr });
    });
  });
const git = async (...args: string[]): Promise<string> => {
  const { code, out } = await started('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], repository);
  expect(code, out).toBe(0);
  return out.trim();
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metamer-pipelines-'));
  repository = join(folder, 'repository');
  bin = join(folder, 'bin');
  mkdirSync(join(repository, 'site'), { recursive: true });
  mkdirSync(join(repository, 'src'));
  mkdirSync(join(repository, 'tools'));
  mkdirSync(bin);
  const npm = `#!/bin/sh
echo "$@" >> '${folder}/npm.txt'
prefix='${bin}/..'
while [ $# -gt 0 ]; do [ "$1" = --prefix ] && prefix=$2; shift; done
mkdir -p "$prefix/bin"
printf '%s\\n' '#!/bin/sh' 'exec "${process.execPath}" "${join(root, 'dist/server/metamer.js')}" "$@"' > "$prefix/bin/metamer"
chmod +x "$prefix/bin/metamer"
package="$prefix/lib/node_modules/metamer"
mkdir -p "$package"
ln -s '${join(root, 'dist')}' "$package/dist"
echo '{"bin":{"metamer":"dist/server/metamer.js"}}' > "$package/package.json"
`;
  writeFileSync(join(bin, 'npm'), npm);
  chmodSync(join(bin, 'npm'), 0o755);
  writeFileSync(join(repository, 'site/index.html'), PAGE('<img src="a.png">'));
  writeFileSync(join(repository, 'src/tokens.css'), TOKENS('#111'));
  writeFileSync(join(repository, 'tools/metamer.tgz'), '');
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'base');
  base = await git('rev-parse', 'HEAD');
  host = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      if (request.headers.authorization !== 'Bearer secret') return response.writeHead(401).end('{}');
      response.setHeader('content-type', 'application/json');
      if (!mayWrite && request.method !== 'GET') return response.writeHead(403).end('{}');
      const text = body ? (JSON.parse(body) as { body: string }).body : '';
      if (request.method === 'POST') comments.push({ id: comments.length + 7, body: text, user: { type: 'Bot' } });
      const id = Number(request.url!.split('/').at(-1));
      if (request.method === 'PATCH') comments = comments.map((one) => (one.id === id ? { ...one, body: text } : one));
      return response.end(JSON.stringify(request.method === 'GET' ? comments : {}));
    });
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  api = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

/** Values of `${{ }}`: inputs, the token, and the outputs of steps; comparisons joined by `&&`. */
const evaluator = (
  inputs: Readonly<Record<string, string>>,
  outputs: Readonly<Record<string, Record<string, string>>>,
) => {
  const contextValue = (name: string): string => {
    const quoted = /^'(.*)'$/.exec(name);
    if (quoted) return quoted[1]!;
    if (name === 'github.token') return 'secret';
    const [, input] = /^inputs\.([\w-]+)$/.exec(name) ?? [];
    if (input) return text(inputs[input]!);
    const [, step, output] = /^steps\.(\w+)\.outputs\.([\w-]+)$/.exec(name) ?? [];
    if (!step || !output) throw new TypeError(`${name} is not known here`);
    return outputs[step]?.[output] ?? '';
  };
  const text = (given: string): string =>
    given.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, name: string) => contextValue(name));
  const holds = (given: string): boolean =>
    given
      .replace(/^\$\{\{|\}\}$/g, '')
      .split('&&')
      .every((part) => {
        const [, left, sign, right] = /^\s*(\S+)\s*(==|!=)\s*(\S+)\s*$/.exec(part)!;
        return (contextValue(left!) === contextValue(right!)) === (sign === '==');
      });
  return { text, holds };
};

/** Runs the steps of the action as the runner does; returns what each came to. */
const runAction = async (given: Readonly<Record<string, string>>, event: unknown) => {
  const temporary = mkdtempSync(join(folder, 'runner-'));
  const at = (name: string): string => join(temporary, name);
  writeFileSync(at('event.json'), JSON.stringify(event));
  for (const name of ['output', 'path', 'summary']) writeFileSync(at(name), '');
  const defaults = Object.fromEntries(Object.entries(action.inputs).map(([name, one]) => [name, one.default ?? '']));
  const outputs: Record<string, Record<string, string>> = {};
  const { text, holds } = evaluator({ ...defaults, ...given }, outputs);
  const codes: Record<string, number> = {};
  const logs: string[] = [];
  const uploads: string[] = [];
  for (const step of action.runs.steps) {
    if (Object.values(codes).some((code) => code !== 0)) break;
    if (step.if && !holds(step.if)) continue;
    if (step.uses) {
      uploads.push(text(step.with!.sarif_file!));
      continue;
    }
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, text(value)]));
    const added = readFileSync(at('path'), 'utf8').split('\n').filter(Boolean);
    const { code, out } = await started(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run!],
      repository,
      {
        PATH: [...added, bin, process.env.PATH].join(delimiter),
        GITHUB_ACTION_PATH: root,
        GITHUB_WORKSPACE: repository,
        GITHUB_EVENT_PATH: at('event.json'),
        GITHUB_OUTPUT: at('output'),
        GITHUB_PATH: at('path'),
        GITHUB_STEP_SUMMARY: at('summary'),
        GITHUB_REPOSITORY: 'shop/site',
        GITHUB_API_URL: api,
        RUNNER_TEMP: temporary,
        RUNNER_OS: 'Linux',
        ...env,
      },
    );
    codes[step.name] = code;
    logs.push(out);
    const lines = readFileSync(at('output'), 'utf8').split('\n').filter(Boolean);
    if (step.id) outputs[step.id] = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    writeFileSync(at('output'), '');
  }
  return { codes, uploads, outputs: outputs.run!, log: logs.join(''), summary: readFileSync(at('summary'), 'utf8') };
};

const INPUTS = { package: 'tools/metamer.tgz', pages: 'site', tokens: 'src/tokens.css\n' };
const pull = () => ({ pull_request: { number: 3, base: { sha: base } } });

describe('the action', () => {
  const uri = /^(?![a-z][a-z\d+.-]*:|\/)[\w\-.~:/?@!$&'()*+,;=%]*$/i;
  const formats = {
    uri: /^[a-z][a-z\d+.-]*:\S+$/i,
    'uri-reference': /^[\w\-.~:/?#@!$&'()*+,;=%]*$/,
    'date-time': /^.+$/,
  };
  const validate = new Ajv({ strict: false, unicodeRegExp: false, formats }).compile(schema);

  it('names only inputs and outputs that there are, and puts none of them into a script', () => {
    const steps = action.runs.steps;
    expect(action.runs.using).toBe('composite');
    for (const step of steps) expect(step.run ?? '').not.toContain('${{');
    const named = JSON.stringify(action.runs).matchAll(/inputs\.([\w-]+)/g);
    expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(Object.keys(action.inputs)));
  });

  it('installs a tarball by its path, a version by its number, and refuses a path that is not there', async () => {
    const install = async (name: string) => {
      rmSync(join(folder, 'npm.txt'), { force: true });
      const ran = await runAction({ ...INPUTS, package: name, sarif: 'false', comment: 'false' }, {});
      return [
        ran.codes.Install,
        existsSync(join(folder, 'npm.txt')) ? readFileSync(join(folder, 'npm.txt'), 'utf8') : '',
      ];
    };
    expect(await install('tools/metamer.tgz')).toEqual([
      0,
      expect.stringMatching(/--prefix \S+ \S+\/tools\/metamer\.tgz\n$/),
    ]);
    expect(await install('1.2.0')).toEqual([0, expect.stringMatching(/ metamer@1\.2\.0\n$/)]);
    expect(await install('tools/none.tgz')).toEqual([2, '']);
  });

  it('passes a pull request that makes nothing worse, and says what there is', async () => {
    const ran = await runAction({ ...INPUTS, gate: 'new' }, pull());
    expect(ran.codes, ran.log).toEqual({ Install: 0, Check: 0, Comment: 0, Result: 0 });
    expect(ran.outputs.failed).toBe('false');
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain('| Pages (1) |');
    expect(comments[0]!.body).toContain('| Token pairs (2) | 1 failing | 0 | 0 |');
    expect(comments[0]!.body).not.toContain('**new**');
    expect(ran.summary).toBe(comments[0]!.body);
    // Without `gate: new` what was there before fails too.
    expect((await runAction(INPUTS, pull())).codes.Result).toBe(1);
  });

  it('fails for what is new, uploads SARIF that code scanning takes, and changes its comment', async () => {
    writeFileSync(join(repository, 'site/index.html'), PAGE('<img src="a.png">\n<button></button>'));
    writeFileSync(join(repository, 'site/more.html'), PAGE('<a href="/"></a>'));
    writeFileSync(join(repository, 'src/tokens.css'), TOKENS('#aaa').replace('#999', '#555'));
    const ran = await runAction({ ...INPUTS, gate: 'new' }, pull());
    expect(ran.codes, ran.log).toEqual({ Install: 0, Check: 0, Comment: 0, Result: 1 });
    expect(comments).toHaveLength(1);
    const { body } = comments[0]!;
    expect(body).toContain('| Token pairs (2) | 1 failing | 1 | 1 |');
    expect(body).toContain(
      '| **new** | `--foreground` on `--background` | default | 2.32:1 (was 18.88) | 4.5:1 | `src/tokens.css:3` |',
    );
    expect(body).toMatch(
      /\| \*\*1 new\*\* \| critical \| 4\.1\.2 \| Button has no name \| 1 \| `site\/index\.html:3` \|/,
    );
    expect(ran.uploads).toHaveLength(2);
    for (const file of ran.uploads) {
      const log = JSON.parse(readFileSync(file, 'utf8'));
      expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
      expect(log.runs).toHaveLength(1);
      const [{ results }] = log.runs;
      expect(results.length).toBeGreaterThan(0);
      expect(results.length).toBeLessThanOrEqual(5000);
      for (const result of results)
        for (const { physicalLocation } of result.locations) {
          expect(physicalLocation.artifactLocation.uri).toMatch(uri);
          expect(existsSync(join(repository, decodeURIComponent(physicalLocation.artifactLocation.uri)))).toBe(true);
        }
    }
    // The base is not left behind.
    expect(await git('worktree', 'list')).not.toContain('metamer-base');
  });

  it('writes no comment where it may not, and none without a pull request', async () => {
    mayWrite = false;
    const ran = await runAction({ ...INPUTS, gate: 'new' }, pull());
    mayWrite = true;
    expect(ran.codes.Comment).toBe(0);
    expect(ran.log).toContain('No comment was written: PATCH /repos/shop/site/issues/comments/7 responded with 403');
    asked.length = 0;
    const push = await runAction(INPUTS, { ref: 'refs/heads/main' });
    expect(push.codes).toMatchObject({ Check: 0, Comment: 0, Result: 1 });
    expect(asked).toEqual([]);
  });

  it('says where the base cannot be had, and ends with 4 where a file cannot be read', async () => {
    const lost = await runAction(
      { ...INPUTS, gate: 'new' },
      { pull_request: { number: 3, base: { sha: 'f'.repeat(40) } } },
    );
    expect(lost.summary).toContain('The base commit could not be read');
    expect(lost.codes.Result).toBe(1);
    const missing = await runAction({ ...INPUTS, tokens: 'src/none.css' }, {});
    expect(missing.codes).toMatchObject({ Check: 0, Result: 4 });
    const nothing = await runAction({ package: INPUTS.package }, {});
    expect(nothing.codes.Check).toBe(2);
  });

  it('takes names from files as text', async () => {
    appendFileSync(join(repository, 'src/tokens.css'), '.a\\|@x`<b> { color: #eee; background: #fff }\n');
    const ran = await runAction({ ...INPUTS, pages: '' }, pull());
    const row = comments[0]!.body.split('\n').find((line) => line.includes('.a'))!;
    expect(row.replaceAll('\\|', '').match(/\|/g)).toHaveLength(7);
    expect(ran.codes.Result).toBe(1);
  });
});

describe('examples', () => {
  it('of GitHub uses the action with inputs that it has', () => {
    const workflow = parseYaml(readFileSync(join(root, 'docs/examples/github.yaml'), 'utf8')) as {
      jobs: { metamer: { steps: readonly Step[] } };
    };
    const own = workflow.jobs.metamer.steps.find(({ uses }) => uses === './tools/metamer')!;
    expect(Object.keys(own.with!).filter((name) => !(name in action.inputs))).toEqual([]);
  });

  it('of GitLab runs line by line, and its reports are read', async () => {
    const { accessibility: job } = parseYaml(readFileSync(join(root, 'docs/examples/gitlab.yaml'), 'utf8')) as {
      accessibility: {
        before_script: string[];
        script: string[];
        artifacts: { reports: { codequality: string[]; junit: string[] } };
      };
    };
    const script = [...job.before_script, ...job.script].join('\n');
    const ran = await started('bash', ['-eo', 'pipefail', '-c', script], repository, {
      CI_PROJECT_DIR: repository,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
    });
    expect(ran.code, ran.out).toBe(1);
    for (const file of job.artifacts.reports.codequality) {
      const entries = JSON.parse(readFileSync(join(repository, file), 'utf8')) as Record<string, unknown>[];
      expect(entries.length).toBeGreaterThan(0);
      expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
      for (const entry of entries)
        expect(entry).toMatchObject({
          description: expect.any(String),
          check_name: expect.any(String),
          severity: expect.stringMatching(/^(?:info|minor|major|critical|blocker)$/),
          location: { path: expect.stringMatching(/^(?:site|src)\//), lines: { begin: expect.any(Number) } },
        });
    }
    for (const file of job.artifacts.reports.junit)
      expect(readFileSync(join(repository, file), 'utf8')).toMatch(/^<\?xml[^>]*>\n<testsuites [^>]*failures="[1-9]/);
  });

  it('of a plain shell ends with the worse of both exit codes', async () => {
    cpSync(join(root, 'docs/examples/check.sh'), join(repository, 'check.sh'));
    const shell = (env: Record<string, string>) =>
      started('sh', ['check.sh'], repository, {
        METAMER_PACKAGE: 'tools/metamer.tgz',
        METAMER_FOLDER: join(folder, 'own'),
        ...env,
      });
    writeFileSync(join(repository, 'good.css'), ':root { --background: #fff; --foreground: #111 }');
    expect((await shell({ TOKENS: 'good.css' })).code).toBe(0);
    expect((await shell({ TOKENS: 'src/tokens.css', PAGES: 'site' })).code).toBe(1);
    expect((await shell({ TOKENS: 'none.css', PAGES: 'site' })).code).toBe(4);
  });
});
