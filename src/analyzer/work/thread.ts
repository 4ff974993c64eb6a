import { serve } from '../../threads/serve.ts';
import { pageTasks } from './page-tasks.ts';

/** What a thread for pages runs. */
export default serve(pageTasks);
