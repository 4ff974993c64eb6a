import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, openEmbedded } from '../../../src/embedded.ts';
import { PATHS } from '../../../src/web/paths.ts';
import { freePort } from '../../cluster/engines.ts';
import { settled } from './browser.ts';
import { openWorkbench } from './workbench.ts';

// What the service finds wrong with its own pages: as they are served, and as the browser shows them.
let address = '';
beforeAll(async () => {
  address = `http://127.0.0.1:${await freePort()}`;
});
const workbench = openWorkbench(undefined, () => ({ PORT: new URL(address).port, PUBLIC_URL: address }));

interface Finding {
  readonly id: string;
  readonly severity: string;
  readonly message: string;
  readonly items?: readonly unknown[];
}

/** Checks that judge the connection: a service on this machine has no TLS, which the proxy in front of one adds. */
const OF_TLS: readonly string[] = [
  'sec-https',
  'sec-strict-transport-security',
  'sec-redirection',
  'sec-form-insecure',
  'meta-og-image',
];

/** What is left, each with its reason. Nothing may be added: whoever solves one removes it. */
const LEFT: readonly string[] = [
  // A view shows the colours that it makes, and custom properties of roles for people to look at.
  ...['palette-near-duplicates', 'palette-unused-variables'],
  // The sample interface, and the schemas of the reference, are as deep as they are.
  'doc-depth',
];

/** What a page that does not exist has not: an address. */
const OF_ADDRESS: readonly string[] = ['seo-canonical-missing', 'meta-og-required'];

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

const audit = async (operation: string, input: unknown, left = LEFT): Promise<string[]> =>
  findingsIn(await embedded.call(`analyzer.${operation}`, input, signal))
    .filter(({ id, severity }) => severity !== 'info' && !OF_TLS.includes(id) && !left.includes(id))
    .map(
      ({ id, severity, message, items = [] }) => `${severity} ${id}: ${message} ${JSON.stringify(items).slice(0, 400)}`,
    );

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
    const left = path === '/nothing-here' ? OF_ADDRESS : LEFT;
    expect(await audit('inspectSource', { html, base_url: url }, left)).toEqual([]);
  });
});
