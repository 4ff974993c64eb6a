import { tasks } from './tasks.ts';
import { serve } from './threads/serve.ts';

/** What a worker thread of the service runs. */
export default serve(tasks);
