import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '../../browser/packages.ts';

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets');

/** Name of the script of the packed page that holds a text: which modules share a file, and its name, follow from their sizes. */
export const scriptWith = (text: string): string => {
  const found = readdirSync(ASSETS).filter(
    (name) => name.endsWith('.js') && readFileSync(join(ASSETS, name), 'utf8').includes(text),
  );
  if (found.length !== 1) throw new Error(`${found.length} scripts hold “${text}”`);
  return found[0]!;
};

/** Holds back scripts that are asked for from now on. Returns what lets them through, or has them fail. */
export const holdScripts = async (
  page: Page,
  scripts = '**/*.js',
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route[end]();
  });
  return release;
};

/** Holds back from workers what they are asked from now on. Returns what lets it through. */
export const holdQuestions = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(`{
    const { postMessage } = Worker.prototype;
    const released = new Promise((resolve) => {
      window.release = resolve;
    });
    Worker.prototype.postMessage = function (...all) {
      void released.then(() => postMessage.apply(this, all));
    };
  }`);
  return () => page.evaluate('release()');
};

/** Counts in `unanswered` of each page what its workers were asked and have not answered; `lastAnswer` is when they last did. */
export const countUnanswered = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`{
    const { postMessage } = Worker.prototype;
    window.unanswered = 0;
    window.lastAnswer = 0;
    Worker.prototype.postMessage = function (question, ...rest) {
      const heard = ({ data }) => {
        if (data.id !== question.id) return;
        this.removeEventListener('message', heard);
        unanswered -= 1;
        lastAnswer = performance.now();
      };
      unanswered += 1;
      this.addEventListener('message', heard);
      return postMessage.call(this, question, ...rest);
    };
  }`);

/**
 * Waits until the workers of a page whose questions are counted have answered all of them, and no answer has come for 400 ms: a
 * question may follow an edit or an answer, at most 200 ms later. The page measures the time, so that a busy page is waited for.
 */
export const answered = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((done, fail) => {
    const called = performance.now();
    const look = () => {
      if (unanswered === 0 && performance.now() - Math.max(called, lastAnswer) > 400) done();
      else if (performance.now() - called > 120000) fail(new Error(unanswered + ' questions to workers are not answered.'));
      else setTimeout(look, 50);
    };
    setTimeout(look, 50);
  })`);
