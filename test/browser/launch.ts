import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { type Browser, firefox, chromium as playwright } from 'playwright-core';
import { executablePath } from './executable.mjs';

/** What a browser for a function in a cloud asks for and these tests do not: less security, one process. */
const UNWANTED = ['--single-process', '--disable-web-security'];

/** Graphics by an emulated GPU, which takes half of the processor's time. */
const EMULATED = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
];

const WITH_GPU = chromium.args.filter((arg) => !UNWANTED.includes(arg));
const WITHOUT_GPU = [...WITH_GPU.filter((arg) => !EMULATED.includes(arg)), '--disable-gpu'];

/** Ends what hangs, as the limits of vitest.config.ts do: not a limit for a page on a machine that does much else. */
const LONGEST_WAIT = 120_000;

const sharedBy = (start: () => Promise<Browser>): (() => Promise<Browser>) => {
  let shared: Promise<Browser> | undefined;
  return async () => {
    // One that could not start is started again.
    const running = await shared?.catch(() => undefined);
    if (running?.isConnected()) return running;
    shared = start();
    return shared;
  };
};

const patient = (browser: Browser): Browser =>
  browser.on('context', (context) => context.setDefaultTimeout(LONGEST_WAIT));

/**
 * A browser that sees pages as people's browsers do: nothing of web security off, and not all pages in one process. It draws
 * without a GPU, real or emulated, unless `args` are others.
 */
export const launch = async (args = WITHOUT_GPU): Promise<Browser> =>
  patient(await playwright.launch({ executablePath: await executablePath(), args, headless: true }));

/** The browser that all files of this process share, which ends with it. Each visit has a context of its own in it. */
export const sharedBrowser = sharedBy(() => launch());

/**
 * The same with an emulated GPU. Without one, Chromium 138 and 143 at times draw no frame of a page any more that has many layers of
 * gradients, on a busy machine: a tile of its next frame is never drawn. A click waits for frames.
 */
export const sharedBrowserWithGpu = sharedBy(() => launch(WITH_GPU));

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
