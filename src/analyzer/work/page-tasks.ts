import type { TaskTable } from '../../threads/task.ts';

/** What is done to a page of a stranger, in threads that do nothing else. */
export const pageTasks = {
  survey: async () => (await import('./judge.ts')).survey,
  judgeForReport: async () => (await import('./judge.ts')).judgeForReport,
} as const satisfies TaskTable;
