import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, textOf } from './document-blocks.ts';
import { startTestService, type TestService } from './service.ts';

// The programs of docs/other-languages.md, each run by its interpreter: those that are not installed are skipped, and said to be.

const run = promisify(execFile);

interface Language {
  readonly program: string;
  readonly file: string;
  /** Before the name of the file. */
  readonly args: readonly string[];
}
const LANGUAGES: Readonly<Record<string, Language>> = {
  python: { program: 'python3', file: 'example.py', args: [] },
  go: { program: 'go', file: 'example.go', args: ['run'] },
  php: { program: 'php', file: 'example.php', args: [] },
  ruby: { program: 'ruby', file: 'example.rb', args: [] },
  powershell: { program: 'pwsh', file: 'example.ps1', args: ['-NoProfile', '-NonInteractive', '-File'] },
};

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

let service: TestService;
let key: string;
let folder: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
  folder = mkdtempSync(join(tmpdir(), 'metamer-languages-'));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const printed = async ({ program, args, file }: Language, apiKey: string): Promise<string> => {
  const go = { GOCACHE: join(folder, 'cache'), GOPATH: join(folder, 'go'), GOPROXY: 'off', GOTOOLCHAIN: 'local' };
  const env = { ...process.env, ...go, BASE_URL: service.url, API_KEY: apiKey };
  // A program that reports an error may end with an exit code for it.
  const { stdout, stderr } = await run(program, [...args, join(folder, file)], { cwd: folder, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return (stdout + stderr).trim();
};

const blocks = blocksOf(textOf('docs/other-languages.md')).filter(
  ({ language, reason }) => language in LANGUAGES && reason === undefined,
);

describe('docs/other-languages.md', () => {
  it('has a program in each language', () =>
    expect(blocks.map(({ language }) => language).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted()));

  it.each(blocks)(
    '$language: prints the colour, and the message of an error',
    async ({ language, code }) => {
      const known = LANGUAGES[language]!;
      if (!isInstalled(known.program)) {
        console.log(`skipped: no ${known.program}`);
        return;
      }
      writeFileSync(join(folder, known.file), code);
      expect(await printed(known, key)).toBe('#587a9a');
      expect(await printed(known, 'mtm_live_unknown')).toMatch(/key/i);
    },
    600_000,
  );
});
