import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { fetchFailed } from './failure.ts';
import type { TlsFacts } from './fetched.ts';

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

/** Messages about a certificate, by the error code of Node's TLS. */
const CLASSES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not-yet-valid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong-host',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown-ca',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown-ca',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown-ca',
  CERT_UNTRUSTED: 'unknown-ca',
  INVALID_CA: 'unknown-ca',
  CERT_REVOKED: 'revoked',
  CERT_CHAIN_TOO_LONG: 'chain',
  CERT_SIGNATURE_FAILURE: 'chain',
  PATH_LENGTH_EXCEEDED: 'chain',
  INVALID_PURPOSE: 'chain',
  CERT_REJECTED: 'chain',
  EE_KEY_TOO_SMALL: 'weak-key',
  CA_KEY_TOO_SMALL: 'weak-key',
  CA_MD_TOO_WEAK: 'weak-key',
};

const CERTIFICATE_CLASSES = new Set(Object.values(CLASSES));

/** The class of a TLS failure, or null if the error is not about TLS. */
const tlsClass = (code: string): string | null =>
  CLASSES[code] ?? (/^(ERR_SSL_|ERR_TLS_|EPROTO$|CERT_)/.test(code) ? 'protocol' : null);

/** FETCH_FAILED `tls` with `details.tls` naming the class, or null for other errors. */
export const tlsFailure = (error: NodeJS.ErrnoException) => {
  const kind = tlsClass(error.code ?? '');
  return kind === null
    ? null
    : fetchFailed('tls', `The server's TLS could not be verified (${kind}).`, {
        tls: kind,
        certificate: CERTIFICATE_CLASSES.has(kind),
      });
};

const iso = (text: string | undefined): string | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;

/** The handshake's facts; null for a plain connection. */
export const tlsFacts = (socket: Socket): TlsFacts | null => {
  if (!(socket instanceof TLSSocket)) return null;
  const certificate = socket.getPeerCertificate();
  return {
    protocol: socket.getProtocol() ?? 'unknown',
    cipher: socket.getCipher().standardName,
    issuer: first(certificate.issuer?.O) ?? first(certificate.issuer?.CN),
    subject: first(certificate.subject?.CN),
    validFrom: iso(certificate.valid_from),
    validTo: iso(certificate.valid_to),
  };
};
