import { serve } from '../../threads/serve.ts';
// Loaded with the thread: one that is ended while it loads can take the whole process down.
import './run-stages.ts';
import { pageTasks } from './tasks.ts';

/** What a thread for pages runs. */
export default serve(pageTasks);
