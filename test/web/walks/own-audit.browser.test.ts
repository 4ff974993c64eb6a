import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, openEmbedded } from '../../../src/embedded.ts';
import { PATHS } from '../../../src/web/paths.ts';
import { settled } from './browser.ts';
import { openWorkbench } from './workbench.ts';

// What the service finds wrong with its own pages: as they are served, and as the browser shows them.
const workbench = openWorkbench();

interface Finding {
  readonly id: string;
  readonly severity: string;
  readonly items?: readonly unknown[];
}

/** Checks that judge the connection: a service on this machine has no TLS, which the proxy in front of one adds. */
const OF_TLS: readonly string[] = [
  'sec-https',
  'sec-strict-transport-security',
  'sec-redirection',
  'sec-form-insecure',
];

/** What is left, each with its reason. Nothing may be added: whoever solves one removes it. */
const LEFT: readonly string[] = [
  // The files of a page do not know the public address of an installation, which absolute links and a sitemap need.
  ...['meta-og-required', 'meta-og-image', 'seo-canonical-absolute', 'sm-missing'],
  // Documents name neither: their card has no image, and an address of theirs has no other form.
  ...['seo-canonical-missing', 'meta-twitter-content'],
  // A view shows the colours that it makes, and custom properties of roles for people to look at.
  ...['palette-near-duplicates', 'palette-unused-variables'],
  // The reference shows schemas as deep as they are.
  'doc-depth',
  // Illustrations of the guides load lazily, the first too: it is below the text. Their names have no hash, so they are asked for again.
  ...['media-lazy-first', 'media-cache'],
  // Of views that draw small previews as images: all are in sight.
  'media-lazy-missing',
];

let embedded: Embedded;
beforeAll(() => {
  embedded = openEmbedded({ environment: {}, hosts: [new URL(workbench.service.url).host] });
});
afterAll(() => embedded.close());

const { signal } = new AbortController();
/** All findings of a report, whatever section they are in. */
const findingsIn = (value: unknown): Finding[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && 'message' in value && 'severity' in value) return [value as unknown as Finding];
  return Object.values(value).flatMap(findingsIn);
};

/** On a busy machine a page may take longer to read than the service allows: then it is read again. */
const report = async (operation: string, input: unknown, tries = 4): Promise<unknown> => {
  try {
    return await embedded.call(`analyzer.${operation}`, input, signal);
  } catch (error) {
    if (tries > 0 && /too complex/.test(String(error))) return report(operation, input, tries - 1);
    throw error;
  }
};

const audit = async (operation: string, input: unknown): Promise<string[]> =>
  findingsIn(await report(operation, input))
    .filter(({ id, severity }) => severity !== 'info' && !OF_TLS.includes(id) && !LEFT.includes(id))
    .map(({ id, severity, items = [] }) => `${severity} ${id}: ${JSON.stringify(items).slice(0, 400)}`);

it('finds what is wrong with a page', async () => {
  expect(await audit('inspectSource', { html: '<p>x<img src=a>' })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^critical a11y-img-name/)]),
  );
});

describe('the audit of our own pages has nothing above a note', () => {
  it.each([...PATHS, '/docs', '/guide/contrast', '/nothing-here'])('%s', async (path) => {
    const url = workbench.service.url + path;
    if (path !== '/nothing-here') expect.soft(await audit('inspect', { url })).toEqual([]);
    const { page, leave } = await workbench.open(path, {}, /404/);
    await settled(page);
    const html = await page.content();
    await leave();
    expect(await audit('inspectSource', { html, base_url: url })).toEqual([]);
  });
});
