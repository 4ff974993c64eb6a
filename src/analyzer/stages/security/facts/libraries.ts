/**
 * Old releases of common libraries with a published weakness. A few well-known ones by advisory, not a database:
 * `below` is the first release without it. Sources: the CVE records named.
 */
const WEAK: readonly { name: string; file: string; from?: string; below: string; advisory: string }[] = [
  { name: 'jQuery', file: 'jquery', below: '3.5.0', advisory: 'CVE-2020-11022' },
  { name: 'jQuery UI', file: 'jquery-ui|jqueryui', below: '1.13.2', advisory: 'CVE-2022-31160' },
  { name: 'jQuery Migrate', file: 'jquery-migrate', below: '1.2.1', advisory: 'jQuery bug 11290' },
  { name: 'Bootstrap', file: 'bootstrap', below: '3.4.1', advisory: 'CVE-2019-8331' },
  { name: 'Bootstrap', file: 'bootstrap', from: '4.0.0', below: '4.3.1', advisory: 'CVE-2019-8331' },
  {
    name: 'AngularJS',
    file: 'angular|angularjs|angular.js',
    from: '1.0.0',
    below: '2.0.0',
    advisory: 'CVE-2022-25869; no longer maintained',
  },
  { name: 'Lodash', file: 'lodash|lodash.js', below: '4.17.21', advisory: 'CVE-2021-23337' },
  { name: 'Moment', file: 'moment|moment.js', below: '2.29.4', advisory: 'CVE-2022-31129' },
  { name: 'Handlebars', file: 'handlebars|handlebars.js', below: '4.7.7', advisory: 'CVE-2021-23369' },
  { name: 'Underscore', file: 'underscore|underscore.js', below: '1.12.1', advisory: 'CVE-2021-23358' },
  { name: 'DOMPurify', file: 'dompurify|purify', below: '2.5.4', advisory: 'CVE-2024-45801' },
  { name: 'Axios', file: 'axios', below: '0.21.2', advisory: 'CVE-2021-3749' },
];

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Negative where `a` is the older. */
const compare = (a: string, b: string): number => {
  const [left, right] = [numbers(a), numbers(b)];
  const index = [0, 1, 2].find((at) => (left[at] ?? 0) !== (right[at] ?? 0));
  return index === undefined ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
};

/** The version a script's address gives away for a library: `name-1.2.3.min.js`, `name@1.2.3`, `name/1.2.3/`. */
const versionIn = (address: string, file: string): string | null => {
  const path = address.toLowerCase().slice(0, 500);
  const match = new RegExp(
    `(?:^|/)(?:${file.replaceAll('.', '\\.')})(?:[-.@/]v?)(\\d{1,4}\\.\\d{1,4}(?:\\.\\d{1,4})?)(?![\\d])`,
  ).exec(path);
  return match?.[1] ?? null;
};

/** Weak libraries that a script's address names, in words. */
export const weakLibraries = (address: string): string[] =>
  WEAK.flatMap(({ name, file, from, below, advisory }) => {
    const version = versionIn(address, file);
    if (version === null || compare(version, below) >= 0 || (from && compare(version, from) < 0)) return [];
    return [`${name} ${version} (${advisory})`];
  });
