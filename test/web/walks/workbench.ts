import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser, sharedBrowserWithGpu } from '../../browser/launch.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '../../browser/packages.ts';
import { startTestService, type TestService } from '../../service.ts';
import { layoutShifts, sideways, type Visit, violations, visit } from './browser.ts';

export interface Workbench {
  readonly service: TestService;
  /** A key of the service. */
  readonly key: string;
  /** A browser without a GPU, for pages that are opened by other means than `open`; in Gradient it may stop drawing. */
  readonly browser: Browser;
  /** Opens a view, after `prepare`; what the browser complains of fails the visit, but for what is `expected`. */
  open(
    path: string,
    options?: BrowserContextOptions,
    expected?: RegExp,
    prepare?: (context: BrowserContext) => Promise<unknown>,
  ): Promise<Visit>;
  /** Pastes the key into the card that asks for one. */
  giveKey(page: Page): Promise<void>;
  /** Opens the call, with the key: every operation is right in GraphQL, and those that the page computes agree. Names them. */
  checkCalls(page: Page): Promise<string[]>;
}

/** The view whose pages some walks wait for in vain in a browser without a GPU: see `sharedBrowserWithGpu`. */
const GRADIENT = '/make/gradient';

/** Has the interface of a gradient shown: it comes with the first input, once it is in sight. */
export const showInterface = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5);
  await page.getByRole('region', { name: 'Interface', exact: true }).scrollIntoViewIfNeeded();
};

/** A service and a browser for all tests of a file. */
export const openWorkbench = (tier?: string, environment: () => Record<string, string> = () => ({})): Workbench => {
  let service: TestService;
  let key: string;
  let browser: Browser;
  const used = new Set<Browser>();
  beforeAll(async () => {
    service = await startTestService(environment());
    key = (await service.issue(tier)).secret;
    browser = await sharedBrowser();
    used.add(browser);
  });
  afterAll(async () => {
    await Promise.all([...used].flatMap((one) => one.contexts()).map((context) => context.close()));
    await service.stop();
  });
  const giveKey: Workbench['giveKey'] = async (page) => {
    const field = page.getByLabel('API key');
    await field.fill(key);
    await page.keyboard.press('Enter');
    // The service is asked first; the field leaves when it knows the key.
    await field.waitFor({ state: 'hidden' });
  };
  return {
    get service() {
      return service;
    },
    get key() {
      return key;
    },
    get browser() {
      return browser;
    },
    async open(path, options, expected, prepare) {
      const opened = path.startsWith(GRADIENT) ? await sharedBrowserWithGpu() : browser;
      used.add(opened);
      return visit(opened, service.url, path, options, expected, prepare);
    },
    giveKey,
    async checkCalls(page) {
      await page.keyboard.press('k');
      const drawer = page.getByRole('complementary', { name: 'Code' });
      await giveKey(page);
      const names = await drawer.getByRole('option').allTextContents();
      for (const name of names) {
        await drawer.getByRole('combobox').selectOption(name);
        await drawer.getByRole('radio', { name: 'GraphQL' }).check();
        const query = (await drawer.locator('.code').first().textContent())!;
        const { body } = await service.call('POST', '/v1/graphql', { key, json: { query } });
        expect(body.errors).toBeUndefined();
        const same = drawer.getByRole('button', { name: 'Compare with service' });
        if ((await same.count()) === 0) continue;
        await same.click();
        const verdict = await drawer.locator('.same').textContent();
        expect(verdict).toMatch(/^All \d+ values match( \d+ of them.*)?$/);
      }
      return names;
    },
  };
};

/** Chooses an entry of the menu in the header. */
export const fromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Menu|Account)$/ }).click();
  await page.locator('#top-menu').getByRole('button', { name, exact: true }).click();
};

/** Goes to a view by its letter. The page counts the time since `g`, so the letter does not wait until that was handled. */
export const goByLetter = async (page: Page, letter: string): Promise<void> => {
  await Promise.all([page.keyboard.press('g'), page.keyboard.press(letter)]);
};

/** Presses keys one after the other. */
export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const one of keys) await page.keyboard.press(one);
};

interface Look {
  readonly name: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'active' | 'none';
}

/** Windows in which a view is opened, and the looks that it then has in turn. */
const WINDOWS: readonly { readonly name: string; readonly options: BrowserContextOptions; readonly looks: Look[] }[] = [
  {
    name: 'wide, light and dark and in forced colours',
    options: {},
    looks: [
      { name: 'light' },
      { name: 'dark', colorScheme: 'dark' },
      { name: 'forced colours', forcedColors: 'active' },
    ],
  },
  { name: 'narrow', options: { viewport: { width: 390, height: 844 } }, looks: [{ name: 'light' }] },
  {
    name: 'narrowest, dark',
    options: { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
    looks: [{ name: 'dark', colorScheme: 'dark' }],
  },
];

/**
 * A view in every look: nothing moves by itself as it opens; as it is then shown there is no violation of axe and nothing to
 * scroll sideways. The mid-grey surround is tried where its colours can show, with either scheme.
 */
export const describeLooks = (
  open: (options: BrowserContextOptions) => Promise<Visit>,
  show: (page: Page) => Promise<unknown> = async () => undefined,
): void => {
  describe('looks', () => {
    it.each(WINDOWS)('$name: no violation, nothing sideways, nothing shifts', async ({ options, looks }) => {
      const { page, leave } = await open(options);
      expect(await layoutShifts(page)).toEqual([]);
      await show(page);
      const isWide = looks.length > 1;
      for (const { name, colorScheme = 'light', forcedColors = 'none' } of looks) {
        await page.emulateMedia({ colorScheme, forcedColors });
        expect([name, await violations(page), await sideways(page)]).toEqual([name, [], 0]);
        if (!isWide || forcedColors === 'active') continue;
        await page.evaluate("document.documentElement.dataset.surround = 'mid'");
        expect([name, 'mid-grey', await violations(page)]).toEqual([name, 'mid-grey', []]);
        await page.evaluate('delete document.documentElement.dataset.surround');
      }
      await leave();
    });
  });
};
