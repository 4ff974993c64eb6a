import { serve } from '../../dist/src/threads/serve.js';

const deeper = (n) => 1 + deeper(n + 1);

/** Tasks that do what no task should, and one that does. */
export default serve({
  deep: async () => () => deeper(0),
  exit: async () => () => process.exit(3),
  fine: async () => () => 'done',
});
