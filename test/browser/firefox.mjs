#!/usr/bin/env node
// FIREFOX=path firefox.mjs ARGUMENTS ...: Firefox with what Playwright expects of WebDriver BiDi and Firefox 153 lacks. The command
// that sets a colour scheme, with which every context begins, is answered here with nothing done, so the scheme stays that of the
// system; a download is given a name of its own, its address. Everything else goes through to Firefox and back. Playwright finds
// the address in the line that is printed.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ws as Socket, wsServer as SocketServer } from 'playwright-core/lib/utilsBundle';

const LACKED = 'emulation.setMediaFeaturesOverride';
const DOWNLOAD = /^browsingContext\.download(?:WillBegin|End)$/;

const named = (text) => {
  const message = JSON.parse(text);
  if (!DOWNLOAD.test(message.method)) return text;
  const { params } = message;
  return JSON.stringify({ ...message, params: { download: params.url, ...params } });
};

const relay = (near, path, firefox) => {
  const far = new Socket(firefox + path, { perMessageDeflate: false });
  const open = new Promise((done) => far.once('open', done));
  near.on('message', async (message) => {
    const text = message.toString();
    const { id, method } = JSON.parse(text);
    if (method === LACKED) {
      near.send(JSON.stringify({ type: 'success', id, result: {} }));
      return;
    }
    await open;
    far.send(text);
  });
  far.on('message', (message) => near.send(named(message.toString())));
  far.on('error', () => near.close());
  far.on('close', () => near.close());
  near.on('close', () => far.close());
};

const listen = (firefox) => {
  const server = new SocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (near, { url }) => relay(near, url, firefox));
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
};

const browser = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
createInterface(browser.stderr).on('line', (line) => {
  const [, firefox] = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line) ?? [];
  if (firefox) listen(firefox);
  else console.error(line);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => browser.kill(signal));
browser.on('exit', (code) => process.exit(code ?? 1));
