import { chrome } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { project } from './input.ts';

/** Foreign hosts that a page may load from before each adds to the wait. */
const HOSTS = 20;

export const projThirdParties = project('proj-third-parties', 'info', 'Page loads from many hosts', {
  help: chrome('performance/insights/third-parties'),
  fix: 'Load fewer third-party resources, or host them yourself.',
  requirements: null,
  run: ({ parties: all }) =>
    all.length > HOSTS ? failed(say`The page loads from ${all.length} other hosts.`) : passed(),
  examples: {
    passed: sample.script('https://a.example/x.js'),
    failed: Array.from({ length: 25 }, (_, i) => sample.script(`https://h${i}.example/x.js`)).join(''),
  },
});
