import { serve } from '../../threads/serve.ts';
// Loaded with the thread: one that is ended while it loads can take the whole process down.
import '../parse/css/imports.ts';
import '../parse/sitemap/addresses.ts';
import './inflate.ts';
import { readerTasks } from './tasks.ts';

/** What a thread that reads files runs. */
export default serve(readerTasks);
