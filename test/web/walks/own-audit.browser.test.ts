import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, openEmbedded } from '../../../src/embedded.ts';
import { PATHS } from '../../../src/web/paths.ts';
import { settled } from './browser.ts';
import { openWorkbench } from './workbench.ts';

// What the service finds wrong with its own pages: as they are served, and as the browser shows them.
const workbench = openWorkbench();

interface Finding {
  readonly check_id: string;
  readonly severity: string;
  readonly items: readonly { readonly selector?: string | null; readonly snippet?: string | null }[];
}

/** Checks that judge the connection: a service on this machine has no TLS, which the proxy in front of one adds. */
const OF_TLS = /tls|https|hsts|mixed|certificate|scheme|upgrade-insecure/;

let embedded: Embedded;
beforeAll(() => {
  embedded = openEmbedded({ environment: {}, hosts: [new URL(workbench.service.url).host] });
}, 60_000);
afterAll(() => embedded.close());

const { signal } = new AbortController();
const audit = async (operation: string, input: unknown): Promise<string[]> => {
  const { findings } = (await embedded.call(`analyzer.${operation}`, input, signal)) as {
    findings: readonly Finding[];
  };
  return findings
    .filter(({ check_id, severity }) => severity !== 'info' && !OF_TLS.test(check_id))
    .map(({ check_id, severity, items }) =>
      `${severity} ${check_id}: ${items.map(({ selector, snippet }) => selector ?? snippet).join(', ')}`.slice(0, 300),
    );
};

describe('the audit of our own pages has nothing above a note', () => {
  it.each([...PATHS, '/docs', '/guide/contrast', '/nothing-here'])(
    '%s',
    async (path) => {
      const url = workbench.service.url + path;
      if (path !== '/nothing-here') expect.soft(await audit('inspect', { url })).toEqual([]);
      const { page, leave } = await workbench.open(path, {}, /404/);
      await settled(page);
      const html = await page.content();
      expect(await audit('inspectSource', { html, base_url: url })).toEqual([]);
      await leave();
    },
    60_000,
  );
});
