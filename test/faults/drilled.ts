import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../cluster/engines.ts';
import { issueKey, type ServiceProcess, startProcess } from '../processes.ts';

/** Started servers of one drill, and every secret that it has made. */
export interface Drill {
  readonly folder: string;
  start(environment: Record<string, string>): Promise<ServiceProcess>;
  issue(url: string, tier?: string): Promise<{ id: string; secret: string }>;
  /** Notes secrets in an answer. */
  hears(text: string): void;
  /** Starts a proxy with a configuration; answers its address. */
  proxy(command: 'nginx' | 'haproxy', configuration: (port: number) => string): Promise<string>;
  /** An HTTPS receiver at 127.0.0.1 whose certificate `certificate` holds. */
  receiver(listener: RequestListener): Promise<number>;
  readonly certificate: string;
  /** Stops everything; throws where a line of a log holds a secret. */
  end(): Promise<void>;
}

export const startDrill = (): Drill => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-drill-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const nodes: ServiceProcess[] = [];
  const secrets = new Set<string>(['admin-key-for-the-tests']);
  const closing: (() => void)[] = [];

  const drill: Drill = {
    folder,
    certificate,
    async start(environment) {
      const node = await startProcess({ LOG_LEVEL: 'trace', ...environment });
      nodes.push(node);
      return node;
    },
    async issue(url, tier) {
      const issued = await issueKey(url, tier);
      secrets.add(issued.secret);
      return issued;
    },
    hears(text) {
      for (const [secret] of text.matchAll(/mtm_live_\w+|whsec_[\w+/=]+/g)) secrets.add(secret);
    },
    async proxy(command, configuration) {
      const port = await freePort();
      const file = join(folder, `${command}-${port}.conf`);
      writeFileSync(file, configuration(port));
      const args = command === 'nginx' ? ['-c', file, '-g', 'daemon off; master_process off;'] : ['-f', file, '-db'];
      const child = spawn(command, args, { stdio: 'ignore' });
      closing.push(() => void child.kill('SIGKILL'));
      const url = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            fetch(`${url}/v1/health`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 15_000 },
        )
        .toBe(200);
      return url;
    },
    async receiver(listener) {
      const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'rsa:2048',
          '-nodes',
          '-keyout',
          key,
          '-out',
          certificate,
          '-days',
          '2',
          ...subject,
        ],
        { stdio: 'ignore' },
      );
      const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, listener);
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      closing.push(() => {
        server.close();
        server.closeAllConnections();
      });
      return (server.address() as AddressInfo).port;
    },
    async end() {
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
      for (const close of closing) close();
      rmSync(folder, { recursive: true, force: true });
      for (const node of nodes) {
        const log = node.output();
        for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
        expect(log).not.toMatch(/params:|whsec_/);
      }
    },
  };
  return drill;
};

/** Whether this machine has a program; a drill that needs one says so where it has not. */
export const has = (command: string): boolean => spawnSync('which', [command]).status === 0;

/** The value below which a share of all lies. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(share * values.length) - 1)] ?? 0;

/** A figure for whoever runs the drills. */
export const report = (text: string): void => void process.stdout.write(`  ${text}\n`);
