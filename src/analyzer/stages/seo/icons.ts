import { isCssColor } from '../../page/css-color.ts';
import { linksWith, metasNamed } from '../../page/metadata.ts';
import { attr, tokens } from '../../page/node.ts';
import { html } from '../links.ts';
import { failed, notApplicable, passed, undecided } from '../verdict.ts';
import { metadata } from './define.ts';
import { manifestFaults, readManifest } from './manifest.ts';

const favicon = metadata(
  {
    id: 'meta-favicon',
    severity: 'minor',
    title: 'Page has no icon',
    help: html('links.html#rel-icon'),
    fix: 'Add <link rel="icon"> or serve /favicon.ico.',
  },
  ({ page, gathered }) => {
    const links = page
      .byTag('link')
      .filter((link) => tokens(link, 'rel').includes('icon') && attr(link, 'href')?.trim());
    if (links.length)
      return links.some((link) => page.resolve(attr(link, 'href')!))
        ? passed()
        : failed(
            'The URL of the icon is invalid.',
            links.map((link) => page.item(link)),
          );
    if (gathered.favicon === null || gathered.favicon.status === null)
      return undecided('/favicon.ico could not be read.');
    return gathered.favicon.status < 400 && gathered.favicon.bytes.length
      ? passed()
      : failed(`The page references no icon, and /favicon.ico returns ${gathered.favicon.status}.`);
  },
);

const touchIcon = metadata(
  {
    id: 'meta-touch-icon',
    severity: 'minor',
    title: 'There is no icon for home screens',
    help: 'https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html',
    fix: 'Add <link rel="apple-touch-icon"> with a picture of 180 by 180 pixels.',
  },
  ({ page }) => {
    const icons = page
      .byTag('link')
      .filter((link) => tokens(link, 'rel').some((rel) => rel.startsWith('apple-touch-icon')));
    if (!icons.length) return failed('The page references no apple-touch-icon.');
    const sizes = icons.flatMap((link) => tokens(link, 'sizes'));
    return !sizes.length || sizes.some((size) => Number.parseInt(size, 10) >= 180)
      ? passed()
      : failed(`The icons are at most ${sizes.join(', ')}; 180x180 is shown.`);
  },
);

const themeColor = metadata.each(
  {
    id: 'meta-theme-color',
    severity: 'minor',
    title: 'Theme colour is not a valid CSS colour',
    help: html('semantics.html#meta-theme-color'),
    fix: 'Write a CSS colour, such as #336699.',
  },
  ({ page }) => metasNamed(page, 'theme-color'),
  (meta) => (isCssColor(attr(meta, 'content')!) ? null : attr(meta, 'content')!),
  {
    none: 'There is no theme-color.',
    message: () => 'The theme colour is not a valid colour.',
  },
);

const manifest = metadata(
  {
    id: 'meta-manifest',
    severity: 'minor',
    title: 'Web app manifest is incomplete or invalid',
    help: 'https://www.w3.org/TR/appmanifest/',
    fix: 'Add name, icons of 192 and 512 pixels, start_url and display.',
  },
  ({ page, gathered }) => {
    if (!linksWith(page, 'manifest').length) return notApplicable('The page links no manifest.');
    const file = gathered.manifest;
    if (!file || file.status === null)
      return undecided(`The manifest could not be read${file?.error ? ` (${file.error.reason})` : ''}.`);
    if (file.status >= 400) return failed(`The manifest returns ${file.status}.`);
    const faults = manifestFaults(readManifest(file.bytes));
    return faults.length ? failed(`The manifest has ${faults.join('; ')}.`) : passed();
  },
);

export const iconChecks = [favicon, touchIcon, themeColor, manifest];
