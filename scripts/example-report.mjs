// Audits the page of a shop that is made up, docs/examples/shop, and keeps the report as docs/examples/audit-report.json: what
// the workbench shows before anything was audited. Address and time are made stable.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appRouter } from '../dist/routers/index.js';
import { readServiceConfig, startService } from '../dist/src/service.js';

const SITE = fileURLToPath(new URL('../docs/examples/shop/', import.meta.url));
const FILE = new URL('../docs/examples/audit-report.json', import.meta.url);
const HOST = 'shop.example';
const ADMIN_KEY = 'admin-key-of-the-example';
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** What a host of shops sends by itself. */
const HEADERS = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'cache-control': 'max-age=86400' };

const site = createServer(({ url }, response) => {
  const name = url === '/' ? 'index.html' : url.slice(1);
  const path = join(SITE, name);
  const known = /^[\w-]+\.\w+$/.test(name) && existsSync(path);
  response
    .writeHead(known ? 200 : 404, { ...HEADERS, 'content-type': TYPES[extname(name)] ?? 'text/plain' })
    .end(known ? readFileSync(path) : '');
});
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${site.address().port}`;

const folder = mkdtempSync(join(tmpdir(), 'metamer-example-'));
const service = await startService(
  readServiceConfig({
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'metamer.db')}`,
    ADMIN_KEY,
    LOG_LEVEL: 'silent',
    STOP_GRACE: '0',
    FETCH_ALLOW_HOSTS: host,
  }),
  appRouter,
  { quiet: true },
);
const post = async (path, headers, input) => {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return text;
};
try {
  const { secret } = JSON.parse(
    await post('/v1/admin/keys', { 'x-admin-key': ADMIN_KEY }, { tier: 'pro', label: 'example' }),
  );
  const text = await post('/v1/analyzer/inspect', { 'x-api-key': secret }, { url: `http://${host}/` });
  const report = JSON.parse(text.replaceAll(host, HOST).replaceAll('127.0.0.1', HOST));
  writeFileSync(FILE, `${JSON.stringify({ ...report, created_at: '2026-01-01T12:00:00.000Z' })}\n`);
  console.log(`docs/examples/audit-report.json  ${text.length} bytes`);
} finally {
  await service.stop();
  site.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
