import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { onTestFinished } from 'vitest';
import { judgeAddress } from '../../src/net/address.ts';
import { readAllowlist } from '../../src/net/allowlist.ts';
import type { Connector, Endpoint } from '../../src/net/connector.ts';
import { createOutboundGuard, type DoorOptions } from '../../src/net/outbound-guard.ts';
import type { Resolver } from '../../src/net/resolver.ts';

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
/** A certificate for site.example.org that no authority signed. */
const certificate = fixture('localhost.crt');

/** A server on loopback that counts its connections; closed when the test ends. */
export const startOrigin = async (listener: RequestListener, { tls = false } = {}) => {
  const server = tls
    ? createTlsServer({ key: fixture('localhost.key'), cert: certificate }, listener)
    : createServer(listener);
  const open = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { port, origin: `http://127.0.0.1:${port}`, connections: () => connections };
};

export type Names = Readonly<Record<string, readonly string[]>>;

/** Answers from a table; counts how often each name was asked. */
export const tableResolver = (names: Names): Resolver & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    async resolve(host) {
      asked.push(host);
      return names[host] ?? [];
    },
  };
};

/** Notes what would be connected to, and leads public addresses to one port on loopback and all others to another. */
export const recordingConnector = (goodPort: number, badPort: number): Connector & { endpoints: Endpoint[] } => {
  const endpoints: Endpoint[] = [];
  return {
    endpoints,
    connect: (endpoint) =>
      new Promise((resolve, reject) => {
        endpoints.push(endpoint);
        const port = judgeAddress(endpoint.address).allowed ? goodPort : badPort;
        const socket = endpoint.serverName
          ? connectTls({ port, host: '127.0.0.1', servername: endpoint.serverName, ca: certificate }, () =>
              resolve(socket),
            )
          : connect(port, '127.0.0.1', () => resolve(socket));
        socket.once('error', reject);
      }),
  };
};

/** A door that may reach the given loopback ports, everything else by the rules. */
export const doorTo = (ports: readonly number[], options: Partial<DoorOptions> = {}) =>
  createOutboundGuard({
    allowlist: readAllowlist(ports.map((port) => `127.0.0.1:${port}`).join(',')),
    userAgent: 'Metamer tests',
    settleMs: 0,
    ...options,
  });

export const never = (): AbortSignal => new AbortController().signal;
