import { attr } from '../../reading/page/node.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { nothing, palette } from './input.ts';

export const paletteDarkScheme = palette({
  id: 'palette-dark-scheme',
  title: 'No dark scheme',
  severity: 'info',
  help: 'https://web.dev/articles/prefers-color-scheme',
  fix: 'Declare colours for prefers-color-scheme: dark.',
  run: (view) => {
    const meta = view.page
      .byTag('meta')
      .some((one) => /^color-scheme$/i.test(attr(one, 'name') ?? '') && /\bdark\b/i.test(attr(one, 'content') ?? ''));
    return (
      nothing(view) ??
      (meta || view.palette.preferences.dark ? passed() : failed('No declaration applies to dark colour schemes.'))
    );
  },
  examples: {
    passed: [
      sample.css('a{color:red}@media (prefers-color-scheme:dark){a{color:blue}}'),
      sample.css('a{color:light-dark(red, blue)}:root{color-scheme:light dark}'),
    ],
    failed: sample.css('a{color:red}'),
    notApplicable: '',
  },
});
