/** What a process returns for a request of another, or does with a message. */
type Handler = (question: unknown) => unknown;

/** The other processes of the service on this machine, with which it shares its port. */
export interface PeerProcesses {
  /** Their answers to a question: of those that answer in time, and none where this process is alone. */
  ask<Answer>(topic: string, question?: unknown): Promise<Answer[]>;
  /** Sends a message without waiting for a response. */
  tell(topic: string, news: unknown): void;
  /** How this process handles requests and messages about a topic. */
  on(topic: string, handler: Handler): void;
}

export const NO_PEERS: PeerProcesses = { ask: async () => [], tell: () => {}, on: () => {} };

/** What travels between a worker and the process that started all of them, which only passes it on. */
interface Asking {
  readonly kind: 'asking';
  readonly topic: string;
  readonly question: unknown;
  /** Number of the question; undefined where no answer is wanted. */
  readonly id?: number | undefined;
  /** Who asks; set on the way. */
  readonly from?: number;
}
/** How many were asked. */
interface Asked {
  readonly kind: 'asked';
  readonly id: number;
  readonly of: number;
}
interface Answering {
  readonly kind: 'answering';
  readonly id: number;
  /** Whom the answer is for. */
  readonly to: number;
  readonly answer: unknown;
}
type Message = Asking | Asked | Answering;

const KINDS: readonly unknown[] = ['asking', 'asked', 'answering'] satisfies readonly Message['kind'][];
const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && KINDS.includes((value as { kind?: unknown }).kind);

/** One end of the channel between two processes. */
export interface Channel {
  send(message: Message): void;
  on(hear: (message: unknown) => void): void;
}

/** Siblings that do not answer for so long are not waited for. */
const PATIENCE_MS = 1_000;

interface Waiting {
  readonly answers: unknown[];
  /** How many answers are to come, once that is known. */
  of: number;
  readonly done: () => void;
}

/** The siblings of a worker, by its channel to the process that started it. */
export const siblingsOver = (channel: Channel): PeerProcesses => {
  const handlers = new Map<string, Handler>();
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const settle = (id: number, note: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    if (!one) return;
    note(one);
    if (one.answers.length >= one.of) one.done();
  };
  const reply = async ({ topic, question, id, from }: Asking): Promise<void> => {
    // A sibling that fails to answer has none; what fails there is its own to tell.
    const answer = await Promise.resolve(question)
      .then((asked) => handlers.get(topic)?.(asked))
      .catch(() => undefined);
    if (id !== undefined && from !== undefined) channel.send({ kind: 'answering', id, to: from, answer });
  };
  channel.on((message) => {
    if (!isMessage(message)) return;
    if (message.kind === 'asking') void reply(message);
    else if (message.kind === 'asked')
      settle(message.id, (one) => {
        one.of = message.of;
      });
    else settle(message.id, ({ answers }) => void answers.push(message.answer));
  });

  return {
    ask: <Answer>(topic: string, question?: unknown) =>
      new Promise<Answer[]>((resolve) => {
        last += 1;
        const id = last;
        const answers: unknown[] = [];
        const done = (): void => {
          clearTimeout(deadline);
          waiting.delete(id);
          resolve(answers.filter((answer) => answer !== undefined) as Answer[]);
        };
        const deadline = setTimeout(done, PATIENCE_MS);
        waiting.set(id, { answers, of: Number.POSITIVE_INFINITY, done });
        channel.send({ kind: 'asking', topic, question, id });
      }),
    tell: (topic, news) => channel.send({ kind: 'asking', topic, question: news }),
    on: (topic, handler) => void handlers.set(topic, handler),
  };
};

/** Who is there besides the worker that sent a message. */
interface Others {
  /** They get the messages. */
  readonly hearing: readonly number[];
  /** Of those, the ones that are asked: one that has only begun to start would be waited for. */
  readonly answering: ReadonlySet<number>;
}

/**
 * What the parent process handles itself, by topic: such a request is not forwarded to workers, and has one response.
 */
export type PrimaryHandlers = ReadonlyMap<string, (question: unknown, from: number) => unknown>;

/** Passes what one worker asks on to the others, and their answers back. `worker` gives the channel of a number that is in use. */
export const passOn = (
  message: unknown,
  from: number,
  { hearing, answering }: Others,
  worker: (number: number) => Pick<Channel, 'send'> | undefined,
  own: PrimaryHandlers = new Map(),
): void => {
  if (!isMessage(message)) return;
  if (message.kind === 'answering') worker(message.to)?.send(message);
  else if (message.kind === 'asking') {
    const { id, topic, question } = message;
    const take = own.get(topic);
    if (take) {
      const answer = take(question, from);
      if (id === undefined) return;
      worker(from)?.send({ kind: 'asked', id, of: 1 });
      worker(from)?.send({ kind: 'answering', id, to: from, answer });
      return;
    }
    const others = id === undefined ? hearing : hearing.filter((other) => answering.has(other));
    for (const other of others) worker(other)?.send({ ...message, from });
    if (id !== undefined) worker(from)?.send({ kind: 'asked', id, of: others.length });
  }
};
