import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { readJsonBody } from '../../src/http/body.ts';
import { readForm } from '../../src/http/multipart.ts';

const LIMITS = { bytes: 1024, members: 100 };

/** A request of which half the body has come, and whose caller has left. */
const left = async (type: string): Promise<IncomingMessage> => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { 'content-type': type, 'content-length': '100' });
  request.push('{"fg":');
  request.destroy();
  await once(request, 'close');
  return request;
};

it('does not wait for the rest of a body whose caller left before it was read', async () => {
  const message = 'body: the connection ended before the body was complete';
  await expect(
    readJsonBody({ request: await left('application/json') } as never, LIMITS) as Promise<unknown>,
  ).rejects.toThrow(message);
  const form = { file: { field: 'image' }, limits: LIMITS, readText: () => undefined };
  const request = await left('multipart/form-data; boundary=x');
  const ctx = { req: request, exchange: { request } };
  // Nothing else of the exchange is looked at before the body.
  await expect(readForm(ctx as never, form as never)).rejects.toThrow(message);
});
