import { lighthouse } from '../../../model/links.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { project } from './input.ts';

export const projSeveralFrameworks = project(
  'proj-several-frameworks',
  'info',
  'Several frameworks for the same purpose',
  {
    help: lighthouse('performance/duplicated-javascript'),
    fix: 'Keep one of them.',
    requirements: null,
    run: ({ technologies }) => {
      const names = technologies
        .filter(
          ({ name, confidence }) =>
            /^(React|Vue\.js|Angular|AngularJS|Svelte|Ember\.js|Preact)$/.test(name) && confidence !== 'weak',
        )
        .map(({ name }) => name);
      if (!names.length) return notApplicable('No front-end framework was detected.');
      return names.length > 1 ? failed(say`${names.join(' and ')} are used on one page.`) : passed();
    },
    examples: {
      passed: '<div data-reactroot></div>',
      failed: '<div data-reactroot></div><div ng-version="17.0.0"></div>',
      notApplicable: '',
    },
  },
);
