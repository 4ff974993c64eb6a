import type { TaskTable } from '../../threads/task.ts';

/** What is done to a page of a stranger, in threads that do nothing else. */
export const pageTasks = {
  survey: async () => (await import('./run-stages.ts')).listRequiredResources,
  judgeForReport: async () => (await import('./run-stages.ts')).judgeForReport,
} as const satisfies TaskTable;
