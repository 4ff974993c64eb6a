// What another key meets beside ten connections of 20,000 pipelined requests without a key, whose answers are read or not.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { probed, watched } from '../probed.mjs';

const CONNECTIONS = 10;
const REQUESTS = 20_000;
const SECONDS = 4;
/** More than it had idle. */
const MOST_MB = 100;

/** Writes everything at once, again when the service closes the connection, until the time is over. */
const pipeline = async (port, text, { reads, until }) => {
  while (performance.now() < until) {
    await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      const over = setTimeout(() => socket.destroy(), Math.max(0, until - performance.now()));
      socket.on('error', () => {});
      socket.once('close', () => {
        clearTimeout(over);
        resolve();
      });
      if (reads) socket.resume();
      else socket.pause();
      socket.write(text);
    });
    await sleep(20);
  }
};

export const measurePipelining = async (service, report) => {
  const { pid, port } = service;
  const [key] = await service.issueKeys(1);
  const idle = await probed(port, key, () => watched(pid, () => sleep(SECONDS * 1000)));
  for (const path of ['/v1/catalog', '/v1/nope'])
    for (const reads of [true, false]) {
      const text = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(REQUESTS);
      const all = () => {
        const until = performance.now() + SECONDS * 1000;
        return Promise.all(Array.from({ length: CONNECTIONS }, () => pipeline(port, text, { reads, until })));
      };
      const { outcome, health, contrast } = await probed(port, key, () => watched(pid, all));
      const label = `beside ${CONNECTIONS} x ${REQUESTS} pipelined ${path}, ${reads ? 'read' : 'unread'}`;
      report(`a contrast ${label}`, contrast / idle.contrast, '× idle at p99', {
        limit: 5,
        note: `${contrast.toFixed(1)} ms; /v1/health ${health.toFixed(1)} ms; idle ${idle.contrast.toFixed(1)} ms`,
      });
      report(`memory ${label}`, outcome.most - idle.outcome.most, 'MB more than idle', { limit: MOST_MB });
    }
};
