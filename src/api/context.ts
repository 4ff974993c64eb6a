import type { Task } from '../threads/task.ts';
import type { Call } from './call.ts';
import type { Services } from './services.ts';

/** One HTTP request as the procedures see it. A tRPC batch and a GraphQL document share one context over their calls. */
export interface Context extends Call {
  readonly services: Services;
}

/** The same request, with an idempotency key for one of its calls. */
export const withIdempotencyKey = (context: Context, idempotencyKey: string): Context => ({
  requestId: context.requestId,
  takeCallId: () => context.takeCallId(),
  credentials: context.credentials,
  address: context.address,
  accept: context.accept,
  lastEventId: context.lastEventId,
  idempotencyKey,
  signal: context.signal,
  services: context.services,
  bill: context.bill,
  administrator: context.administrator,
  caller: context.caller,
  longTexts: context.longTexts,
});

/**
 * Runs a heavy function for a call in a worker thread, in its key's turn; it ends with the call when the caller hangs up. An argument that
 * is the mark of a long text goes as its bytes when its turn has come, copied where something else may need them.
 */
export const inThread = <Args extends readonly unknown[], Result>(
  {
    services,
    signal,
    caller,
    address,
    longTexts,
  }: Pick<Context, 'services' | 'signal' | 'caller' | 'address' | 'longTexts'>,
  task: Task<Args, Result>,
  ...args: NoInfer<Args>
): Promise<Result> => {
  const prepare = longTexts && ((given: Args) => longTexts.handOver(given));
  return services.threads.run(task, args, { signal, key: caller?.id ?? address, prepare });
};
