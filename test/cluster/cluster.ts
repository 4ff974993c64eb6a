import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { type ServiceProcess, startProcess } from '../processes.ts';
import { type Engines, freePort, type NodeEngines, startEngines } from './engines.ts';

/** One node that can be killed and started again with its own port and journal. */
export interface ClusterNode {
  readonly url: string;
  readonly port: number;
  running: ServiceProcess | undefined;
  kill(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
}

/** Three nodes behind a proxy that deals out connections in turn and passes over a node that is down. */
export interface Cluster<Own extends NodeEngines = Engines> {
  readonly engines: Own;
  readonly nodes: readonly ClusterNode[];
  readonly proxyUrl: string;
  stop(): Promise<void>;
}

const startNode = async (
  engines: NodeEngines,
  number: number,
  environment: Record<string, string>,
): Promise<ClusterNode> => {
  const port = await freePort();
  const node: ClusterNode = {
    url: `http://127.0.0.1:${port}`,
    port,
    running: undefined,
    async kill(signal = 'SIGKILL') {
      const { running } = node;
      node.running = undefined;
      await running?.end(signal);
    },
    async start() {
      node.running = await startProcess({
        ...environment,
        PORT: String(port),
        DATABASE_URL: engines.sqld.url,
        REDIS_URL: engines.redis.url,
        JOURNAL: join(engines.folder, `journal-${number}.db`),
      });
    },
  };
  await node.start();
  return node;
};

const startProxy = (ports: readonly number[]): Promise<Server> =>
  new Promise((done) => {
    let turn = 0;
    const open = new Set<Socket>();
    const forward = (client: Socket, tries: number): void => {
      turn += 1;
      const upstream = connect(ports[turn % ports.length]!, '127.0.0.1');
      upstream.once('connect', () => {
        client.pipe(upstream).pipe(client);
        client.resume();
      });
      upstream.once('error', () => {
        // Refused before a byte was sent: another node may have it.
        if (upstream.bytesWritten === 0 && tries > 1) forward(client, tries - 1);
        else client.destroy();
      });
      client.once('close', () => upstream.destroy());
      upstream.once('close', () => client.bytesWritten > 0 && client.destroy());
    };
    const server = createServer({ pauseOnConnect: true }, (client) => {
      open.add(client);
      client.on('error', () => client.destroy());
      client.once('close', () => open.delete(client));
      forward(client, ports.length);
    });
    server.listen(0, '127.0.0.1', () => done(server));
  });

export const startNodes = async <Own extends NodeEngines>(
  engines: Own,
  environment: Record<string, string> = {},
): Promise<Cluster<Own>> => {
  const nodes: ClusterNode[] = [];
  for (const number of [1, 2, 3]) nodes.push(await startNode(engines, number, environment));
  const proxy = await startProxy(nodes.map(({ port }) => port));
  return {
    engines,
    nodes,
    proxyUrl: `http://127.0.0.1:${(proxy.address() as { port: number }).port}`,
    async stop() {
      proxy.close();
      await Promise.all(nodes.map((node) => node.kill()));
      await engines.stop();
    },
  };
};

export const startCluster = async (environment: Record<string, string> = {}): Promise<Cluster> =>
  startNodes(await startEngines(), environment);
