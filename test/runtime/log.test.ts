import { expect, it } from 'vitest';
import { errorLine } from '../../src/runtime/log.ts';

it('logs an error and its causes without the bound parameters of a query', () => {
  const refused = Object.assign(new Error('the server is away'), { code: 'ECONNREFUSED', args: ['whsec_c2VjcmV0'] });
  const failed = Object.assign(
    new Error('Failed query: insert into "webhooks" values (?, ?)\nparams: wh_1,whsec_c2VjcmV0\nmore of it', {
      cause: refused,
    }),
    { params: ['whsec_c2VjcmV0'], query: 'insert' },
  );
  const line = errorLine(failed);
  expect(line).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into "webhooks" values (?, ?)',
    cause: { type: 'Error', message: 'the server is away', code: 'ECONNREFUSED' },
  });
  expect(line.stack).toContain('log.test.ts');
  expect(JSON.stringify(line)).not.toContain('whsec_');
});

it('tells of what is no error', () => {
  expect(errorLine('away')).toEqual({ type: 'string', message: 'away' });
});
