import { afterAll, beforeAll, expect } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { restCallOf } from '../contract/rest-example.ts';
import { type Answer, startTestService, type TestService } from '../service.ts';
import type { Rule } from './rules.ts';

type Input = Readonly<Record<string, unknown>>;
/** `number`, `string`, `boolean`, `object`, `null`, any of them with `|`, with `[]` a list that is not empty, with `[]?` one that may be. */
type Shape = Readonly<Record<string, string>>;

const operations = operationsOf(appRouter).filter(hasPath);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isOf = (value: unknown, kinds: string): boolean => {
  const [, item, open] = /^(.+)\[\](\??)$/.exec(kinds) ?? [];
  if (item === undefined) return kinds.split('|').includes(kindOf(value));
  return Array.isArray(value) && (value.length > 0 || open === '?') && value.every((one) => isOf(one, item));
};

export interface Promised {
  readonly service: () => TestService;
  readonly key: () => string;
  /** Calls an operation of the documents, such as `POST /v1/color/contrast`, with fields of path, query and body. */
  send(operation: string, input?: Input): Promise<Answer>;
  /** Its answer, which is 200. */
  answer(operation: string, input?: Input): Promise<Answer>;
  /** Its refusal: status, code and field. */
  refusal(operation: string, input?: Input): Promise<[status: number, code: string, field: string | undefined]>;
  /** Tries each field with what is promised of it, in an input that is right but for it. */
  takes(operation: string, fields: Readonly<Record<string, Rule>>, base?: Input): Promise<void>;
  /** An export is the file itself, and with `envelope=json` JSON with the same file inside. */
  expectFile(operation: string, input: Input): Promise<void>;
  /** Looks at the fields of an answer. */
  returns(operation: string, shape: Shape, input?: Input): Promise<Answer['body']>;
}

/** A service that runs for the tests of one file, called over REST with inputs that begin with the example of an operation. */
export const promised = (environment: Record<string, string> = {}): Promised => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    const tiers = { enterprise: { requests_per_minute: 1_000_000, credits_per_month: 1_000_000_000 } };
    service = await startTestService({ TIERS: JSON.stringify(tiers), ...environment });
    key = (await service.issue()).secret;
  });
  afterAll(() => service.stop());

  const operationOf = (operation: string) => {
    const path = operation.replaceAll(/:(\w+)/g, '{$1}');
    const found = operations.find(({ endpoint }) => endpoint.operation === path);
    if (!found) throw new Error(`there is no ${path}`);
    return found;
  };
  const send: Promised['send'] = (operation, input) => {
    const found = operationOf(operation);
    const { method, path, body } = restCallOf(found, input ?? found.endpoint.example);
    return service.call(method, path, { key, ...(body === null ? {} : { raw: body }) });
  };
  const answer: Promised['answer'] = async (operation, input) => {
    const given = await send(operation, input);
    expect([operation, input, given.status, given.status === 200 ? '' : given.text.slice(0, 300)]).toEqual([
      operation,
      input,
      200,
      '',
    ]);
    return given;
  };
  const refusal: Promised['refusal'] = async (operation, input) => {
    const { status, body } = await send(operation, input);
    return [status, body?.error?.code, body?.error?.details?.field];
  };
  return {
    service: () => service,
    key: () => key,
    send,
    answer,
    refusal,
    async takes(operation, fields, base) {
      const example: Input = base ?? operationOf(operation).endpoint.example;
      for (const [field, { good, bad, required, or, code, same: isSame }] of Object.entries(fields)) {
        const { [field]: _, ...others } = example;
        const where = `${operation} ${field}`;
        const expectRefused = async (input: Input, expected = 'INVALID_INPUT') => {
          const [status, got, named] = await refusal(operation, input);
          const value = JSON.stringify(input[field])?.slice(0, 80);
          expect([where, value, got, status, named?.split(/[.[]/)[0]]).toEqual([
            where,
            value,
            expected,
            expected === 'INVALID_INPUT' ? 400 : 404,
            field,
          ]);
        };
        if (required) await expectRefused(others);
        const omitted = required ? undefined : await answer(operation, others);
        const texts = new Set<string>();
        for (const value of good) texts.add((await answer(operation, { ...others, [field]: value })).text);
        for (const value of bad) await expectRefused({ ...others, [field]: value }, code);
        if (or !== undefined) {
          const usual = await answer(operation, { ...others, [field]: or });
          expect([where, omitted?.text === usual.text]).toEqual([where, true]);
        }
        // The field decides something: an answer that ignored it would be the same for every value, and without one.
        if (omitted) texts.add(omitted.text);
        const tried = good.length + (omitted ? 1 : 0);
        if (!isSame && tried > 1) expect([where, texts.size > 1]).toEqual([where, true]);
      }
    },
    async expectFile(operation, input) {
      const file = await answer(operation, input);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
      const { body } = await answer(operation, { ...input, envelope: 'json' });
      expect(body).toMatchObject({ format: input.format, filename: expect.any(String), content: file.text });
    },
    async returns(operation, shape, input) {
      const { body } = await answer(operation, input);
      for (const [field, kinds] of Object.entries(shape))
        expect([operation, field, isOf(body[field], kinds), body[field]]).toEqual([
          operation,
          field,
          true,
          body[field],
        ]);
      return body;
    },
  };
};
