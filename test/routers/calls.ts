import { afterAll, beforeAll, expect } from 'vitest';
import { type Answer, startTestService, type TestService } from '../service.ts';

/** Calls to a service that runs for the tests of one file, with a key of its own. */
export interface Calls {
  get(path: string): Promise<Answer>;
  post(path: string, json: unknown): Promise<Answer>;
  /** The bytes of an answer that is a PNG. */
  png(path: string, json: unknown): Promise<Buffer>;
  /** The message of a call that is refused for this field. */
  refused(path: string, json: unknown, field: string): Promise<string>;
}

/** Starts the service before the first test of the file that calls this, and stops it after the last. */
export const callsToService = (): Calls => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    key = (await service.issue()).secret;
  });
  afterAll(() => service.stop());

  const post = (path: string, json: unknown): Promise<Answer> => service.call('POST', `/v1${path}`, { key, json });
  return {
    get: (path) => service.call('GET', `/v1${path}`, { key }),
    post,
    async png(path, json) {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      const answer = await fetch(`${service.url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(json) });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      return Buffer.from(await answer.arrayBuffer());
    },
    async refused(path, json, field) {
      const { status, body } = await post(path, json);
      expect([path, status, body.error.code, body.error.details?.field]).toEqual([path, 400, 'INVALID_INPUT', field]);
      return body.error.message as string;
    },
  };
};
