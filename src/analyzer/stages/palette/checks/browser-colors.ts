import { html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { nothing, palette } from './input.ts';

export const BROWSER_COLORS_CHECKS = [
  palette('palette-theme-color', 'info', 'No theme colour', {
    help: html('semantics.html#meta-theme-color'),
    fix: 'Add a meta element named theme-color.',
    requirements: null,
    run: (view) => {
      const metas = view.page.$(view.page.byTag('meta')).filter('[name="theme-color" i]').get();
      if (metas.length === 0) return failed('There is no theme-color.');
      return view.palette.colors.meta.length > 0
        ? passed()
        : failed(
            'theme-color is not a valid colour.',
            metas.slice(0, 1).map((meta) => view.page.item(meta)),
          );
    },
    examples: {
      passed: sample.head('<meta name="theme-color" content="#fff">'),
      failed: ['', sample.head('<meta name="theme-color" content="whitish">')],
    },
  }),
  palette('palette-important', 'info', 'Colours marked !important', {
    help: 'https://www.w3.org/TR/css-cascade-5/#importance',
    fix: 'Use the cascade instead: !important overrides the colours that users set themselves.',
    requirements: null,
    run: (view) =>
      nothing(view) ??
      (view.palette.counts.important > 0 ? failed(say`${view.palette.counts.important} declarations.`) : passed()),
    examples: { passed: sample.css('a{color:red}'), failed: sample.css('a{color:red!important}'), notApplicable: '' },
  }),
  palette('palette-forced-colors', 'info', 'No support for forced colours', {
    help: 'https://www.w3.org/TR/mediaqueries-5/#forced-colors',
    fix: 'Check the page in forced-colors mode; use system colours where something disappears.',
    requirements: { criteria: [], note: 'Best practice: no criterion requires it.' },
    run: (view) =>
      nothing(view) ??
      (view.palette.preferences.forced || view.palette.symbolic.system.length > 0
        ? passed()
        : failed('No rule and no system colour takes forced colours into account.')),
    examples: { passed: sample.css('a{color:CanvasText}'), failed: sample.css('a{color:red}'), notApplicable: '' },
  }),
];
