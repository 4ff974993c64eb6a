// One metered call against bare node:http, bare Koa, and the same procedures behind the handler of trpc-to-openapi as it comes.
import { startPeer, startService, UNLIMITED } from './processes.mjs';

export const BODY = '{"fg":"#336699","bg":"#ffffff"}';
export const PATH = '/v1/color/contrast';

/** Headers of an answer of the service, besides those that node:http adds itself. */
const headersOf = async (service, key) => {
  const answer = await fetch(`${service.base}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: BODY,
  });
  await answer.arrayBuffer();
  const own = new Set(['content-length', 'date', 'connection', 'keep-alive']);
  return [...answer.headers].filter(([name]) => !own.has(name)).flat();
};

/**
 * The service and its peers, each with keys that it takes, and how to stop them. The peers send the headers of the service.
 * BEFORE=FOLDER, a built checkout of another commit, is one of them.
 */
export const startContestants = async () => {
  const service = await startService({ TIERS: UNLIMITED });
  const keys = await service.issueKeys(8);
  const HEADERS = JSON.stringify(await headersOf(service, keys[0]));
  const [node, koa, stock] = await Promise.all([
    startPeer('node', { HEADERS }),
    startPeer('koa', { HEADERS }),
    startPeer('stock', { TIERS: UNLIMITED }),
  ]);
  const before = process.env.BEFORE ? await startService({ TIERS: UNLIMITED }, process.env.BEFORE) : undefined;
  const contestants = {
    ...(before ? { before: { server: before, keys: await before.issueKeys(8) } } : {}),
    node: { server: node, keys },
    koa: { server: koa, keys },
    stock: { server: stock, keys: await stock.issueKeys(8) },
    service: { server: service, keys },
  };
  return {
    contestants,
    stop: () => Promise.all(Object.values(contestants).map(({ server }) => server.stop())),
  };
};

/** A figure of the peers, under their names. */
export const ofPeers = (of) => ({ 'node:http': of('node'), Koa: of('koa'), 'trpc-to-openapi': of('stock') });
