import { audit, runChecks } from '../../model/audit.ts';
import { SECTION_KEYS } from '../../model/section-keys.ts';
import type { Stage, StageInput } from '../../model/stage.ts';
import { shellReason } from '../../page/shell.ts';
import { shortType } from '../../page/structured-data/read.ts';
import { attrOrNull, linksWith, metaContent, properties } from '../../page/tree/metadata.ts';
import { attr } from '../../page/tree/node.ts';
import { METADATA_CHECKS, SEO_CHECKS } from './checks/index.ts';
import { seoInput } from './checks/input.ts';

/** Characters that search results show. */
const SNIPPET = { title: 60, description: 155 };

const shortened = (text: string, most: number): string => {
  if ([...text].length <= most) return text;
  const cut = [...text].slice(0, most - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
};

const crumbs = (url: URL): string => [url.hostname, ...url.pathname.split('/').filter(Boolean)].join(' › ');

/** Verification metas by engine: that there is one, never its value. */
const VERIFICATIONS = [
  'google-site-verification',
  'msvalidate.01',
  'yandex-verification',
  'p:domain_verify',
  'facebook-domain-verification',
  'baidu-site-verification',
];

export const seoStage: Stage = {
  id: 'seo',
  keys: SECTION_KEYS.seo,
  checks: [...SEO_CHECKS, ...METADATA_CHECKS],
  wants: (page) => {
    const href = attrOrNull(linksWith(page, 'manifest')[0], 'href');
    return { robots: true, favicon: !linksWith(page, 'icon').length, manifest: href ? page.resolve(href) : null };
  },
  run: (given: StageInput) => {
    const input = seoInput(given, shellReason(given.page));
    const { page, canonical, robots, hreflang, structured } = input;
    const seo = runChecks(SEO_CHECKS, input);
    const metadata = runChecks(METADATA_CHECKS, input);
    const [title] = page.byTag('title');
    const content = {
      seoAudit: audit(seo),
      metadataAudit: audit(metadata),
      openGraph: properties(page, 'og:'),
      twitter: properties(page, 'twitter:'),
      structuredData: structured.items
        .slice(0, 100)
        .map(({ syntax, type, valid, errors, properties: names, line }) => ({
          syntax,
          type: type && shortType(type),
          valid,
          errors,
          properties: names,
          line,
        })),
      hreflang: hreflang.slice(0, 200).map(({ code, href, url }) => ({ code, href, url })),
      canonical: {
        declared: canonical.declared,
        header: canonical.header,
        resolved: canonical.resolved,
        verdict: canonical.verdict,
      },
      robots: {
        meta: robots.meta,
        header: robots.header,
        directives: robots.directives,
        indexable: robots.blocking.length === 0 && given.gathered.page.status < 400,
      },
      headLinks: {
        preload: linksWith(page, 'preload').length,
        preconnect: linksWith(page, 'preconnect').length,
        dnsPrefetch: linksWith(page, 'dns-prefetch').length,
        amp: linksWith(page, 'amphtml').map((link) => attr(link, 'href') ?? ''),
        next: linksWith(page, 'next').map((link) => attr(link, 'href') ?? ''),
        prev: linksWith(page, 'prev').map((link) => attr(link, 'href') ?? ''),
        verification: VERIFICATIONS.filter((name) => metaContent(page, name) !== null),
      },
      snippetPreview: {
        title: shortened(title ? page.text(title).trim() : '', SNIPPET.title),
        url: crumbs(input.url),
        description: shortened(metaContent(page, 'description')?.trim() ?? '', SNIPPET.description),
      },
    } satisfies Record<(typeof SECTION_KEYS.seo)[number], unknown>;
    return { content, results: [...seo, ...metadata] };
  },
};
