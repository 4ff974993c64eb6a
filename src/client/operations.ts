import type { MetamerFile } from './file.ts';
import type { Meter } from './meter.ts';
import type { CallOptions, ClientOptions, PictureOptions, StreamOptions } from './options.ts';
import { type Fields, requestOf } from './request.ts';
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

/** A client of the operations in a table. */
export const clientOf = (routes: Routes, options: ClientOptions): object => {
  let last: Meter | undefined;
  const sender: Sender = {
    options,
    answered: (meter) => {
      last = meter;
    },
  };
  const callOf = (route: Route): Call =>
    route.answers === 'events'
      ? (input = {}, call: StreamOptions = {}) => follow(sender, route, input, call)
      : operation(sender, route);
  const groups = Object.entries(routes).map(([group, operations]) => {
    const calls = Object.entries(operations).map(([name, route]) => [name, callOf(route)] as const);
    return [group, Object.fromEntries(calls)] as const;
  });
  return Object.defineProperty(Object.fromEntries(groups), 'lastAnswer', { get: () => last, enumerable: true });
};
