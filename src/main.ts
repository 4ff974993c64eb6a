import { appRouter } from '../routers/index.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { startService } from './service.ts';

/** Starts the service with the configuration of the environment and stops it on SIGTERM or SIGINT. */
const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const service = await startService(config, appRouter);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void service.stop().then(() => process.exit(0));
    });
  }
};

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError
      ? `The configuration cannot be used:\n${error.message}\n`
      : `${(error as Error).stack}\n`,
  );
  process.exit(1);
});
