import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiKey } from '../accounts/account.ts';
import { requestIdOf } from '../accounts/call-id.ts';
import { Bill, type Credentials } from '../api/call.ts';
import type { Context } from '../api/context.ts';
import type { ImageRequest } from '../api/picture.ts';
import type { Services } from '../api/services.ts';
import { clientAddress } from './address.ts';

const BEARER = /^bearer +(\S+) *$/i;
const SANE_ID = /^[\w.-]{8,64}$/;

const header = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The context of one HTTP request; what is rarely needed is made when it is asked for. */
export class RequestContext implements Context {
  readonly requestId: string;
  readonly services: Services;
  readonly bill = new Bill();
  caller: ApiKey | undefined = undefined;
  picture: ImageRequest | undefined = undefined;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #nextCallId: () => number;
  /** The number that the request id spells, until a call has taken it. */
  #unused: number | undefined;
  #abort: AbortController | undefined = undefined;

  constructor(request: IncomingMessage, response: ServerResponse, services: Services, nextCallId: () => number) {
    this.#request = request;
    this.#response = response;
    this.services = services;
    this.#nextCallId = nextCallId;
    const given = request.headers['x-request-id'];
    if (typeof given === 'string' && SANE_ID.test(given)) {
      this.requestId = given;
      this.#unused = undefined;
    } else {
      this.#unused = nextCallId();
      this.requestId = requestIdOf(this.#unused);
    }
  }

  takeCallId(): { id: number; label: string | undefined } {
    const own = this.#unused;
    if (own === undefined) return { id: this.#nextCallId(), label: this.requestId };
    this.#unused = undefined;
    return { id: own, label: undefined };
  }

  get credentials(): Credentials {
    const { headers } = this.#request;
    const { authorization } = headers;
    return {
      apiKey: header(headers['x-api-key']),
      adminKey: header(headers['x-admin-key']),
      bearer: authorization === undefined ? undefined : BEARER.exec(authorization)?.[1],
    };
  }

  get address(): string {
    return clientAddress(this.#request, this.services.config.trustProxy);
  }

  get accept(): string {
    return this.#request.headers.accept ?? '';
  }

  get lastEventId(): string | undefined {
    return header(this.#request.headers['last-event-id']);
  }

  get idempotencyKey(): string | undefined {
    return header(this.#request.headers['idempotency-key']);
  }

  get signal(): AbortSignal {
    if (!this.#abort) {
      const abort = new AbortController();
      this.#abort = abort;
      if (this.#response.destroyed) abort.abort();
      this.#response.once('close', () => abort.abort());
    }
    return this.#abort.signal;
  }
}
