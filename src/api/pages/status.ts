import type { Tier } from '../../accounts/tiers.ts';
import type { Metrics } from '../../runtime/metrics.ts';
import type { ReadyReport } from '../../runtime/readiness.ts';
import { escapeHtml } from '../../text/escape.ts';
import type { FileReply } from '../../wire/file.ts';
import { VERSION } from '../endpoint.ts';
import { staticPage } from './html.ts';

export interface StatusFigures {
  readonly ready: ReadyReport;
  readonly figures: Awaited<ReturnType<Metrics['summary']>>;
  readonly tiers: readonly Tier[];
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --quiet: #57606a; --ground: #ffffff; --panel: #f4f5f7; --line: #d0d7de; --good: #11692c; --bad: #a40e26; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --quiet: #9aa4af; --ground: #0f1317; --panel: #171c22; --line: #2b323a; --good: #57d07c; --bad: #ff8a90; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
main { max-width: 56rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.75rem; margin: 0 0 .25rem; } h2 { font-size: 1.05rem; margin: 2.5rem 0 .75rem; }
.quiet { color: var(--quiet); margin: 0; }
.verdict { display: inline-block; margin: 1.25rem 0 0; padding: .4rem .9rem; border: 2px solid currentColor; border-radius: 99px; font-weight: 600; }
.good { color: var(--good); } .bad { color: var(--bad); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: .75rem; margin: 0; }
dl div { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; }
dt { color: var(--quiet); font-size: .85rem; } dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
th { color: var(--quiet); font-weight: 500; font-size: .85rem; } a { color: inherit; }
`;

const number = (value: number): string => value.toLocaleString('en-GB');
const tile = (name: string, value: string): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;

const uptime = (seconds: number): string => {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours} h ${minutes} min` : `${minutes} min`;
};

/** How the service is doing right now, for people. */
export const statusPage = ({ ready, figures, tiers }: StatusFigures): FileReply => {
  const stores = Object.entries(ready.checks).map(
    ([name, { ok, engine, latency_ms, problem }]) =>
      `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(engine)}</td><td class="${ok ? 'good' : 'bad'}">${ok ? 'answers' : escapeHtml(problem ?? 'does not respond')}</td><td>${latency_ms} ms</td></tr>`,
  );
  const limits = tiers.map(
    (tier) =>
      `<tr><td>${escapeHtml(tier.name)}</td><td>${escapeHtml(tier.id)}</td><td>${number(tier.requests_per_minute)}</td><td>${number(tier.credits_per_month)}</td></tr>`,
  );
  return staticPage({
    title: 'Metamer status',
    style: STYLE,
    body: `<main>
<h1>Metamer</h1>
<p class="quiet">Version ${escapeHtml(VERSION)}, up ${uptime(process.uptime())}, ${new Date().toUTCString()}</p>
<p class="verdict ${ready.ready ? 'good' : 'bad'}">${ready.ready ? 'All stores respond' : 'Not ready'}</p>
<h2>This process</h2>
<dl>
${tile('Requests answered', number(figures.requests))}
${tile('Server errors', number(figures.errors))}
${tile('Refused by a limit', number(figures.refused))}
${tile('Credits charged', number(figures.credits))}
${tile('Open streams', number(figures.streams))}
${tile('Event loop delay, p99', `${figures.eventLoopP99Ms} ms`)}
${tile('Memory', `${figures.residentMb} MB`)}
</dl>
<h2>Stores</h2>
<table><thead><tr><th>Store</th><th>Engine</th><th>State</th><th>Response time</th></tr></thead><tbody>
${stores.join('\n')}
</tbody></table>
<h2>Tiers</h2>
<table><thead><tr><th>Name</th><th>Id</th><th>Calls a minute</th><th>Credits a month</th></tr></thead><tbody>
${limits.join('\n')}
</tbody></table>
<h2>More</h2>
<p><a href="/v1/status">Refresh</a> · <a href="/v1/docs">Reference</a> · <a href="/v1/openapi.yaml">OpenAPI</a> · <a href="/v1/catalog">Catalogue</a> · <a href="/v1/metrics">Metrics</a></p>
</main>`,
  });
};
