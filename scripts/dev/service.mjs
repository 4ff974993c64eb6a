import { join } from 'node:path';

/**
 * Keeps a service running that is loaded by `load`, a function that imports a module of the repository as it is now. Where
 * the new one does not load or start, the last one serves on and `restart` rejects.
 */
export const keepService = ({ root, load, publicUrl }) => {
  let running;
  let isFirst = true;

  const loaded = async () => {
    const { readServiceConfig, startService } = await load(join(root, 'src/service.ts'));
    const { appRouter } = await load(join(root, 'routers/index.ts'));
    const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', STOP_GRACE: '0', WORKERS: '1' };
    const config = readServiceConfig(environment);
    return () => {
      const quiet = !isFirst;
      isFirst = false;
      return startService(config, appRouter, { quiet, publicUrl });
    };
  };

  const restart = async () => {
    const start = await loaded();
    const before = running;
    await before?.service.stop({ grace: 0 });
    running = undefined;
    try {
      running = { service: await start(), start };
    } catch (error) {
      // What ran a moment ago starts again.
      if (before) running = { service: await before.start(), start: before.start };
      throw error;
    }
  };

  return { restart, url: () => running?.service.url, stop: () => running?.service.stop({ grace: 0 }) };
};
