import cluster from 'node:cluster';
import { appRouter } from '../routers/index.ts';
import { ConfigError } from './runtime/config.ts';
import { readServiceConfig, startService } from './service.ts';
import { superviseWorkers, WORKER_NUMBER, WORKER_SPEAKS } from './workers.ts';

/** Runs `stop` once on the first SIGTERM or SIGINT, then ends the process. */
const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
};

/** Starts the service with the configuration of the environment: in this process, or in `WORKERS` processes on one port. */
const main = async (): Promise<void> => {
  const config = readServiceConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) {
    stopOnSignal(await superviseWorkers(config.workers));
    return;
  }
  const { [WORKER_NUMBER]: worker = '1', [WORKER_SPEAKS]: speaks = '1' } = process.env;
  const service = await startService(config, appRouter, { worker: Number(worker), quiet: speaks !== '1' });
  stopOnSignal(service.stop);
};

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError
      ? `The configuration cannot be used:\n${error.message}\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
