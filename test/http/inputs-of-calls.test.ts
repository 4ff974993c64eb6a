import { describe, expect, it } from 'vitest';
import { toApiError } from '../../src/api/errors.ts';
import { inputsOfCalls } from '../../src/http/inputs-of-calls.ts';
import { releaseMemory } from '../../src/runtime/release-memory.ts';
import { countTurns } from '../turns.ts';

const KIB = 1024;
/** Members of a text of so many bytes or a few more. */
const members = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 32) }, (_, i) => ({ n: 1_000_000 + i, a: ['é"\\', null] }));

const inputs = (body: string | Buffer, isBatch = false) => {
  const caller = new AbortController();
  const calls = isBatch ? 3 : undefined;
  const made = inputsOfCalls(Buffer.from(body), { context: { signal: caller.signal }, calls });
  const marks = JSON.parse(made.standIn);
  return { caller, inputOf: (place: number) => made.inputOf(isBatch ? marks[place] : marks) };
};
const refusal = async (body: string | Buffer, isBatch = false): Promise<unknown> => {
  const thrown: unknown = await inputs(body, isBatch)
    .inputOf(0)
    .catch((error: unknown) => error);
  const { code, message } = toApiError(thrown);
  return { code, message };
};

describe.each([
  ['short', 1_000],
  ['long', 300 * KIB],
])('the inputs of calls from a %s body', (_, size) => {
  const value = members(size);

  it('are what JSON.parse reads', async () => {
    const json = JSON.stringify({ 0: { value }, 2: value });
    const batch = inputs(json, true);
    expect(await Promise.all([0, 1, 2].map(batch.inputOf))).toEqual([{ value }, undefined, value]);
    const { inputOf } = inputs(`\ufeff ${json}\n`);
    expect(await inputOf(0)).toEqual(JSON.parse(json));
    expect(await inputOf(0)).toBe(await inputOf(0));
  });

  it('are refused as over REST', async () => {
    const json = JSON.stringify(value);
    const notJson = { code: 'INVALID_JSON', message: 'The body is not valid JSON.' };
    for (const broken of [json.slice(0, -1), `${json}]`, json.replace('"n"', 'n'), `\ufeff\ufeff${json}`])
      for (const isBatch of [false, true]) expect(await refusal(broken, isBatch)).toEqual(notJson);
    const prototype = { code: 'INVALID_INPUT', message: '__proto__: this member name is not allowed' };
    for (const name of ['"__proto__"', '"\\u005f_proto__"'])
      expect(await refusal(json.replace('"n"', name))).toEqual(prototype);
    const bytes = Buffer.from(json);
    bytes[bytes.indexOf('é')] = 0xff;
    expect(await refusal(bytes)).toMatchObject({ code: 'INVALID_JSON', message: 'The body is not valid UTF-8.' });
    for (const whole of [json, '1', 'null'])
      expect(await refusal(whole, true)).toEqual({
        code: 'INVALID_INPUT',
        message: '"input" needs to be an object when doing a batch call',
      });
  });
});

it('an input that is no stand-in stays as it is', async () => {
  const { inputOf } = inputsOfCalls(Buffer.from('{}'), { context: new AbortController(), calls: 2 });
  const input = { fg: '#000' };
  expect(await inputOf(input)).toBe(input);
  expect(await inputOf(undefined)).toBeUndefined();
});

it('a long body is parsed once, in turns, when the first call asks for its input', async () => {
  const json = JSON.stringify(members(2 * KIB * KIB));
  const { inputOf } = inputs(json);
  const turns = countTurns();
  const [one, other] = await Promise.all([inputOf(0), inputOf(0)]);
  const taken = turns.stop();
  expect(other).toBe(one);
  expect(taken).toBeGreaterThanOrEqual(Math.floor(json.length / (40 * KIB)));
  // Twice would take twice as many.
  expect(taken).toBeLessThan((1.5 * json.length) / (32 * KIB));
});

it('a parse ends at the next turn when its caller leaves', async () => {
  const { caller, inputOf } = inputs(JSON.stringify(members(2 * KIB * KIB)));
  const turns = countTurns();
  const ended = inputOf(0).then(
    () => 'parsed',
    (error: Error) => error.name,
  );
  while (turns.count < 5) await new Promise((resolve) => setImmediate(resolve));
  caller.abort();
  expect(await ended).toBe('AbortError');
  expect(turns.stop()).toBeLessThanOrEqual(7);
});

it.each([
  ['was given back', true],
  ['is still there', false],
])(
  'nothing is parsed for a caller who left before, whether or not the memory of the body %s',
  async (_, isReleased) => {
    const bytes = Buffer.allocUnsafeSlow(1_000).fill(' ').fill('1', 0, 1);
    const caller = new AbortController();
    const { inputOf, standIn } = inputsOfCalls(bytes, { context: caller, calls: undefined });
    caller.abort();
    if (isReleased) releaseMemory(bytes);
    await expect(inputOf(JSON.parse(standIn))).rejects.toMatchObject({ name: 'AbortError' });
  },
);
