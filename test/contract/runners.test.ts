import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { Bill } from '../../src/api/call.ts';
import type { Context } from '../../src/api/context.ts';
import { toApiError } from '../../src/api/errors.ts';
import { operationsOf } from '../../src/api/operations.ts';
import { definitionOf } from '../../src/api/procedure.ts';
import { compileProcedure, isKnownForm } from '../../src/api/run.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let secret: string;
beforeAll(async () => {
  service = await startTestService({ TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000 } }) });
  secret = (await service.issue()).secret;
});
afterAll(() => service.stop());

// A call without a seed draws one: all runs of a test draw the same.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.37);
});
afterEach(() => {
  vi.restoreAllMocks();
});

let calls = 0;
const context = (apiKey: string | undefined): Context => ({
  requestId: 'req_of_the_test',
  takeCallId: () => {
    calls += 1;
    return { id: calls, label: undefined };
  },
  credentials: { apiKey, adminKey: undefined },
  address: '127.0.0.1',
  accept: '',
  lastEventId: undefined,
  signal: new AbortController().signal,
  services: service.services,
  bill: new Bill(),
  caller: undefined,
});

/** Names and kinds in a result, for answers that are drawn or tell the time. */
const shapeOf = (value: unknown, other: unknown): unknown => {
  // A drawn list may be empty in one answer: its items are then like those of the other.
  if (Array.isArray(value)) {
    const items: unknown[] = [...value, ...(Array.isArray(other) ? other : [])];
    return ['list', items.length ? shapeOf(items[0], undefined) : 'empty'];
  }
  if (typeof value === 'object' && value !== null) {
    const beside = (other ?? {}) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, beside[name])]));
  }
  // Some answers draw their colours, and then a hue or a step may be a value or null.
  return value === null || typeof value === 'string' || typeof value === 'number' ? 'value or null' : typeof value;
};
/** The outcome as a caller sees it: the result as JSON, or the error as it is shown. */
const outcome = async (run: Promise<unknown>): Promise<unknown> => {
  try {
    const value = await run;
    if (typeof value === 'object' && value !== null && Symbol.asyncIterator in value) {
      await (value as AsyncGenerator).return(undefined);
      return 'stream';
    }
    return JSON.parse(JSON.stringify(value ?? null));
  } catch (error) {
    const { code, message, details } = toApiError(error);
    return { code, message, details };
  }
};

describe.each(operationsOf(appRouter))('$name', ({ name, endpoint, procedure }) => {
  const inputs: [string, unknown][] = [
    ['its example', endpoint.example],
    ['nothing', undefined],
    ['an empty object', {}],
    ['an unknown field', { ...endpoint.example, 'no-such-field': 1 }],
    ['a list', []],
    ['wrong types', Object.fromEntries(Object.keys(endpoint.example).map((field) => [field, { wrong: true }]))],
  ];

  it('has layers of known forms alone', () => expect(isKnownForm(procedure)).toBe(true));

  it.each(inputs)('gives the same by both runners for %s', async (_, input) => {
    for (const key of [secret, undefined]) {
      const getRawInput = async () => structuredClone(input);
      const compiled = compileProcedure(procedure);
      const stock = procedure as unknown as (options: unknown) => Promise<unknown>;
      const options = { path: name, type: procedure._def.type, getRawInput, signal: undefined, batchIndex: 0 };
      const before = await outcome(stock({ ...options, ctx: context(key) }));
      const ours = await outcome(compiled({ context: context(key), path: name, getRawInput }));
      if (isDeepStrictEqual(ours, before)) continue;
      const after = await outcome(stock({ ...options, ctx: context(key) }));
      // What the stock caller answers twice alike is compared to the letter.
      if (isDeepStrictEqual(before, after)) expect(ours).toEqual(before);
      else expect(shapeOf(ours, before)).toEqual(shapeOf(before, ours));
    }
    // A job that a call has queued changes what later calls answer.
    const account = service.services.ledger.remembers(secret)!;
    const states = async () => (await service.services.jobs.list(account, 200)).map(({ state }) => state);
    await expect.poll(states).not.toEqual(expect.arrayContaining([expect.stringMatching(/queued|running/)]));
  });
});

describe('a layer that answers without a promise of its own', () => {
  const made = (answer: (next: () => Promise<unknown>) => unknown) => {
    const { procedure, endpoint } = operationsOf(appRouter).find(({ name }) => name === 'color.contrast')!;
    const definition = definitionOf(procedure);
    const layer = (options: { readonly next: () => Promise<unknown> }) => answer(options.next);
    const changed = { _def: { ...definition, middlewares: [layer, ...definition.middlewares] } };
    const run = (one: unknown) =>
      outcome(
        compileProcedure(one as typeof procedure)({
          context: context(secret),
          path: 'color.contrast',
          getRawInput: async () => endpoint.example,
        }),
      );
    return { changed: () => run(changed), usual: () => run(procedure) };
  };

  it('may answer a plain value', async () => {
    const { changed } = made(() => ({ marker: 'middlewareMarker', ok: true, data: 7 }));
    expect(await changed()).toBe(7);
  });

  it('may answer what can be waited for', async () => {
    // biome-ignore lint/suspicious/noThenProperty: what is waited for without being a promise
    const { changed, usual } = made((next) => ({ then: (done: (result: unknown) => void) => void next().then(done) }));
    expect(await changed()).toEqual(await usual());
  });
});

it('a procedure with a layer of an unknown form is run by the caller of tRPC, with the same answer and refusal', async () => {
  const { procedure, endpoint } = operationsOf(appRouter).find(({ name }) => name === 'color.contrast')!;
  const definition = definitionOf(procedure);
  const passed: unknown[] = [];
  // A layer with a mark that no version of tRPC has yet.
  const layer = Object.assign(
    (options: { readonly next: () => Promise<unknown>; readonly path: string }) => {
      passed.push(options.path);
      return options.next();
    },
    { _type: 'to come' },
  );
  const changed = Object.assign(
    (options: { readonly ctx: unknown; readonly getRawInput: () => Promise<unknown> }) =>
      layer({
        path: 'color.contrast',
        next: () => (procedure as unknown as (of: object) => Promise<unknown>)(options),
      }),
    { _def: { ...definition, procedure: true, middlewares: [layer, ...definition.middlewares] } },
  ) as unknown as typeof procedure;
  expect(isKnownForm(changed)).toBe(false);
  for (const input of [endpoint.example, { fg: 'no colour' }]) {
    const run = (one: typeof procedure) =>
      outcome(
        compileProcedure(one)({ context: context(secret), path: 'color.contrast', getRawInput: async () => input }),
      );
    expect(await run(changed)).toEqual(await run(procedure));
  }
  expect(passed).toEqual(['color.contrast', 'color.contrast']);
});
