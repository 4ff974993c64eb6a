import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ACTION = join(import.meta.dirname, '../../scripts/action');

describe('the step of the action', () => {
  let folder: string;
  const installed = (program: string) => {
    const at = join(folder, 'metamer', 'lib', 'node_modules', 'metamer');
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), '{"bin":{"metamer":"./run.js"}}');
    writeFileSync(join(at, 'run.js'), program);
  };
  const step = (env: Record<string, string>) => {
    const output = join(folder, 'output');
    writeFileSync(output, '');
    const { status, stdout } = spawnSync(process.execPath, [join(ACTION, 'run.mjs')], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', RUNNER_TEMP: folder, GITHUB_OUTPUT: output, ...env },
    });
    return { status, stdout, output: readFileSync(output, 'utf8') };
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'metamer-action-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('does not pass where the command printed nothing', () => {
    installed('');
    expect(step({ TOKENS: 'a.css', GATE: 'all' }).output).toMatch(/^code=4\nfailed=true$/m);
  });

  it('gives arguments as they are', () => {
    installed('require("node:fs").writeFileSync("seen.json", JSON.stringify(process.argv.slice(2)))');
    step({ TOKENS: 'a b.css\n$(touch x) & c.css' });
    const seen = JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8'));
    expect(seen).toEqual(['check', '--json', '--', 'a b.css', '$(touch x) & c.css']);
  });

  it('does not take another gate', () => {
    expect(step({ TOKENS: 'a.css', GATE: 'none' })).toMatchObject({
      status: 2,
      stdout: expect.stringMatching(/gate: /),
    });
  });

  it('writes no token into the log', () => {
    const event = join(folder, 'event.json');
    writeFileSync(event, '{"pull_request":{"number":1,"base":{"sha":"0"}}}');
    writeFileSync(join(folder, 'report.md'), 'x');
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ACTION, 'comment.mjs')], {
      encoding: 'utf8',
      env: {
        GITHUB_EVENT_PATH: event,
        GITHUB_REPOSITORY: 'a/b',
        GITHUB_API_URL: 'http://127.0.0.1:9',
        REPORT: join(folder, 'report.md'),
        TOKEN: 'secret\nword\n',
      },
    });
    expect(status).toBe(0);
    expect(stdout).toContain('No comment was written');
    expect(stdout + stderr).not.toMatch(/secret|word/);
  });
});
