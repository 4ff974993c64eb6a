import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { type Browser, firefox, chromium as playwright } from 'playwright-core';
import { executablePath } from './executable.mjs';

/** What a browser for a function in a cloud asks for and these tests do not: less security, one process, graphics by an emulated GPU. */
const UNWANTED = [
  '--single-process',
  '--disable-web-security',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
];

/** Ends what hangs, as the limits of vitest.config.ts do: not a limit for a page on a machine that does much else. */
const LONGEST_WAIT = 120_000;

let shared: Promise<Browser> | undefined;

/** The browser that all files of this process share, which ends with it. Each visit has a context of its own in it. */
export const sharedBrowser = async (): Promise<Browser> => {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = launch();
  return shared;
};

const patient = (browser: Browser): Browser =>
  browser.on('context', (context) => context.setDefaultTimeout(LONGEST_WAIT));

/**
 * A browser that sees pages as people's browsers do: nothing of web security off, and not all pages in one process. It draws
 * without a GPU, real or emulated, which takes half of the processor's time.
 */
export const launch = async (): Promise<Browser> =>
  patient(
    await playwright.launch({
      executablePath: await executablePath(),
      args: [...chromium.args.filter((arg) => !UNWANTED.includes(arg)), '--disable-gpu'],
      headless: true,
    }),
  );

/** The oldest Firefox that Playwright steers by WebDriver BiDi: 140 lacks commands with which every page begins. */
export const LEAST_FIREFOX = 153;

const versionOf = (path: string): number =>
  Number(/Firefox (\d+)/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0);

/** Where a Firefox is that is new enough, installed by the system or named by FIREFOX. */
export const firefoxPath = (): string | undefined =>
  [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path) && versionOf(path) >= LEAST_FIREFOX,
  );

const relayed = fileURLToPath(new URL('firefox.mjs', import.meta.url));

/** Firefox as it is, steered by WebDriver BiDi; `firefox.mjs` answers the one command that it lacks. */
export const launchFirefox = async (path: string): Promise<Browser> =>
  patient(
    await firefox.launch({
      channel: 'moz-firefox',
      executablePath: relayed,
      env: { ...process.env, FIREFOX: path },
      // A file that is saved opens neither itself nor a list of downloads: the page stays in front.
      firefoxUserPrefs: { 'pdfjs.disabled': true, 'browser.download.alwaysOpenPanel': false },
      headless: true,
    }),
  );
