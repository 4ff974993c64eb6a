import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from './service.ts';

const run = promisify(execFile);
const program = resolve(import.meta.dirname, '..', 'docs', 'examples', 'palettes.mjs');

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const ran = async (apiKey: string) => {
  const env = { ...process.env, BASE_URL: service.url, API_KEY: apiKey };
  return run(process.execPath, ['--no-warnings', program], { env });
};

describe('docs/examples/palettes.mjs', () => {
  it('prints every colour of both libraries in a line, as plain text where there is no terminal', async () => {
    const { stdout, stderr } = await ran((await service.issue()).secret);
    expect(stderr).toBe('');
    expect(stdout).not.toContain('\u001b');
    const [all, tailwind, open] = /Tailwind CSS 4: (\d+) colours[\s\S]*Open Color: (\d+) colours/.exec(stdout)!;
    expect(all).toMatch(/^red-500 +#[0-9a-f]{6} /m);
    expect(stdout.match(/^[\w-]+ +#[0-9a-f]{6} .* #[0-9a-f]{6} \S.*, \d+\.\d\d$/gm)).toHaveLength(
      Number(tailwind) + Number(open),
    );
    expect(stdout).toMatch(/\d+ credits used, \d+ left this month\n$/);
  });

  it('ends at once with a key that the service does not know', async () => {
    await expect(ran('mtm_live_unknown')).rejects.toThrow(/malformed/);
  });
});
