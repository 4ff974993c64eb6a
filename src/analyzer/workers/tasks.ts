import type { TaskTable } from '../../threads/task.ts';

/** What is done to a page of a stranger, in threads that do nothing else. */
export const pageTasks = {
  survey: async () => (await import('./run-stages.ts')).listRequiredResources,
  judgeForReport: async () => (await import('./run-stages.ts')).judgeForReport,
  judgeFile: async () => (await import('./judge-file.ts')).judgeFile,
} as const satisfies TaskTable;

/** What is read out of files while a page is gathered, in a thread that is never busy for long. */
export const readerTasks = {
  inflate: async () => (await import('./inflate.ts')).inflate,
  sitemapsIn: async () => (await import('../parse/sitemap/addresses.ts')).sitemapsIn,
  childrenIn: async () => (await import('../parse/sitemap/addresses.ts')).childrenIn,
  importsIn: async () => (await import('../parse/css/imports.ts')).importsIn,
} as const satisfies TaskTable;
