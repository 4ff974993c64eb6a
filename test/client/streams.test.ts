import { describe, expect, it } from 'vitest';
import { all, failing, hangUp, refusal, type Step, scriptedServer } from './scripted-server.ts';

const script = scriptedServer();

describe('streams', () => {
  const open: Step = (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events =
    (...texts: string[]): Step =>
    (response, call) => {
      open(response, call);
      response.write('retry: 20\n\n');
      for (const text of texts) response.write(text);
    };
  const then =
    (first: Step, next: Step): Step =>
    (response, call) => {
      first(response, call);
      setTimeout(() => next(response, call), 20);
    };

  it('go on behind the last event after a lost and after a closed connection, and end with the last', async () => {
    script.steps = [
      then(events('id: 1\nevent: state\ndata: {"n":1}\n\n', 'event: heartbeat\ndata: {}\n\n'), hangUp),
      then(
        events('id: 2\r\nevent: progress\r\ndata: {"n":\r\ndata: 2}\r\n\r\n: a comment\n\n'),
        (response) => void response.end(),
      ),
      hangUp,
      events('id: 3\nevent: suc', 'ceeded\nda', 'ta: "ö"\n\n'),
    ];
    expect(await all(script.clientWith().jobs.stream({ id: 'job' }))).toEqual([
      { id: '1', event: 'state', data: { n: 1 } },
      { id: '2', event: 'progress', data: { n: 2 } },
      { id: '3', event: 'succeeded', data: 'ö' },
    ]);
    expect(script.asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2', '2']);
    expect(script.asked[0]!.headers.accept).toBe('text/event-stream');
  });

  it('fail where they are refused, and where the connection is lost again and again', async () => {
    script.steps = [events('id: 1\nevent: state\ndata: 1\n\n'), refusal(401, 'UNAUTHENTICATED')];
    const stream = script.clientWith().jobs.stream({ id: 'job' });
    await stream.next();
    script.server.closeAllConnections();
    expect(await failing(stream.next())).toMatchObject({ code: 'UNAUTHENTICATED' });
    script.steps = [then(events(), hangUp)];
    expect(await failing(script.clientWith({ retries: 0 }).jobs.stream({ id: 'job' }).next())).toMatchObject({
      code: 'UNREACHABLE',
    });
  });

  it('fail at once where the answer is no stream', async () => {
    script.steps = [(response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>')];
    const error = await failing(script.clientWith().jobs.stream({ id: 'job' }).next());
    expect(error).toMatchObject({ code: 'INVALID_ANSWER', status: 200 });
    expect(script.asked).toHaveLength(1);
  });

  it('are closed when the loop is left, and fail when they are aborted', async () => {
    let closed = 0;
    const watched: Step = (response, call) => {
      response.once('close', () => {
        closed += 1;
      });
      events('id: 1\nevent: state\ndata: 1\n\n')(response, call);
    };
    script.steps = [watched];
    for await (const { event } of script.clientWith().jobs.stream({ id: 'job' })) if (event === 'state') break;
    await expect.poll(() => closed).toBe(1);
    const stop = new AbortController();
    const stream = script.clientWith().jobs.stream({ id: 'job' }, { signal: stop.signal });
    await stream.next();
    const next = failing(stream.next());
    stop.abort();
    expect(await next).toMatchObject({ code: 'ABORTED' });
    await expect.poll(() => closed).toBe(2);
    expect(await failing(script.clientWith().jobs.stream({ id: 'job' }, { signal: stop.signal }).next())).toMatchObject(
      {
        code: 'ABORTED',
      },
    );
  });
});
