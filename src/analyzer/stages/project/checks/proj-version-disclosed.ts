import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { project } from './input.ts';

export const projVersionDisclosed = project('proj-version-disclosed', 'info', 'Version of the CMS is disclosed', {
  help: 'https://owasp.org/www-project-web-security-testing-guide/',
  fix: 'Remove the version from the generator meta.',
  requirements: null,
  run: ({ technologies }) => {
    const systems = technologies.filter(({ category }) => category === 'cms' || category === 'ecommerce');
    if (!systems.length) return notApplicable('No content management system was detected.');
    const named = systems.filter(({ version }) => version !== null);
    return named.length
      ? failed(say`The page names ${named.map(({ name, version }) => `${name} ${version}`).join(', ')}.`)
      : passed();
  },
  examples: {
    passed: sample.script('/wp-content/a.js'),
    failed: { head: '<meta name="generator" content="WordPress 6.2">' },
    notApplicable: '',
  },
});
