import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** Both ends are closed: what is sent into it is dropped. */
let closed: MessagePort | undefined;

const closedPort = (): MessagePort => {
  if (closed) return closed;
  const { port1, port2 } = new MessageChannel();
  for (const port of [port1, port2]) port.close();
  closed = port1;
  return port1;
};

/**
 * Gives the memory of large bytes back at once, which have it for themselves: they are empty from then on. The collector may let hundreds of
 * megabytes gather that are in no use any more.
 */
export const releaseMemory = ({ buffer }: ArrayBufferView): void => {
  if (buffer.byteLength > 0) closedPort().postMessage(undefined, [buffer as ArrayBuffer]);
};
