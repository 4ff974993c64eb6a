import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say, undecided } from '../../../model/verdict.ts';
import { linksWith } from '../../../page/tree/metadata.ts';
import { manifestFaults, readManifest } from '../facts/manifest.ts';
import { metadata } from './input.ts';

export const metaManifest = metadata('meta-manifest', 'minor', 'Web app manifest is incomplete or invalid', {
  help: 'https://www.w3.org/TR/appmanifest/',
  fix: 'Add name, icons of 192 and 512 pixels, start_url and display.',
  requirements: null,
  run: ({ page, gathered }) => {
    if (!linksWith(page, 'manifest').length) return notApplicable('The page links no manifest.');
    const file = gathered.manifest;
    if (!file || file.status === null)
      return undecided(`The manifest could not be read${file?.error ? ` (${file.error.reason})` : ''}.`);
    if (file.status >= 400) return failed(say`The manifest returns ${file.status}.`);
    const faults = manifestFaults(readManifest(file.bytes));
    return faults.length ? failed(say`The manifest has ${faults.join('; ')}.`) : passed();
  },
  examples: {
    passed: {
      ...sample.head('<link rel="manifest" href="/app.json">'),
      manifest: '{"name":"Bowls","start_url":"/","display":"standalone","icons":[{"sizes":"192x192 512x512"}]}',
    },
    failed: [
      { ...sample.head('<link rel="manifest" href="/app.json">'), manifest: '{"name":"Bowls"}' },
      { ...sample.head('<link rel="manifest" href="/app.json">'), manifest: 'oops' },
    ],
    undecided: sample.head('<link rel="manifest" href="/app.json">'),
    notApplicable: '',
  },
});
