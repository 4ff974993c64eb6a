import type { IncomingMessage } from 'node:http';
import type { SignIn } from '../accounts/sign-in.ts';
import { isLoopback } from '../runtime/loopback.ts';
import { readJsonBody } from './body.ts';
import type { Ctx, Middleware } from './exchange.ts';
import { sendJson, USUAL } from './reply.ts';

const PATH = '/sign-in';
const LIMITS = { bytes: 1024, members: 4 };

/** Headers by which a proxy says that it hands on a request of someone else. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-original-.+|cf-.+)$/;

const hostnameOf = (authority: string): string => authority.replace(/:\d+$/, '');

/** Asked by a page of this very origin, on this computer, with no proxy between. */
const isOwnPage = ({ headers, socket }: IncomingMessage): boolean => {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostnameOf(host)) &&
    origin === `http://${host}` &&
    (site === undefined || site === 'same-origin') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
};

/** The body of a request; nothing if it cannot be read. */
const readBody = async (request: IncomingMessage): Promise<unknown> => {
  try {
    return await readJsonBody(request, LIMITS);
  } catch {
    return undefined;
  }
};

const ticketIn = async (request: IncomingMessage): Promise<string | undefined> => {
  const body = await readBody(request);
  if (typeof body !== 'object' || body === null) return undefined;
  const { ticket } = body as { ticket?: unknown };
  return typeof ticket === 'string' ? ticket : undefined;
};

const answer = async ({ exchange }: Ctx, signIn: SignIn): Promise<boolean> => {
  const ticket = await ticketIn(exchange.request);
  const signedIn = ticket === undefined ? undefined : await signIn.redeem(ticket);
  if (!signedIn) return false;
  await sendJson(exchange, signedIn, {}, { ...USUAL, secret: true });
  return true;
};

/**
 * `POST /sign-in` exchanges the ticket of a printed link for a key. Whatever does not come from the page itself on this
 * computer, and every invalid ticket, gets the response of a path that does not exist.
 */
export const createSignInRoute =
  (signIn: SignIn): Middleware =>
  async (ctx, next) => {
    const { exchange, method } = ctx;
    const { request, context, target } = exchange;
    const asked = method === 'POST' && target.path === PATH;
    const open = asked && context.services.config.trustProxy === 0 && isOwnPage(request);
    if (!open || !(await answer(ctx, signIn))) return next();
    ctx.respond = false;
    exchange.count('other', 200);
  };
