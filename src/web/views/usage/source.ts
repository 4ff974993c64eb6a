import { signal, untracked } from '@preact/signals';
import { askAsAdmin } from '../../state/admin-session.ts';
import { type Answer, call, type Request } from '../../state/api.ts';

/** Fields of a request, and the path parameters among them. */
export type Fields = Readonly<Record<string, string | number>>;

/** What the view asks of webhooks, jobs and usage: of the key in use, or of any key as an administrator. */
export interface Source {
  /** Changes with the key. */
  readonly id: string;
  /** Whether the holder of the key is asking: only holders see secrets, and pay. */
  readonly isOwn: boolean;
  /** Reads without changing anything. */
  read(operation: ReadName, fields?: Fields): Promise<Answer>;
  change(operation: ChangeName, fields: Fields): Promise<Answer>;
  /** Where the result of a job is, and the stream of its progress. */
  jobPath(id: string): string;
  streamPath(id: string): string;
  send(request: Request): Promise<Answer>;
}

export type ReadName = 'usage.history' | 'webhooks.list' | 'webhooks.deliveries' | 'jobs.list' | 'jobs.get';
export type ChangeName =
  | 'webhooks.enable'
  | 'webhooks.test'
  | 'webhooks.redeliver'
  | 'webhooks.remove'
  | 'webhooks.rotateSecret'
  | 'jobs.cancel';

/** The answer of tRPC, less what it is wrapped in. */
const unwrapped = (answer: Answer): Answer => {
  const { result } = (answer.body ?? {}) as { result?: { data?: unknown } };
  return answer.failure ? answer : { ...answer, body: result?.data };
};

/** A call whose key is the one of now: what asks with it does not ask again when the key is forgotten. */
const callOnce = (request: Request): Promise<Answer> => untracked(() => call(request));

/** Of the key in use. */
export const callerSource = (key: string): Source => ({
  id: `own ${key.slice(-6)}`,
  isOwn: true,
  async read(operation, fields = {}) {
    const input = encodeURIComponent(JSON.stringify(fields));
    return unwrapped(await callOnce({ method: 'GET', path: `/v1/trpc/${operation}?input=${input}` }));
  },
  async change(operation, fields) {
    return unwrapped(await callOnce({ method: 'POST', path: `/v1/trpc/${operation}`, body: fields }));
  },
  jobPath: (id) => `/v1/jobs/id/${id}`,
  streamPath: (id) => `/v1/jobs/id/${id}/stream`,
  send: callOnce,
});

/** Where an administrator finds an operation of a key; fields that the path has no place for are a query. */
const PATHS: Readonly<Partial<Record<ReadName | ChangeName, string>>> = {
  'usage.history': '/usage',
  'webhooks.list': '/webhooks',
  'webhooks.deliveries': '/webhooks/:id/deliveries',
  'webhooks.enable': '/webhooks/:id/enable',
  'webhooks.test': '/webhooks/:id/test',
  'webhooks.redeliver': '/deliveries/:delivery_id/redeliver',
  'jobs.list': '/jobs',
  'jobs.get': '/jobs/:id',
  'jobs.cancel': '/jobs/:id/cancel',
};

/** Of any key, for an administrator. */
export const adminSource = (id: string): Source => {
  const base = `/account/keys/${id}`;
  const pathOf = (operation: ReadName | ChangeName, fields: Fields): string => {
    const left = new Map(Object.entries(fields));
    const path = (PATHS[operation] ?? '').replace(/:(\w+)/g, (_, name: string) => {
      const value = left.get(name);
      left.delete(name);
      return encodeURIComponent(String(value));
    });
    const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)])).toString();
    return `${base}${path}${query && `?${query}`}`;
  };
  return {
    id,
    isOwn: false,
    read: (operation, fields = {}) => askAsAdmin({ method: 'GET', path: pathOf(operation, fields) }),
    change: (operation, fields) => askAsAdmin({ method: 'POST', path: pathOf(operation, fields), body: {} }),
    jobPath: (job) => `${base}/jobs/${job}`,
    streamPath: (job) => `${base}/jobs/${job}/stream`,
    send: askAsAdmin,
  };
};

/** What came of an action, in the place where it was asked for; empty where it went well. */
export const createProblem = () => {
  const text = signal('');
  return {
    text,
    /** Answers whether it went well. */
    take({ failure }: Answer): boolean {
      text.value = failure?.message ?? '';
      return !failure;
    },
  };
};
