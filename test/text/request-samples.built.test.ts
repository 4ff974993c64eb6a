import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curl, python, type SampledOperation, typeScript } from '../../src/text/request-samples.ts';

// Every program is run by its interpreter up to the request, which is printed instead of sent.

const ORIGIN = 'http://127.0.0.1:8080';
const OPERATION: SampledOperation = {
  method: 'POST',
  path: '/v1/things/:id',
  procedure: 'things.make',
  kind: 'mutation',
  access: 'key',
  produces: ['application/json'],
  parameters: [
    { name: 'id', in: 'path' },
    { name: 'q', in: 'query' },
    { name: 'text', in: 'body' },
    { name: 'more', in: 'body' },
  ],
};
const Q = 'it\'s "so" $HOME `id` $(id) \\ \n\r\t\u0000 \u2028 é 🎨 {a} [b] %s !! \\n \'\'\' """';
const BODY = { text: `${Q} \ud800`, more: { "it's a": [1e21, true, false, null, 1.5e-9, {}, []], gone: undefined } };
const INPUT = { id: "a'b/c?[1-2]{x}", q: Q, ...BODY };
const ADDRESS = `${ORIGIN}/v1/things/${encodeURIComponent(INPUT.id)}?${new URLSearchParams({ q: Q })}`;
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a program prints, by lines; undefined if its interpreter is not installed, which is said. */
const printed = (interpreter: string, args: string[]): string[] | undefined => {
  const { stdout, stderr, error } = spawnSync(interpreter, args, {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, API_KEY: 'the key' },
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    console.log(`skipped: ${interpreter} is not installed`);
    return undefined;
  }
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
};

it('curl sends what was given, whatever is in it', () => {
  const program = `curl() { for word in "$@"; do printf '%s\\n' "$word"; done; }\n${curl(ORIGIN, OPERATION, INPUT)}`;
  const words = printed('bash', ['-c', program]);
  if (!words) return;
  expect(JSON.parse(words.pop()!)).toEqual(asJson(BODY));
  expect(words).toEqual(['-sS', ADDRESS, '-H', 'x-api-key: the key', '-H', 'content-type: application/json', '-d']);
});

it('Python sends what was given, whatever is in it', () => {
  const program = python(ORIGIN, OPERATION, INPUT).replace(
    /^with [\s\S]*/m,
    'print(request.full_url)\nprint(request.get_method(), request.get_header("X-api-key"))\nprint(request.data.decode())',
  );
  const lines = printed('python3', ['-c', program]);
  if (!lines) return;
  expect(JSON.parse(lines.pop()!)).toEqual(asJson(BODY));
  expect(lines).toEqual([ADDRESS, 'POST the key']);
});

it('the client is given what was given, whatever is in it', () => {
  const client = 'const createClient = () => ({ things: { make: (input) => JSON.stringify(input) } });';
  const program = typeScript(ORIGIN, OPERATION, INPUT).replace(/^import .*$/m, client);
  const [input] = printed(process.execPath, ['--input-type=module', '-e', program])!;
  expect(JSON.parse(input!)).toEqual(asJson(INPUT));
});
