import { MetamerError, unreachable } from './error.ts';
import type { StreamOptions } from './options.ts';
import { type Fields, originOf, requestOf } from './request.ts';
import type { Route } from './route.ts';
import { invalid, pause, type Sender, send } from './send.ts';
import { readEvents } from './server-sent-events.ts';

/** Heartbeats come every 15 seconds; a connection that is silent for three of them is lost. */
const SILENT_MS = 45_000;
const RETRY_MS = 3_000;
const HEARTBEAT = 'heartbeat';
/** Connections that are lost one after another, without an event between them, before the stream fails. */
const MOST_LOST = 5;

/** What a stream has come to: shared by its connections. */
interface Progress {
  lastEventId: string | undefined;
  retryMs: number;
  lost: number;
  ended: boolean;
}

/** The events of one connection. */
async function* connection(
  sender: Sender,
  route: Route,
  input: Fields,
  options: StreamOptions,
  progress: Progress,
): AsyncGenerator<StreamEvent, void, void> {
  const signal = options.signal as AbortSignal | undefined;
  const left = new AbortController();
  const leave = (): void => left.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  const { lastEventId } = progress;
  const resumed = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const call = { ...options, headers: { accept: 'text/event-stream', ...resumed, ...options.headers } };
  try {
    const request = await requestOf(sender.options, route, input, call);
    const body = await send(sender, route, request, { ...call, signal: left.signal }, async (answer, address) => {
      if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) throw invalid(answer, address);
      return answer.body!;
    });
    for await (const { id, event, data, retry } of readEvents(body, { silentMs: SILENT_MS, signal: left.signal })) {
      progress.retryMs = retry ?? progress.retryMs;
      if (event === undefined) continue;
      progress.lost = 0;
      progress.lastEventId = id ?? progress.lastEventId;
      progress.ended = route.last?.includes(event) ?? false;
      if (event !== HEARTBEAT) yield { id, event, data };
      if (progress.ended) return;
    }
  } catch (thrown) {
    if (thrown instanceof MetamerError) throw thrown;
    throw unreachable(originOf(sender.options.baseUrl), `GET ${route.path}`, thrown);
  } finally {
    signal?.removeEventListener('abort', leave);
    left.abort();
  }
}

const isLost = (thrown: unknown): boolean =>
  thrown instanceof MetamerError && (thrown.code === 'UNREACHABLE' || thrown.code === 'TIMEOUT');

/**
 * The events of a stream. A connection that ends or is lost is opened again and continues after the last event that was
 * read; it ends after the last event of what it follows, and when the loop over it is left.
 */
export async function* follow(
  sender: Sender,
  route: Route,
  input: Fields,
  options: StreamOptions,
): AsyncGenerator<StreamEvent, void, void> {
  const progress: Progress = { lastEventId: options.lastEventId, retryMs: RETRY_MS, lost: 0, ended: false };
  while (!progress.ended) {
    try {
      yield* connection(sender, route, input, options, progress);
    } catch (thrown) {
      progress.lost += 1;
      if (!isLost(thrown) || progress.lost > MOST_LOST) throw thrown;
    }
    if (!progress.ended) await pause(progress.retryMs, `GET ${route.path}`, options.signal as AbortSignal | undefined);
  }
}

/** One event of a stream. */
export interface StreamEvent {
  /** Where a reader may continue; undefined for events without an id. */
  readonly id: string | undefined;
  readonly event: string;
  readonly data: unknown;
}
