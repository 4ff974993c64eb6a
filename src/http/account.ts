import type { ApiKey } from '../accounts/account.ts';
import type { Method } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import type { Operation, RestOperation } from '../api/operations.ts';
import { checkSite, noSessionCookie, schemeOfPage, sessionCookie, tokenIn } from './admin-cookie.ts';
import { readJsonBody } from './body.ts';
import type { Ctx, Exchange, Middleware } from './exchange.ts';
import { sendJson, USUAL } from './reply.ts';
import type { OnEnd, Rest } from './rest.ts';
import type { Routes } from './routes.ts';

type Mount = readonly [method: Method, path: string, operation: string];

/** What an administrator does with keys: the operations behind /v1/admin. */
const ADMINISTRATION: readonly Mount[] = [
  ['GET', '/account/keys', 'adminKeys.list'],
  ['POST', '/account/keys', 'adminKeys.issue'],
  ['GET', '/account/keys/:id', 'adminKeys.get'],
  ['POST', '/account/keys/:id', 'adminKeys.update'],
  ['DELETE', '/account/keys/:id', 'adminKeys.revoke'],
  ['GET', '/account/keys/:id/months', 'adminKeys.usage'],
];

/** What an administrator sees of a key, and does for it: operations of its holder, free of charge. None reveals a secret. */
const FOR_KEY: readonly Mount[] = [
  ['GET', '/account/keys/:key/usage', 'usage.history'],
  ['GET', '/account/keys/:key/webhooks', 'webhooks.list'],
  ['POST', '/account/keys/:key/webhooks/:id/enable', 'webhooks.enable'],
  ['POST', '/account/keys/:key/webhooks/:id/test', 'webhooks.test'],
  ['GET', '/account/keys/:key/webhooks/:id/deliveries', 'webhooks.deliveries'],
  ['POST', '/account/keys/:key/deliveries/:delivery_id/redeliver', 'webhooks.redeliver'],
  ['GET', '/account/keys/:key/jobs', 'jobs.list'],
  ['GET', '/account/keys/:key/jobs/:id', 'jobs.get'],
  ['GET', '/account/keys/:key/jobs/:id/stream', 'jobs.stream'],
  ['POST', '/account/keys/:key/jobs/:id/cancel', 'jobs.cancel'],
];

/** Whether a path is one of those that only the page /account asks, and may read. */
export const isAccountPath = (path: string | undefined): boolean => path?.startsWith('/account/') ?? false;

const LIMITS = { bytes: 1024, members: 4 };
const SESSION = '/account/session';

const field = (name: string, says: string): ApiError =>
  new ApiError('INVALID_INPUT', `${name}: ${says}`, { details: { field: name } });

const membersOf = (body: unknown, known: readonly string[]): Readonly<Record<string, unknown>> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw field('body', 'must be a JSON object');
  const stray = Object.keys(body).find((name) => !known.includes(name));
  if (stray !== undefined) throw field(stray, `unknown field; accepted: ${known.join(', ')}`);
  return body as Readonly<Record<string, unknown>>;
};

const shown = (expiresAt: number | undefined) => ({
  signed_in: expiresAt !== undefined,
  expires_at: expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
});

/** A route of the page itself, counted under a label. Errors are reported by the first middleware. */
const answering =
  (label: string, run: (exchange: Exchange) => Promise<void>): Middleware =>
  async (ctx) => {
    const { exchange } = ctx;
    await run(exchange);
    ctx.respond = false;
    exchange.count(label, 200);
  };

const showSession = async (exchange: Exchange): Promise<void> => {
  const { request, context } = exchange;
  checkSite(request);
  const session = await context.services.adminSignIn.find(tokenIn(request));
  await sendJson(exchange, shown(session?.expiresAt));
};

const beginSession = async (exchange: Exchange): Promise<void> => {
  const { request, context } = exchange;
  const scheme = schemeOfPage(request);
  const { ticket } = membersOf(await readJsonBody(exchange, LIMITS), ['ticket']);
  if (typeof ticket !== 'string') throw field('ticket', 'must be the ticket of a sign-in link, a string');
  const { token, expiresAt } = await context.services.adminSignIn.begin(context, ticket, tokenIn(request));
  const headers = ['set-cookie', sessionCookie(scheme, token)];
  await sendJson(exchange, shown(expiresAt), { headers }, { ...USUAL, secret: true });
};

const endSession = async (exchange: Exchange): Promise<void> => {
  const { request, context } = exchange;
  const scheme = schemeOfPage(request);
  const { everywhere = false } = membersOf(await readJsonBody(exchange, LIMITS), ['everywhere']);
  if (typeof everywhere !== 'boolean') throw field('everywhere', 'must be true or false');
  await context.services.adminSignIn.end(context, tokenIn(request), everywhere);
  await sendJson(exchange, shown(undefined), { headers: ['set-cookie', noSessionCookie(scheme)] });
};

/** Sets who acts: the administrator of the session that a request brings, for one key where the path names it. */
const letIn = async ({ exchange, method, params = {} }: Ctx): Promise<Readonly<Record<string, string>>> => {
  const { request, context } = exchange;
  const { services } = context;
  if (method === 'GET' || method === 'HEAD') checkSite(request);
  else schemeOfPage(request);
  const session = await services.adminSignIn.require(tokenIn(request));
  const { key: id, ...own } = params;
  let key: ApiKey | undefined;
  if (id !== undefined) {
    key = await services.keys.find(id);
    if (!key) throw new ApiError('NOT_FOUND', `No key has the id ${JSON.stringify(id.slice(0, 40))}.`);
  }
  context.administrator = { session: session.id, key };
  return own;
};

/** Logs what an administrator changed, or tried to: the key, the webhook, delivery or job of it, and the status. */
const logChange =
  (operation: string): OnEnd =>
  ({ exchange: { context }, params = {} }, status, result) => {
    const { administrator, address, requestId, services } = context;
    const { session, key } = administrator!;
    const { id, replaces } = { ...params, ...(result as { id?: string; replaces?: string | null } | undefined) };
    const about = key
      ? { key_id: key.id, target: params.id ?? params.delivery_id }
      : { key_id: id, replaces: replaces ?? undefined };
    services.log.info(
      { session, operation, ...about, status, address, request_id: requestId },
      'an administrator requested a change',
    );
  };

/** Operations under /account: those of the API, for administrators who signed in with a link. */
export const mountAccount = (
  routes: Routes,
  { rest, operations }: { rest: Rest; operations: readonly Operation[] },
): void => {
  const mount = ([method, path, name]: Mount): void => {
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new TypeError(`there is no operation ${name}`);
    const template = path.replace(/:(\w+)/g, '{$1}');
    const route = { ...operation.route, method, path: template } as RestOperation['route'];
    const run = rest.handlerOf({ ...operation, route }, method === 'GET' ? undefined : logChange(name));
    const handle: Middleware = async (ctx, next) => {
      Object.assign(ctx, { params: await letIn(ctx) });
      return run(ctx, next);
    };
    routes.register(path, [method], handle);
  };
  for (const one of [...ADMINISTRATION, ...FOR_KEY]) mount(one);
  routes.register(SESSION, ['GET'], answering(`GET ${SESSION}`, showSession));
  routes.register('/account/sign-in', ['POST'], answering('POST /account/sign-in', beginSession));
  routes.register('/account/sign-out', ['POST'], answering('POST /account/sign-out', endSession));
};
