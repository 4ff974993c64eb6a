import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const start = async (environment: Record<string, string>, args: readonly string[]) => {
  const env = { ...process.env, BASE_URL: service.url, API_KEY: key, ...environment };
  const file = join(import.meta.dirname, '../../dist/server/metamer.js');
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stdout, stderr }) => ({ out: stdout, error: stderr, code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      out: stdout,
      error: stderr,
      code,
    }),
  );
};
const run = (...args: string[]) => start({}, args);

const program = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;

/** Names each file that a process loads, on its error stream. */
const NAMING = program(`
  import { register } from 'node:module';
  register(${JSON.stringify(
    program(`
      import { writeSync } from 'node:fs';
      export const load = (url, context, next) => {
        writeSync(2, url + '\\n');
        return next(url, context);
      };`),
  )});`);

/** What each command does is tested in one process, in cli.test.ts and commands.test.ts: here, that the program does the same. */
describe('the program', () => {
  it('computes the same on a server as without one, and is charged', async () => {
    const served = await run('contrast', '#336699', '#ffffff', '--json');
    expect(served.out).toBe((await run('contrast', '#336699', '#ffffff', '--json', '--embedded')).out);
    expect((await run('usage')).out).toContain('1 credits used');
  });

  it('takes the admin key from the environment, and runs jobs to their end', async () => {
    const issued = JSON.parse((await start({ ADMIN_KEY }, ['keys', 'issue', '--json'])).out);
    expect(await start({ API_KEY: issued.secret }, ['usage'])).toMatchObject({ code: 0 });
    const { code, out } = await run('jobs', 'run', 'palette-batch', 'count=3', 'seed=7', 'methods=["triadic"]');
    expect({ code, state: /3\/3 .* succeeded/.test(out) }).toEqual({ code: 0, state: true });
  });

  it('says what is wrong on the error stream, with an exit code', async () => {
    expect(await run('jobs', 'cancel', 'job_none')).toMatchObject({
      code: 2,
      error: expect.stringContaining('NOT_FOUND: No job of this key'),
    });
    expect(await start({ API_KEY: 'mtm_live_wrong' }, ['usage'])).toMatchObject({
      code: 3,
      error: expect.stringContaining('UNAUTHENTICATED'),
    });
    const off = await run('usage', '--url', 'http://127.0.0.1:1');
    expect(off).toMatchObject({ code: 4, error: expect.stringContaining('http://127.0.0.1:1 cannot be reached') });
  });

  it.each([[['--help']], [['contrast', '#336699', '#ffffff', '--embedded']]])(
    'loads two files for %j, since it has to start fast',
    async (args) => {
      const { error, code } = await start({ BASE_URL: '', NODE_OPTIONS: `--import ${NAMING}` }, args);
      expect(code).toBe(0);
      const loaded = [...error.matchAll(/\/dist\/server\/([\w.-]+\.js)$/gm)].map(([, name]) => name);
      expect(loaded.toSorted()).toEqual(['metamer.js', 'start.js']);
    },
  );

  it('has no file of the server, which may be running while the program is packed', async () => {
    const dist = join(import.meta.dirname, '../../dist');
    const files = Object.keys(JSON.parse(await readFile(join(dist, 'server/.main'), 'utf8')));
    expect(files.length).toBeGreaterThan(100);
    const texts = await Promise.all(files.map((file) => readFile(join(dist, '..', file), 'utf8')));
    expect(files.filter((_, i) => /["']\.\/(?:start|metamer|cli-)/.test(texts[i]!))).toEqual([]);
  });
});
