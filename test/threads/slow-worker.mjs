import { threadId } from 'node:worker_threads';
import { serve } from '../../dist/src/threads/serve.js';

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
// Of two threads that follow each other, one takes longer to load.
await wait(threadId % 2 === 0 ? 2_000 : 0);

export default serve({ page: async () => () => wait(200) });
