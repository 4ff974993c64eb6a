// Loaded before the service: notes how much processor time its event loop spends between two beats of a timer, and answers a message with
// the most since the last one. Processor time, so that a busy machine changes nothing.
import { openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  // Of the first thread alone, which is that of the event loop.
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const bytes = Buffer.alloc(64);
  const used = () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, 64, 0)), 10) / 1e6;
  let last = used();
  let most = 0;
  const beat = () => {
    const now = used();
    most = Math.max(most, now - last);
    last = now;
  };
  setInterval(beat, 1).unref();
  process.on('message', () => {
    beat();
    process.send({ held: most });
    most = 0;
  });
  // The service ends by itself when it is told to.
  process.channel.unref();
}
