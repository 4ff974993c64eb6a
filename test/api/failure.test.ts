import { renameSync } from 'node:fs';
import { TRPCError } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { guardFile } from '../../db/file-guard.ts';
import { ApiError, envelope, toApiError } from '../../src/api/errors.ts';
import { recordedStatus, reportFailure } from '../../src/api/failure.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import { temporaryFile } from '../temporary-file.ts';

/** What a failed call is reported to, and what was told. */
const contextOf = (signal = new AbortController().signal) => {
  const logged: { err: unknown; request_id: string; route: string }[] = [];
  const refused: string[] = [];
  const services = {
    log: { error: (line: never) => logged.push(line), warn: (line: never) => logged.push(line) },
    metrics: { refused: refused.push.bind(refused), failed: () => {} },
  };
  return { context: { services: services as never, requestId: 'req_1', signal }, logged, refused };
};

describe('a failed call', () => {
  // promise 1.129.1: An error of the service itself is INTERNAL with 500
  it('is logged with what was thrown where the fault is ours', () => {
    const { context, logged } = contextOf();
    const bug = new TypeError('x is not a function');
    expect(
      reportFailure(context, new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: bug }), 'color.contrast'),
    ).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(logged).toEqual([{ err: bug, request_id: 'req_1', route: 'color.contrast' }]);
  });

  it('of a report that cannot be rendered is a mistake of the caller, unless something of ours broke', () => {
    const { context, logged } = contextOf();
    reportFailure(context, new Refusal('RENDER_FAILED', 'report: no section'), 'analyzer.render');
    expect([logged, (context as { failureLevel?: string }).failureLevel]).toEqual([[], 'info']);
    const cause = new TypeError('x');
    reportFailure(context, new Refusal('RENDER_FAILED', 'report: no', {}, { cause }), 'analyzer.render');
    expect([logged.length, (context as { failureLevel?: string }).failureLevel]).toEqual([1, 'warn']);
  });

  it('is not logged where the caller is refused; refusals by a limit are counted', () => {
    const { context, logged, refused } = contextOf();
    reportFailure(context, new Refusal('NOT_FOUND', 'No job.'), 'jobs.get');
    reportFailure(context, new ApiError('RATE_LIMITED', 'Too many.'), 'jobs.get');
    expect([logged, refused]).toEqual([[], ['RATE_LIMITED']]);
  });

  it('is logged where a page was refused because something of ours broke', () => {
    const { context, logged } = contextOf();
    const cause = new RangeError('Maximum call stack size exceeded');
    const refusal = new Refusal('FETCH_FAILED', 'Too complex.', { reason: 'too-complex' }, { cause });
    reportFailure(context, new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: refusal }), 'analyzer.inspect');
    reportFailure(context, new Refusal('FETCH_FAILED', 'No answer.', { reason: 'connect' }), 'analyzer.inspect');
    expect(logged).toEqual([{ err: refusal, request_id: 'req_1', route: 'analyzer.inspect' }]);
  });

  it('is not logged once more where the file of the database is gone, which its watch has said', async () => {
    const file = temporaryFile();
    const database = await openDatabase(file.url);
    const guard = guardFile(file.path, database.direct);
    renameSync(file.path, `${file.path}.moved`);
    const { context, logged } = contextOf();
    for (let calls = 0; calls < 3; calls += 1) {
      try {
        guard.probe();
      } catch (gone) {
        expect(reportFailure(context, new Error('Failed query', { cause: gone }), 'color.contrast').status).toBe(503);
      }
    }
    expect([logged, (context as { failureLevel?: string }).failureLevel]).toEqual([[], 'warn']);
    database.close();
    guard.stop();
    file.remove();
  });

  it('whose caller hung up is no fault: not logged, and recorded as 499', () => {
    const caller = new AbortController();
    caller.abort();
    const { context, logged } = contextOf(caller.signal);
    const thrown = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: caller.signal.reason });
    reportFailure(context, thrown, 'palette.png');
    expect([logged, recordedStatus(thrown, context)]).toEqual([[], 499]);
  });

  it('is a fault all the same where the caller hung up and something else broke, or where nobody hung up', () => {
    const caller = new AbortController();
    caller.abort();
    const gone = contextOf(caller.signal);
    reportFailure(gone.context, new TypeError('x is not a function'), 'palette.png');
    expect([gone.logged.length, recordedStatus(new TypeError('x'), gone.context)]).toEqual([1, 500]);
    const waiting = contextOf();
    reportFailure(waiting.context, caller.signal.reason, 'palette.png');
    expect([waiting.logged.length, recordedStatus(caller.signal.reason, waiting.context)]).toEqual([1, 500]);
  });
});

describe('an error as the caller sees it', () => {
  it('is the refusal inside what libraries wrap around it', () => {
    const refusal = new Refusal('UNAVAILABLE', 'The database does not answer.', { retry_after: 5 });
    const query = new Error('Failed query: select', { cause: refusal });
    const wrapped = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: query });
    expect(toApiError(wrapped)).toMatchObject({ code: 'UNAVAILABLE', status: 503, details: { retry_after: 5 } });
  });

  it('is a general sentence with the id under which the cause was logged, where the fault is ours', () => {
    const { context, logged } = contextOf();
    const bug = new TypeError("Cannot read properties of undefined (reading 'secret') at /srv/metamer/src/key.ts");
    const error = reportFailure(
      context,
      new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: bug }),
      'color.contrast',
    );
    const answer = envelope(error, context.requestId);
    expect(answer.request_id).toBe(logged[0]!.request_id);
    expect(logged[0]!.err).toBe(bug);
    expect(JSON.stringify(answer)).not.toMatch(/secret|key\.ts|TypeError|undefined/);
    expect(answer.error.message).toBe(toApiError(new Error('anything else')).message);
  });

  it('says nothing of a cause that is no refusal', () => {
    const refusal = new Refusal('RENDER_FAILED', 'It could not be laid out.', undefined, {
      cause: new Error('/etc/x'),
    });
    expect(JSON.stringify(toApiError(refusal))).not.toContain('/etc/x');
    expect(toApiError(new Error('/etc/x')).message).not.toContain('/etc/x');
  });
});
