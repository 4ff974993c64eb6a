import { audit, runChecks } from '../../model/audit.ts';
import { SECTION_KEYS } from '../../model/section-keys.ts';
import type { Stage, StageInput } from '../../model/stage.ts';
import { hostsOf } from '../../page/hosts.ts';
import { renderingMode } from '../../page/shell.ts';
import { linksWith } from '../../page/tree/metadata.ts';
import type { Page } from '../../page/tree/page.ts';
import { PROJECT_CHECKS } from './checks/index.ts';
import { detectTechnologies, type OwnResource, ownResources, type Technology } from './facts/detect.ts';
import type { TechnologyCategory } from './facts/prints/print.ts';

const thirdParties = (resources: readonly OwnResource[], page: Page) => {
  const hostOf = hostsOf(page);
  const own = hostOf(page.url).name;
  const domains = new Map<string, { requests: number; kinds: Set<string> }>();
  for (const { url, kind } of resources) {
    const { name } = hostOf(url);
    if (name === own) continue;
    const known = domains.get(name) ?? { requests: 0, kinds: new Set() };
    known.requests += 1;
    known.kinds.add(kind);
    domains.set(name, known);
  }
  return [...domains]
    .map(([domain, { requests, kinds }]) => ({ domain, requests, kinds: [...kinds] }))
    .sort((a, b) => b.requests - a.requests)
    .slice(0, 100);
};

/** Names what a page is made with and of, from what it loads and says itself. */
export const projectStage: Stage = {
  id: 'project',
  keys: SECTION_KEYS.project,
  checks: PROJECT_CHECKS,
  run: (input: StageInput) => {
    const { page, gathered } = input;
    const resources = ownResources(input);
    const technologies = detectTechnologies(input, resources);
    const parties = thirdParties(resources, page);
    const results = runChecks(PROJECT_CHECKS, { ...input, technologies, parties });
    const names = (category: TechnologyCategory): string[] =>
      technologies.filter((one) => one.category === category).map(({ name }) => name);
    const best = (category: TechnologyCategory): string | null => {
      const all: readonly Technology[] = technologies.filter((one) => one.category === category);
      return (all.find(({ confidence }) => confidence === 'certain') ?? all[0])?.name ?? null;
    };
    const content = {
      technologies,
      cms: best('cms'),
      framework: best('framework'),
      generator: best('generator'),
      rendering: renderingMode(page),
      server: gathered.page.headers.server?.slice(0, 200) ?? null,
      cdn: names('cdn'),
      hosting: names('hosting'),
      analytics: names('analytics'),
      tagManagers: names('tag-manager'),
      advertising: names('advertising'),
      consent: names('consent'),
      fonts: names('fonts'),
      jsLibraries: technologies
        .filter(({ category }) => category === 'js-library')
        .map(({ name, version }) => ({ name, version })),
      cssFrameworks: names('css-framework'),
      ecommerce: names('ecommerce'),
      build: names('build'),
      pwa: { manifest: linksWith(page, 'manifest').length > 0, serviceWorker: names('pwa').length > 0 },
      thirdParties: parties,
      projectAudit: audit(results),
    } satisfies Record<(typeof SECTION_KEYS.project)[number], unknown>;
    return { content, results };
  },
};
