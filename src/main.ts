import cluster from 'node:cluster';
import { appRouter } from '../routers/index.ts';
import { ConfigError } from './runtime/config.ts';
import { errorLine } from './runtime/log.ts';
import { NO_PEERS, siblingsOver } from './runtime/peer-processes.ts';
import { StartError } from './runtime/start-error.ts';
import { readServiceConfig, type Service, type ServiceConfig, startService } from './service.ts';
import { channelToPrimary, READY, superviseWorkers, WORKER_NUMBER, WORKER_SPEAKS, WorkerFailure } from './workers.ts';

type Running = Pick<Service, 'stop' | 'hurry'>;

/** The service in this process, or the processes that share its port. */
const start = async (config: ServiceConfig): Promise<Running> => {
  if (config.workers > 1 && cluster.isPrimary) return superviseWorkers(config.workers);
  const { [WORKER_NUMBER]: worker = '1', [WORKER_SPEAKS]: speaks = '1' } = process.env;
  const siblings = cluster.isWorker ? siblingsOver(channelToPrimary) : NO_PEERS;
  return startService(config, appRouter, { worker: Number(worker), quiet: speaks !== '1', siblings, prepares: true });
};

/** What is said of an error that ends the process: a sentence where the operator can act, all that a log may show where the fault is ours. */
const lastWords = (error: unknown): string => {
  if (error instanceof ConfigError) return `The configuration cannot be used:\n${error.message}\n`;
  if (error instanceof StartError) return `Metamer cannot start. ${error.message}\n`;
  // The worker has said it.
  if (error instanceof WorkerFailure) return '';
  return `${JSON.stringify(errorLine(error))}\n`;
};

const fail = (error: unknown): void => {
  process.stderr.write(lastWords(error), () => process.exit(1));
};

/**
 * Starts with the configuration of the environment, and stops on the first SIGTERM or SIGINT, also where that comes during the
 * start. A second signal, or Ctrl-C at a terminal, does not wait for callers to go elsewhere.
 */
const main = async (): Promise<void> => {
  const running = start(readServiceConfig(process.env));
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) {
        void running.then((service) => service.hurry());
        return;
      }
      stopping = true;
      const options = signal === 'SIGINT' ? { grace: 0 } : {};
      running.then((service) => service.stop(options)).then(() => process.exit(0), fail);
    });
  }
  await running;
  process.send?.(READY);
};

main().catch(fail);
