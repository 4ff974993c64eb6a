import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';

/** One address, judged and pinned: nothing is resolved after this. */
export interface Endpoint {
  readonly address: string;
  readonly family: 4 | 6;
  readonly port: number;
  /** Name for SNI and certificate verification; null for plain TCP. */
  readonly serverName: string | null;
}

/** Opens the connection of one request; rejects with the socket's error. */
export interface Connector {
  connect(endpoint: Endpoint, signal: AbortSignal): Promise<Socket | TLSSocket>;
}

/** Real sockets: TCP, and TLS 1.2 or newer with the certificate verified for the name, never without. */
export const systemConnector = ({ ca }: { ca?: string } = {}): Connector => ({
  connect: (endpoint, signal) =>
    new Promise((resolve, reject) => {
      const { address, family, port, serverName } = endpoint;
      const tls = serverName === null ? null : { servername: serverName, minVersion: 'TLSv1.2' as const };
      const options = { host: address, port, family, noDelay: true };
      const socket = tls
        ? connectTls({ ...options, ...tls, ...(ca ? { ca } : {}), ALPNProtocols: ['http/1.1'] })
        : connectTcp(options);
      const give = (act: () => void) => {
        signal.removeEventListener('abort', abort);
        socket.off('error', fail);
        act();
      };
      const abort = () =>
        give(() => {
          socket.on('error', () => {});
          socket.destroy();
          reject(signal.reason);
        });
      const fail = (error: Error) => give(() => reject(error));
      socket.once('error', fail);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      socket.once(tls ? 'secureConnect' : 'connect', () => give(() => resolve(socket)));
    }),
});
