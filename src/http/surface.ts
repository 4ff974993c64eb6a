import { recordedStatus, reportFailure } from '../api/failure.ts';
import type { Exchange, Middleware } from './exchange.ts';
import { sendError } from './reply.ts';

/** The name of a mount in the log and in the counters. */
interface Surface {
  readonly route: string;
  readonly operation: string;
}

/** A mount that answers whatever reaches it; `answer` gives the status. What it throws is sent, logged and counted. */
export const mount =
  ({ route, operation }: Surface, answer: (exchange: Exchange) => Promise<number>): Middleware =>
  async (ctx) => {
    ctx.respond = false;
    const { exchange } = ctx;
    let status: number;
    try {
      status = await answer(exchange);
    } catch (thrown) {
      sendError(exchange, reportFailure(exchange.context, thrown, route));
      status = recordedStatus(thrown, exchange.context);
    }
    exchange.count(operation, status);
  };
