import { audit, runChecks } from '../../model/audit.ts';
import { SECTION_KEYS } from '../../model/section-keys.ts';
import type { Stage } from '../../model/stage.ts';
import { SITEMAP_CHECKS } from './checks/index.ts';
import { AI_CRAWLERS } from './checks/robots.ts';
import { groupsOf } from './facts/groups.ts';
import { readLlmsTxt } from './facts/llms.ts';
import { isAllowed, type SitemapView, viewOf } from './facts/view.ts';

const robotsSection = ({ robots, page }: SitemapView) => {
  const { resource, file, state } = robots;
  const allowed = (crawler: string) => isAllowed(robots, crawler, page.url);
  return {
    url: resource?.url ?? null,
    status: resource?.status ?? null,
    state,
    bytes: resource?.size ?? null,
    groups: groupsOf(file.lines),
    sitemaps: file.lines.flatMap((line) => (line.kind === 'sitemap' ? [line.value.slice(0, 2048)] : [])).slice(0, 100),
    errors: file.lines
      .flatMap((line) => (line.kind === 'broken' ? [{ line: line.line, text: line.text }] : []))
      .slice(0, 50),
    pageAllowed: {
      googlebot: allowed('Googlebot'),
      bingbot: allowed('bingbot'),
      any: allowed('*'),
      ai: Object.fromEntries(AI_CRAWLERS.map((crawler) => [crawler, allowed(crawler)])),
    },
  };
};

const sitemapsSection = ({ sitemaps }: SitemapView) =>
  sitemaps.map(({ file, reading }) => ({
    url: file.url,
    finalUrl: file.finalUrl,
    source: file.source,
    status: file.status,
    kind: reading?.kind ?? null,
    urls: reading?.urls ?? null,
    bytes: file.size ?? file.bytes.length,
    gzipped: reading?.gzipped ?? null,
    wellFormed: reading?.wellFormed ?? null,
    listsPage: reading?.listsPage ?? null,
    findings: reading?.findings ?? [],
    error: file.error?.reason ?? (reading ? null : `http-${file.status}`),
  }));

const securityTxt = ({ gathered }: SitemapView) => {
  const file = gathered.securityTxt;
  if (file?.status !== 200 || /^\s*</.test(Buffer.from(file.bytes.subarray(0, 100)).toString('latin1'))) return null;
  return { status: file.status, bytes: file.size };
};

export const sitemapStage: Stage = {
  id: 'sitemap',
  keys: SECTION_KEYS.sitemap,
  checks: SITEMAP_CHECKS,
  wants: () => ({ robots: true, sitemaps: true, llmsTxt: true, securityTxt: true }),
  run(input) {
    const view = viewOf(input);
    const results = runChecks(SITEMAP_CHECKS, view);
    const { findings, checks: lists } = audit(results);
    const content = {
      robots: robotsSection(view),
      sitemaps: sitemapsSection(view),
      // These checks count for no category.
      sitemapAudit: { score: null, findings, checks: lists },
      llmsTxt: readLlmsTxt(view),
      securityTxt: securityTxt(view),
    };
    return { content, results };
  },
};
