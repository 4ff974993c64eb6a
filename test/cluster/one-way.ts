import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way between two parties; one direction of it can be lost while connections stay open. */
export interface Way {
  /** The address of the other party, by this way. */
  readonly url: string;
  /** From now on nothing that is asked arrives, or nothing that is answered. */
  lose(direction: 'questions' | 'answers'): void;
  /** What was held up arrives, and everything after it. */
  mend(): void;
  /** The connections that are open carry nothing any more, either way, and neither end is told; others can be opened. */
  forget(): void;
  close(): void;
}

/** A proxy of TCP in front of an address. What is lost is held, as by a network that drops packets, which are sent again. */
export const startWay = async (to: string): Promise<Way> => {
  const target = new URL(to);
  const pairs = new Map<Socket, Socket>();
  const forgotten = new Set<Socket>();
  /** Both ends of what was forgotten. */
  const ends = new Set<Socket>();
  let lost: 'questions' | 'answers' | undefined;
  const apply = (asker: Socket, answerer: Socket): void => {
    if (lost === 'questions') asker.pause();
    else asker.resume();
    if (lost === 'answers') answerer.pause();
    else answerer.resume();
  };
  const server: Server = createServer((asker) => {
    const answerer = connect(Number(target.port), target.hostname);
    pairs.set(asker, answerer);
    for (const [one, other] of [
      [asker, answerer],
      [answerer, asker],
    ] as const) {
      one.on('data', (chunk) => void (forgotten.has(asker) || other.write(chunk)));
      one.on('error', () => one.destroy());
      one.once('close', () => {
        pairs.delete(asker);
        // Nobody tells the other end of a connection that was forgotten.
        if (!forgotten.has(asker)) other.destroy();
      });
    }
    apply(asker, answerer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const set = (direction: typeof lost): void => {
    lost = direction;
    for (const [asker, answerer] of pairs) apply(asker, answerer);
  };
  const url = new URL(to);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href.replace(/\/$/, ''),
    lose: set,
    mend: () => set(undefined),
    forget() {
      for (const [asker, answerer] of pairs) for (const end of [asker, answerer]) ends.add(end);
      for (const asker of pairs.keys()) forgotten.add(asker);
    },
    close() {
      server.close();
      for (const end of [...ends, ...[...pairs].flat()]) end.destroy();
    },
  };
};
