import './packed-threads.ts';
import { TASK_WORKER, tasks } from '../src/tasks.ts';
import { createThreads, type Threads } from '../src/threads/threads.ts';

/** Worker threads with the service's own table of tasks. */
export const taskThreads = (threads = 1): Threads => createThreads({ tasks, worker: TASK_WORKER, threads });
