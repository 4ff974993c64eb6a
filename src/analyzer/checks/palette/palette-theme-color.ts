import { attr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { palette } from './input.ts';

export const paletteThemeColor = palette('palette-theme-color', 'info', 'No theme colour', {
  help: html('semantics.html#meta-theme-color'),
  fix: 'Add a meta element named theme-color.',
  run: (view) => {
    const metas = view.page.byTag('meta').filter((one) => /^theme-color$/i.test(attr(one, 'name') ?? ''));
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
});
