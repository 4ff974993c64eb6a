import type { Tier } from '../../accounts/tiers.ts';
import type { Metrics } from '../../runtime/metrics.ts';
import type { ReadyReport } from '../../runtime/readiness.ts';
import type { FileReply } from '../../schemas/file.ts';
import { escapeHtml } from '../../text/escape.ts';
import { VERSION } from '../endpoint.ts';
import { framedPage } from './frame.ts';
import { staticPage } from './html.ts';

export interface StatusFigures {
  readonly ready: ReadyReport;
  readonly figures: Awaited<ReturnType<Metrics['summary']>>;
  readonly tiers: readonly Tier[];
}

/** What the page looks like where the workbench, whose style it shares, is not built. */
const PLAIN =
  ':root { color-scheme: light dark; } body { font: 16px/1.5 system-ui, sans-serif; margin: 2em; } dl div { margin: 0 0 .5em; }';

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
  const content = `<main class="status" id="the-content">
<h1 tabindex="-1">Status</h1>
<div class="card">
<p class="status-verdict ${ready.ready ? 'good' : 'bad'}"><span aria-hidden="true">${ready.ready ? '✓' : '✕'}</span> ${ready.ready ? 'All stores respond' : 'Not ready'}</p>
<p class="muted">Version ${escapeHtml(VERSION)}, up ${uptime(process.uptime())}, ${new Date().toUTCString()} · <a href="/v1/status">Refresh</a></p>
</div>
<section class="card" aria-labelledby="process">
<h2 id="process">This process</h2>
<dl class="status-tiles">
${tile('Requests answered', number(figures.requests))}
${tile('Server errors', number(figures.errors))}
${tile('Refused by a limit', number(figures.refused))}
${tile('Credits charged', number(figures.credits))}
${tile('Open streams', number(figures.streams))}
${tile('Event loop delay, p99', `${figures.eventLoopP99Ms} ms`)}
${tile('Memory', `${figures.residentMb} MB`)}
</dl>
</section>
<section class="card" aria-labelledby="stores">
<h2 id="stores">Stores</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="stores"><table><thead><tr><th scope="col">Store</th><th scope="col">Engine</th><th scope="col">State</th><th scope="col">Response time</th></tr></thead><tbody>
${stores.join('\n')}
</tbody></table></div>
</section>
<section class="card" aria-labelledby="tiers">
<h2 id="tiers">Tiers</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="tiers"><table><thead><tr><th scope="col">Name</th><th scope="col">Id</th><th scope="col">Requests per minute</th><th scope="col">Credits per month</th></tr></thead><tbody>
${limits.join('\n')}
</tbody></table></div>
</section>
<p><a href="/v1/docs">Reference</a> · <a href="/v1/openapi.yaml">OpenAPI</a> · <a href="/v1/catalog">Catalogue</a> · <a href="/v1/metrics">Metrics</a></p>
</main>`;
  return (
    framedPage({ title: 'Status · Metamer', description: 'How this service is doing now.', here: '', content }) ??
    staticPage({ title: 'Metamer status', style: PLAIN, body: content })
  );
};
