import { startService, startPeer, cpuSeconds, UNLIMITED } from './processes.mjs';
import { BODY, PATH } from './contestants.mjs';
import { postRequest, runLoad } from './load.mjs';
const median = (v) => { const s = v.toSorted((a, b) => a - b); return (s[(s.length - 1) >> 1] + s[s.length >> 1]) / 2; };
const [b, w] = [await startService({ TIERS: UNLIMITED }, process.argv[2]), await startService({ TIERS: UNLIMITED }, process.argv[3])];
const arms = { b: { server: b, keys: await b.issueKeys(8) }, w: { server: w, keys: await w.issueKeys(8) } };
const slice = async ({ server, keys }, connections, total) => {
  const requests = keys.map((key) => postRequest({ path: PATH, body: BODY, headers: { 'x-api-key': key } }));
  const before = cpuSeconds(server.pid);
  await runLoad({ port: server.port, requests, connections, total });
  return ((cpuSeconds(server.pid) - before) / total) * 1e6;
};
for (const a of Object.values(arms)) await slice(a, 32, 20000);
const N = Number(process.argv[4] ?? 11);
for (const [c, t] of [[1, 1500], [8, 4000], [32, 6000], [128, 6000]]) {
  const r = [], bs = [], ws = [];
  for (let i = 0; i < N; i++) { const order = i % 2 ? ['b', 'w'] : ['w', 'b']; const m = {}; for (const k of order) m[k] = await slice(arms[k], c, t); r.push(m.w / m.b); bs.push(m.b); ws.push(m.w); }
  const s = r.toSorted((a, b) => a - b);
  console.log(c, 'ratio', median(r).toFixed(3), `[${s[N >> 2].toFixed(2)}-${s[(3 * N) >> 2].toFixed(2)}]`, 'us', median(bs).toFixed(0), median(ws).toFixed(0));
}
await b.stop(); await w.stop(); process.exit(0);
