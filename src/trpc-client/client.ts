import {
  createTRPCClient,
  type getFetch,
  httpBatchLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCClient,
} from '@trpc/client';
import { EventSource } from 'eventsource';
import type { AppRouter } from '../../routers/index.ts';
import { MAX_CALLS } from '../schemas/limits.ts';
import { ForeignAnswer } from './refusal.ts';

export { refusalOf, type ServiceRefusal } from './refusal.ts';

export interface ClientOptions {
  /** Where the service is, such as `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  /** Sent as `x-api-key`. */
  readonly apiKey?: string;
  /** Sent as `x-admin-key`, for `adminKeys`. */
  readonly adminKey?: string;
}

export type MetamerClient = TRPCClient<AppRouter>;

/** The service answers every call in JSON. A proxy in front of it, or another service at the address, may not. */
const fetchOurs: ReturnType<typeof getFetch> = async (input, init) => {
  const response = await fetch(input, { ...init, signal: init?.signal ?? null });
  if (response.headers.get('content-type')?.startsWith('application/json')) return response;
  await response.body?.cancel();
  throw new ForeignAnswer(response.status);
};

/**
 * A client with the types of every operation: `client.color.contrast.query({ fg: '#336699', bg: '#ffffff' })`. Calls made
 * in one tick share a request; each is charged and limited on its own. Errors are `TRPCClientError`; see `refusalOf`.
 */
export const createClient = ({ baseUrl, apiKey, adminKey }: ClientOptions): MetamerClient => {
  const url = `${baseUrl.replace(/\/$/, '')}/v1/trpc`;
  const headers: Record<string, string> = {};
  if (apiKey !== undefined) headers['x-api-key'] = apiKey;
  if (adminKey !== undefined) headers['x-admin-key'] = adminKey;
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: httpSubscriptionLink({
          url,
          // The browser's own EventSource cannot send a key.
          EventSource: EventSource,
          eventSourceOptions: {
            fetch: (input: string | URL, init: RequestInit) =>
              fetch(input, { ...init, headers: { ...init.headers, ...headers } }),
          },
        }),
        // Input travels in the body: images and long palettes do not fit into a URL.
        false: httpBatchLink({ url, headers, methodOverride: 'POST', maxItems: MAX_CALLS, fetch: fetchOurs }),
      }),
    ],
  });
};
