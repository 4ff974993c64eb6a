import type { Analyzer, AnalyzerOptions } from './inspect.ts';

/** The analyzer, whose parsers and checks are loaded with the first page. */
export const lazyAnalyzer = (options: AnalyzerOptions): Analyzer => {
  let loaded: Promise<Analyzer> | undefined;
  const load = (): Promise<Analyzer> => {
    loaded ??= import('./inspect.ts')
      .then(({ createAnalyzer }) => createAnalyzer(options))
      .catch((thrown: unknown) => {
        // The next page tries again.
        loaded = undefined;
        throw thrown;
      });
    return loaded;
  };
  return {
    inspect: async (request, inspector) => (await load()).inspect(request, inspector),
    inspectSource: async (request, inspector) => (await load()).inspectSource(request, inspector),
    async close() {
      await (await loaded)?.close();
    },
  };
};
