import type { MetamerFile } from './file.ts';
import type { Meter } from './meter.ts';
import type { CallOptions, ClientOptions, PictureOptions, StreamOptions } from './options.ts';
import { type Fields, mergeHeaders, requestOf } from './request.ts';
import type { Route, Routes } from './route.ts';
import { fileOf, jsonOf, type Sender, send } from './send.ts';
import { follow } from './stream.ts';

type Call = (input?: Fields, options?: CallOptions) => unknown;

/** A file comes with a name; what has none and is JSON is the answer itself. */
const isFile = ({ headers }: Response): boolean =>
  headers.has('content-disposition') || !headers.get('content-type')?.startsWith('application/json');

const readerOf = ({ method, answers }: Route) => {
  if (answers === 'file') return fileOf;
  if (answers === 'either')
    return (response: Response, address: string) => (isFile(response) ? fileOf(response) : jsonOf(response, address));
  if (method !== 'RPC') return jsonOf;
  return async (response: Response, address: string) =>
    ((await jsonOf(response, address)) as { result: { data: unknown } }).result.data;
};

const accepting = (type: string, { headers, ...options }: CallOptions): CallOptions => ({
  ...options,
  headers: { accept: type, ...headers },
});

/** What is called as `client.group.name(...)`, with the other forms that its answer has. */
const operation = (sender: Sender, route: Route): Call => {
  const read = readerOf(route);
  const accept = route.answers === undefined ? {} : { headers: { accept: '*/*' } };
  const call = async (input: Fields = {}, options: CallOptions = {}): Promise<unknown> => {
    const wanted = { ...options, headers: { ...accept.headers, ...options.headers } };
    return send(sender, route, await requestOf(sender.options, route, input, wanted), wanted, read);
  };
  const forms: Record<string, unknown> = {};
  if (route.draws)
    forms.picture = async (input: Fields, { type = 'image/png', width, theme, ...options }: PictureOptions = {}) => {
      const wanted = accepting(type, options);
      const request = await requestOf(sender.options, route, input, wanted, { width, theme });
      return send(sender, route, request, wanted, fileOf);
    };
  if (route.files)
    forms.file = async (input: Fields, type: string, options: CallOptions = {}): Promise<MetamerFile> => {
      const wanted = accepting(type, options);
      return send(sender, route, await requestOf(sender.options, route, input, wanted), wanted, fileOf);
    };
  if (route.pages) {
    const { items, next, from } = route.pages;
    const pages = async function* (input: Fields = {}, options: CallOptions = {}) {
      for (let at = input[from]; ; ) {
        const page = (await call(at === undefined ? input : { ...input, [from]: at }, options)) as Fields;
        yield page;
        at = page[next];
        if (at === null || at === undefined) return;
      }
    };
    forms.pages = pages;
    forms.records = async function* (input: Fields = {}, options: CallOptions = {}) {
      for await (const page of pages(input, options)) yield* page[items] as readonly unknown[];
    };
  }
  return Object.assign(call, forms);
};

/** The same call with the response that it had; every call has a sender of its own, so that calls at the same time keep apart. */
const responding =
  (sender: Sender, route: Route): Call =>
  async (input, call) => {
    let response: object | undefined;
    const own: Sender = {
      ...sender,
      answered: (meter, headers) => {
        sender.answered(meter, headers);
        response = { headers, ...meter };
      },
    };
    const data = await operation(own, route)(input, call);
    return { data, ...response };
  };

/** A browser names itself, and asks the server first where a page wants to. */
const IN_PROGRAM = globalThis.process?.versions?.node !== undefined;

/** Options that say who calls: programs, by the version of the client. */
const named = (options: ClientOptions, version: string | undefined): ClientOptions => {
  const userAgent = version === undefined ? 'metamer-client' : `metamer-client/${version}`;
  return IN_PROGRAM ? { ...options, headers: mergeHeaders({ 'user-agent': userAgent }, options.headers) } : options;
};

/** A client of the operations in a table; `version` is that of the package. */
export const clientOf = (routes: Routes, options: ClientOptions, version?: string): object => {
  let last: Meter | undefined;
  const sender: Sender = {
    options: named(options, version),
    answered: (meter) => {
      last = meter;
    },
  };
  const callOf = (route: Route): Call =>
    route.answers === 'events'
      ? (input = {}, call: StreamOptions = {}) => follow(sender, route, input, call)
      : operation(sender, route);
  const groupsOf = (make: (route: Route) => Call | undefined): Record<string, object> =>
    Object.fromEntries(
      Object.entries(routes).map(([group, operations]) => {
        const calls = Object.entries(operations).map(([name, route]) => [name, make(route)] as const);
        return [group, Object.fromEntries(calls.filter(([, call]) => call !== undefined))] as const;
      }),
    );
  const withResponse = groupsOf((route) => (route.answers === 'events' ? undefined : responding(sender, route)));
  return Object.defineProperty({ ...groupsOf(callOf), withResponse }, 'lastAnswer', {
    get: () => last,
    enumerable: true,
  });
};
