import { serve } from '../../dist/src/threads/serve.js';

const deeper = (n) => 1 + deeper(n + 1);

/** Tasks that do what no task should, and one that does. */
export default serve({
  deep: async () => () => deeper(0),
  eat: async () => () => {
    for (const all = []; ; ) all.push({ more: [Math.random()] });
  },
  spin: async () => () => {
    for (;;);
  },
  wait: async () => (ms) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    return 'done';
  },
  exit: async () => () => process.exit(3),
  fine: async () => () => 'done',
});
