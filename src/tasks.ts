import { accessibilityTasks } from './accessibility/tasks.ts';
import { analyzerTasks } from './analyzer/tasks.ts';
import { collectionTasks } from './collections/tasks.ts';
import { designTasks } from './design/tasks.ts';
import { jobTasks } from './jobs/tasks.ts';
import { listTasks } from './lists/tasks.ts';
import { personalizeTasks } from './personalize/tasks.ts';
import { imageTasks } from './response-images/tasks.ts';
import type { TaskTable } from './threads/task.ts';
import { workerFile } from './threads/worker-file.ts';

/** Everything that runs in the service's worker threads: what the rooms have that is heavy, under one table of names. */
export const tasks = {
  ...accessibilityTasks,
  ...analyzerTasks,
  ...collectionTasks,
  ...designTasks,
  ...jobTasks,
  ...listTasks,
  ...personalizeTasks,
  ...imageTasks,
} as const satisfies TaskTable;

/** The compiled file with which those threads begin. */
export const TASK_WORKER = workerFile(import.meta.url, 'task-worker');
