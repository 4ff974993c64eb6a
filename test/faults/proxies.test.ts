import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, startEngines } from '../cluster/engines.ts';
import { contrast, type ServiceProcess } from '../processes.ts';
import { sized } from '../size.ts';
import { type Drill, has, report, startDrill } from './drilled.ts';

const shipped = (name: string): string => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

let drill: Drill;
beforeEach(() => {
  drill = startDrill();
});
afterEach(() => drill.end());

const BODY = '{"fg":"#336699","bg":"#ffffff"}';

/** Status of a call on a kept-alive connection, or the code of its error. */
const call = (url: string, secret: string, agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    const headers = { 'x-api-key': secret, 'content-type': 'application/json', 'content-length': String(BODY.length) };
    const sent = request(`${url}/v1/color/contrast`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(BODY);
  });

const missing = (command: string): boolean => {
  if (has(command)) return false;
  report(`${command} is not installed here: its drill is for a machine that has it`);
  return true;
};

describe('behind the shipped nginx', () => {
  it('nodes are stopped and started under load, and no caller hears of it', async () => {
    if (missing('nginx')) return;
    const ports = [await freePort(), await freePort()];
    const file = `file:${drill.folder}/m.db`;
    const start = (port: number): Promise<ServiceProcess> =>
      drill.start({
        PORT: String(port),
        DATABASE_URL: file,
        STOP_GRACE: '2',
        TIERS: JSON.stringify({ enterprise: { requests_per_minute: 10_000_000 } }),
      });
    const nodes = [await start(ports[0]!), await start(ports[1]!)];
    const site = shipped('nginx.conf').replace(
      /(\s*server node\d:8080 max_fails=0;)+/,
      ports.map((port) => `\n  server 127.0.0.1:${port} max_fails=0;`).join(''),
    );
    const url = await drill.proxy(
      'nginx',
      (port) => `pid ${drill.folder}/nginx.pid; error_log ${drill.folder}/error.log; events {}
http { access_log off; client_body_temp_path ${drill.folder}/b; proxy_temp_path ${drill.folder}/p; fastcgi_temp_path ${drill.folder}/f; uwsgi_temp_path ${drill.folder}/u; scgi_temp_path ${drill.folder}/s;
${site.replace('listen 80;', `listen 127.0.0.1:${port};`)} }`,
    );
    const { secret } = await drill.issue(url);
    const outcomes = new Map<number | string, number>();
    let running = true;
    const lanes = Array.from({ length: 32 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (running) {
        const outcome = await call(url, secret, agent);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      agent.destroy();
    });
    for (let round = 0; round < sized(6, 2); round += 1) {
      await sleep(500);
      const i = round % 2;
      expect(await nodes[i]!.end('SIGTERM')).toEqual({ code: 0, signal: null });
      nodes[i] = await start(ports[i]!);
    }
    await sleep(500);
    running = false;
    await Promise.all(lanes);
    report(`behind nginx: ${[...outcomes].map(([outcome, count]) => `${outcome} x ${count}`).join(', ')}`);
    expect([...outcomes.keys()]).toEqual([200]);
  });
});

describe('behind the shipped HAProxy', () => {
  it('nodes stay while only the database server is away, and leave when they stop', async () => {
    if (missing('haproxy')) return;
    const engines = await startEngines();
    try {
      const nodes: ServiceProcess[] = [];
      for (const number of [1, 2])
        nodes.push(
          await drill.start({
            DATABASE_URL: engines.sqld.url,
            REDIS_URL: engines.redis.url,
            JOURNAL: join(engines.folder, `journal-${number}.db`),
            STOP_GRACE: '5',
          }),
        );
      let number = 0;
      const servers = shipped('haproxy.cfg').replace(/ {2}server node\d .*\n/g, () => {
        const node = nodes[number];
        number += 1;
        return node ? `  server node${number} ${new URL(node.url).host}\n` : '';
      });
      const url = await drill.proxy('haproxy', (port) => servers.replace('bind :8080', `bind 127.0.0.1:${port}`));
      const { secret } = await drill.issue(url);
      for (const node of nodes) expect((await contrast(node.url, secret)).status).toBe(200);
      engines.sqld.freeze();
      await sleep(sized(15_000, 6_000));
      for (let i = 0; i < 20; i += 1) expect((await contrast(url, secret)).status).toBe(200);
      engines.sqld.thaw();
      const ended = nodes[0]!.end('SIGTERM');
      const statuses = new Set<number>();
      for (let i = 0; i < 60; i += 1) {
        statuses.add((await contrast(url, secret)).status);
        await sleep(100);
      }
      await ended;
      report(`behind HAProxy: statuses while a node stops: ${[...statuses].join(', ')}`);
      expect([...statuses]).toEqual([200]);
    } finally {
      await engines.stop();
    }
  });
});
