import * as sample from '../samples.ts';
import { responsive } from './input.ts';
import { VIEWPORT, withViewport } from './viewport.ts';

const KNOWN = new Set([
  'width',
  'height',
  'initial-scale',
  'minimum-scale',
  'maximum-scale',
  'user-scalable',
  'viewport-fit',
  'interactive-widget',
  'shrink-to-fit',
  'target-densitydpi',
  'minimal-ui',
]);

const DROPPED = new Set(['shrink-to-fit', 'target-densitydpi', 'minimal-ui']);

export const respViewportSyntax = responsive(
  'resp-viewport-syntax',
  'minor',
  'Viewport has unknown or obsolete properties',
  {
    help: VIEWPORT,
    fix: 'Use known properties, separated by commas.',
    run: (input) =>
      withViewport(input, (found, raw) => {
        const unknown = [...found.keys()].filter((name) => !KNOWN.has(name));
        if (unknown.length) return `Unknown: ${unknown.slice(0, 5).join(', ')}.`;
        const old = [...found.keys()].filter((name) => DROPPED.has(name));
        if (old.length) return `Obsolete: ${old.join(', ')}.`;
        return raw.includes(';') ? 'Properties are separated by semicolons instead of commas.' : null;
      }),
    examples: {
      passed: sample.GOOD,
      failed: [
        sample.viewport('widht=device-width'),
        sample.viewport('width=device-width; initial-scale=1'),
        sample.viewport('width=device-width, shrink-to-fit=no'),
      ],
      notApplicable: '',
    },
  },
);
