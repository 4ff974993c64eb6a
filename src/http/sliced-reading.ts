import type { Socket } from 'node:net';

/** Bytes that are parsed before it is asked whether more may be: a hundred of the shortest requests. */
const A_SLICE = 4 * 1024;

type Feed = (bytes: Buffer) => void;

/** What Node keeps with a connection of its HTTP server. */
type Parsed = Socket & {
  /** Null once the connection is closed or handed over: its parser may be that of another connection by then. */
  readonly parser?: object | null;
  /** Whether Node waits until responses have been taken. */
  readonly _paused?: boolean;
};

const sliced = new WeakSet<Socket>();

/**
 * Node parses all requests in what it read from a connection at once, over a thousand of them in 64 KiB. From now on this connection,
 * whose client sends requests before it has the responses, is parsed in slices, and no further while it is paused. Others are left to
 * Node, and so are all where Node keeps something else with them.
 */
export const readInSlices = (socket: Parsed): void => {
  if (sliced.has(socket)) return;
  sliced.add(socket);
  const { parser } = socket;
  const [feed, ...others] = socket.listeners('data') as Feed[];
  if (!parser || !feed || others.length > 0) return;
  let rest: Buffer | undefined;

  // What follows a request that was refused for its form is not looked at.
  const isParsed = (): boolean => socket.parser === parser && socket.writable;

  const feedOn = (bytes: Buffer): void => {
    let from = 0;
    while (from < bytes.length && isParsed()) {
      if (socket._paused) socket.pause();
      if (socket.isPaused()) break;
      const to = Math.min(bytes.length, from + A_SLICE);
      feed(bytes.subarray(from, to));
      from = to;
    }
    rest = from < bytes.length && isParsed() ? bytes.subarray(from) : undefined;
  };

  socket.on('data', (bytes: Buffer) => feedOn(rest ? Buffer.concat([rest, bytes]) : bytes));
  socket.removeListener('data', feed);
  // Emitted before anything more is read.
  socket.on('resume', () => {
    if (rest) feedOn(rest);
  });
};
