import { it } from 'vitest';
import { goByLetter, openWorkbench } from './workbench.ts';

const { open } = openWorkbench();

it('any swatch is opened in Colour, or set as one side of a pair whose other side stays', async () => {
  const { page, leave } = await open('/contrast#fg=123456&bg=fedcba');
  const act = async (swatch: RegExp, name: string) => {
    await page.getByRole('button', { name: swatch }).first().click();
    await page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).click();
  };
  await page.goto(page.url());
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await goByLetter(page, 'v');
  await page.waitForURL(/\/vision/);
  await act(/^Colour 1, #d1495b/, 'Set as background');
  await page.waitForURL((url) => url.pathname + url.hash === '/contrast#fg=123456&bg=d1495b');
  await page.goBack();
  await act(/^Colour 4, #00798c/, 'Set as text');
  await page.waitForURL((url) => url.pathname + url.hash === '/contrast#fg=00798c&bg=d1495b');
  await act(/^Background, #d1495b/, 'Open in Colour');
  await page.waitForURL((url) => url.pathname + url.hash === '/color#c=d1495b');
  await leave();
});
