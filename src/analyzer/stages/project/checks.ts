import { checksOf } from '../check.ts';
import { chrome, lighthouse, mdn } from '../links.ts';
import type { StageInput } from '../types.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import type { Technology } from './detect.ts';

/** What the checks of this stage look at. */
interface ProjectInput extends StageInput {
  readonly technologies: readonly Technology[];
  readonly parties: readonly { readonly domain: string; readonly requests: number }[];
}

/** A check of the project; they count for no category. */
const project = checksOf<ProjectInput>(null);

const generator = project(
  {
    id: 'proj-version-disclosed',
    severity: 'info',
    title: 'Version of the CMS is disclosed',
    help: 'https://owasp.org/www-project-web-security-testing-guide/',
    fix: 'Remove the version from the generator meta.',
  },
  ({ technologies }) => {
    const systems = technologies.filter(({ category }) => category === 'cms' || category === 'ecommerce');
    if (!systems.length) return notApplicable('No content management system was detected.');
    const named = systems.filter(({ version }) => version !== null);
    return named.length
      ? failed(`The page names ${named.map(({ name, version }) => `${name} ${version}`).join(', ')}.`)
      : passed();
  },
);

const consent = project(
  {
    id: 'proj-tracking-without-consent',
    severity: 'info',
    title: 'Tracking without a known consent tool',
    help: mdn('Privacy'),
    fix: 'Make sure that users are asked for consent before they are tracked.',
  },
  ({ technologies }) => {
    const tracking = technologies.filter(({ category }) => category === 'analytics' || category === 'advertising');
    if (!tracking.length) return notApplicable('No tracking was detected.');
    return technologies.some(({ category }) => category === 'consent')
      ? passed()
      : failed(
          `${tracking
            .map(({ name }) => name)
            .slice(0, 5)
            .join(', ')} but no known consent tool.`,
        );
  },
);

const twice = project(
  {
    id: 'proj-several-frameworks',
    severity: 'info',
    title: 'Several frameworks for the same purpose',
    help: lighthouse('performance/duplicated-javascript'),
    fix: 'Keep one of them.',
  },
  ({ technologies }) => {
    const names = technologies
      .filter(
        ({ name, confidence }) =>
          /^(React|Vue\.js|Angular|AngularJS|Svelte|Ember\.js|Preact)$/.test(name) && confidence !== 'weak',
      )
      .map(({ name }) => name);
    if (!names.length) return notApplicable('No front-end framework was detected.');
    return names.length > 1 ? failed(`${names.join(' and ')} are used on one page.`) : passed();
  },
);

/** Foreign hosts that a page may load from before each adds to the wait. */
const HOSTS = 20;

const parties = project(
  {
    id: 'proj-third-parties',
    severity: 'info',
    title: 'Page loads from many hosts',
    help: chrome('performance/insights/third-parties'),
    fix: 'Load fewer third-party resources, or host them yourself.',
  },
  ({ parties: all }) => (all.length > HOSTS ? failed(`The page loads from ${all.length} other hosts.`) : passed()),
);

export const PROJECT_CHECKS = [generator, consent, twice, parties];
