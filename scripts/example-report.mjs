// Audits the page of a shop that is made up, docs/examples/shop, and keeps the report as docs/examples/audit-report.json: what
// the workbench shows before anything was audited. Address and time are made stable.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServiceHere } from './built-service.mjs';

const SITE = fileURLToPath(new URL('../docs/examples/shop/', import.meta.url));
const FILE = new URL('../docs/examples/audit-report.json', import.meta.url);
const HOST = 'shop.example';
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

const { service, adminKey, stop } = await startServiceHere({ FETCH_ALLOW_HOSTS: host });
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
    await post('/v1/admin/keys', { 'x-admin-key': adminKey }, { tier: 'pro', label: 'example' }),
  );
  const text = await post('/v1/analyzer/inspect', { 'x-api-key': secret }, { url: `http://${host}/` });
  const report = JSON.parse(text.replaceAll(host, HOST).replaceAll('127.0.0.1', HOST));
  writeFileSync(FILE, `${JSON.stringify({ ...report, created_at: '2026-01-01T12:00:00.000Z' })}\n`);
  console.log(`docs/examples/audit-report.json  ${text.length} bytes`);
} finally {
  await stop();
  site.close();
}
process.exit(0);
