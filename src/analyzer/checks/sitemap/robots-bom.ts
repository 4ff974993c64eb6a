import { failed, passed } from '../verdict.ts';
import { sitemapCheck, withFile } from './input.ts';
import { GOOGLE } from './robots.ts';

export const robotsBom = sitemapCheck('robots-bom', 'minor', 'Byte order mark in robots.txt', {
  help: GOOGLE,
  fix: 'Save the file without it: some crawlers ignore the first line.',
  run: (view) =>
    withFile(view, () =>
      view.robots.file.byteOrderMark ? failed('The file starts with a byte order mark.') : passed(),
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: '﻿User-agent: *' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
