/**
 * Heavy domain functions by name: what may run in a worker thread. Each entry loads its module on first use, so that a
 * thread holds only what it was asked for. Arguments and results must survive a structured clone.
 */
export const tasks = {
  /** Answers its argument: what a round trip to a worker costs. */
  echo: async () => (value: number) => value,
  'contrast.map': async () => (await import('../accessibility/contrast/map.ts')).contrastMap,
} as const satisfies Record<string, () => Promise<(...args: never[]) => unknown>>;

export type TaskName = keyof typeof tasks;
type Task<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;
export type TaskArguments<Name extends TaskName> = Parameters<Task<Name>>;
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Task<Name>>>;
