import { failed, passed } from '../verdict.ts';
import { GOOGLE } from './robots.ts';
import { robotsCheck } from './robots-check.ts';

export const robotsBom = robotsCheck('robots-bom', 'minor', 'Byte order mark in robots.txt', {
  help: GOOGLE,
  fix: 'Save the file without it: some crawlers ignore the first line.',
  judge: (view) => (view.robots.file.byteOrderMark ? failed('The file starts with a byte order mark.') : passed()),
  failed: { robots: '﻿User-agent: *' },
});
