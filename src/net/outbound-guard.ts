import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../errors/refusal.ts';
import type { PeerProcesses } from '../runtime/peer-processes.ts';
import type { Allowlist } from './allowlist.ts';
import { type Connector, systemConnector, tlsFacts, tlsFailure } from './connector.ts';
import { type Delivered, type Delivery, deliver } from './deliver.ts';
import { fetchFailed } from './failure.ts';
import { createFetchSession, type FetchSession, type VisitOptions } from './fetch-session.ts';
import { startTimeLimit } from './limits.ts';
import { createOutboundLimits, type OutboundMaxima } from './outbound-limits.ts';
import { type Resolver, systemResolver } from './resolver.ts';
import { createRoutes, NoRoute } from './route.ts';
import { type GuardedSend, sendRequest } from './send-request.ts';
import { judgeTarget, unreachable } from './target.ts';

export interface DoorOptions {
  readonly allowlist: Allowlist;
  /** Product name, version and a contact address. */
  readonly userAgent: string;
  readonly resolver?: Resolver;
  readonly connector?: Connector;
  /** Called with the reason why a target was rejected or not reached; callers of the service do not see it. */
  readonly log?: (event: { readonly origin: string; readonly kind: string }) => void;
  /** Further headers of a request, by the call for which it is made, such as those of its trace. */
  readonly headersOf?: () => Readonly<Record<string, string>>;
  /** One attempt to connect, milliseconds. */
  readonly connectMs?: number;
  /** A target that is not reached is not answered sooner than this, refused or not, milliseconds. */
  readonly settleMs?: number;
  /** Requests within a minute to one host. */
  readonly maxima?: OutboundMaxima | undefined;
  /** The other processes of this machine, with which requests are counted together. */
  readonly siblings?: PeerProcesses | undefined;
}

/** The one way to the outside. Every request is judged by its URL and by every address its name resolves to. */
export interface OutboundGuard {
  /** Fetches that belong together: names resolved once, cookies, limits per host. */
  visit(options: VisitOptions): FetchSession;
  /** One POST to an https address, no redirects. */
  deliver(delivery: Delivery): Promise<Delivered>;
  readonly allowlist: Allowlist;
}

const CONNECT_MS = 4000;
const SETTLE_MS = 200;

export const createOutboundGuard = (options: DoorOptions): OutboundGuard => {
  const { allowlist, userAgent, log = () => {} } = options;
  const { connectMs = CONNECT_MS, settleMs = SETTLE_MS } = options;
  const resolver = options.resolver ?? systemResolver();
  const connector = options.connector ?? systemConnector();
  const limits = createOutboundLimits({ allowlist, maxima: options.maxima, siblings: options.siblings });

  const openRoute = (): GuardedSend => {
    const routes = createRoutes(resolver, allowlist);

    const open = async (url: URL, signal: AbortSignal) => {
      let last: unknown;
      for (const endpoint of await routes(url)) {
        limits.takeAddress(endpoint.address, url);
        const limit = startTimeLimit(connectMs, [signal]);
        try {
          return { socket: await connector.connect(endpoint, limit.signal), family: endpoint.family };
        } catch (error) {
          if (signal.aborted || error instanceof Refusal) throw error;
          last = error;
        } finally {
          limit.end();
        }
      }
      throw last;
    };

    // Only the log distinguishes refused, unknown, closed and silent targets.
    const explain = (url: URL, error: unknown): Refusal => {
      const tls = error instanceof Error ? tlsFailure(error) : null;
      if (tls) return tls;
      const kind = error instanceof NoRoute ? error.kind : (error as NodeJS.ErrnoException)?.code || String(error);
      log({ origin: url.origin, kind });
      return fetchFailed('connect', unreachable(url, allowlist));
    };

    return async (question, signal) => {
      const started = performance.now();
      judgeTarget(question.url, allowlist);
      limits.take(question.url, question.site);
      try {
        const { socket, family } = await open(question.url, signal);
        const tls = tlsFacts(socket);
        const headers = { 'user-agent': userAgent, ...options.headersOf?.(), ...question.headers };
        const answer = await sendRequest(socket, { ...question, headers }, signal);
        return { answer, ipFamily: family, tls };
      } catch (error) {
        if (error instanceof Refusal || signal.aborted) throw error;
        await delay(Math.max(0, settleMs - (performance.now() - started)), undefined, { signal }).catch(() => {});
        throw explain(question.url, error);
      }
    };
  };

  return {
    allowlist,
    visit: (visitOptions) => createFetchSession(openRoute(), visitOptions),
    deliver: (delivery) => deliver(openRoute(), delivery),
  };
};
