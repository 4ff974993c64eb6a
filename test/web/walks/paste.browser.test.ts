import { describe, expect, it } from 'vitest';
import { encodePng } from '../../../src/image/png/encode.ts';
import type { Page } from '../../browser/packages.ts';
import { openWorkbench } from './workbench.ts';

const workbench = openWorkbench();
const open = (path: string, options = {}, expected?: RegExp) => workbench.open(path, options, expected);

const [WIDTH, HEIGHT] = [80, 60];
/** Grey beside white: two colours that touch. */
const picture = (): string => {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i += 1)
    data.set(i % WIDTH < 40 ? [119, 119, 119, 255] : [255, 255, 255, 255], 4 * i);
  return Buffer.from(encodePng({ width: WIDTH, height: HEIGHT, data })).toString('base64');
};

interface Brought {
  readonly text?: string;
  /** A PNG file as base64. */
  readonly png?: string;
}

/** A paste where the focus is, or a drop on what a selector names, as browsers send them; whether the page took it. */
const bring = (page: Page, kind: 'paste' | 'drop', { text, png }: Brought, on = 'body'): Promise<boolean> =>
  page.evaluate(`(() => {
    const brought = new DataTransfer();
    const [text, png] = ${JSON.stringify([text ?? null, png ?? null])};
    if (png !== null)
      brought.items.add(new File([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))], 'shot.png', { type: 'image/png' }));
    if (text !== null) brought.setData('text/plain', text);
    const given = { bubbles: true, cancelable: true };
    if ('${kind}' === 'paste')
      return !(document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent('paste', { ...given, clipboardData: brought }));
    const target = document.querySelector(${JSON.stringify(on)});
    const over = !target.dispatchEvent(new DragEvent('dragover', { ...given, dataTransfer: brought }));
    return !target.dispatchEvent(new DragEvent('drop', { ...given, dataTransfer: brought })) && over;
  })()`);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const inSight = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(
    `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.getElementById('${id}').getBoundingClientRect())`,
  );
const seenPicture = (page: Page) => page.getByText(`shot.png, ${WIDTH} × ${HEIGHT}`).waitFor();

describe.each(['paste', 'drop'] as const)('a %s outside of fields', (kind) => {
  it('of a web address opens Audit with it, and asks the service nothing', async () => {
    const { page, leave } = await open('/contrast');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    expect(await bring(page, kind, { text: 'example.com/shop' })).toBe(true);
    await heading(page, 'Audit');
    await page.waitForURL((url) => url.pathname === '/audit' && url.hash === '#url=https://example.com/shop');
    await page.getByText('Address opened in Audit.').first().waitFor();
    expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([]);
    await leave();
  });

  it('of a pair opens Contrast with both', async () => {
    const { page, leave } = await open('/make/shades');
    expect(await bring(page, kind, { text: '#7298bc on navy' })).toBe(true);
    await heading(page, 'Contrast');
    await page.waitForURL((url) => url.pathname === '/contrast' && url.hash.includes('bg=navy'));
    expect(await page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe('#7298bc');
    expect(await page.getByRole('textbox', { name: 'Background', exact: true }).inputValue()).toBe('navy');
    await leave();
  });

  it('of a link to a view of this service opens the view', async () => {
    const { page, leave } = await open('/contrast');
    expect(await bring(page, kind, { text: `${workbench.service.url}/vision` })).toBe(true);
    await heading(page, 'Vision');
    await leave();
  });

  it.each([
    ['https://www.google.com/search#q=teal', '/audit'],
    ['https://example.com/#pricing', '/audit'],
    ['https://example.com/#c', '/audit'],
    ['https://example.com/search#colors', '/audit'],
    ['https://shop.example/#/search?page=2&q=shoes', '/audit'],
    ['https://www.google.com/#q=teal', '/audit'],
    ['https://example.com/contrast#fg=7298bc&page=2', '/audit'],
    ['https://metamer.example.com/colour#c=336699', '/color'],
    ['https://metamer.example.com/contrast#fg=7298bc&bg=fff', '/contrast'],
    ['https://metamer.example.com/#c=336699', '/color'],
  ])(
    'of %s opens %s: a link of another service is opened if its view has the inputs that it names',
    async (text, path) => {
      const { page, leave } = await open('/vision');
      expect(await bring(page, kind, { text })).toBe(true);
      await page.waitForURL((url) => url.pathname === path);
      await leave();
    },
  );

  it('of a link to a view that cannot be loaded says so', async () => {
    const { page, leave } = await open('/vision', {}, /Failed to load resource|net::ERR_FAILED/);
    await page.route('**/assets/view-contrast-*.js', (route) => route.abort());
    expect(await bring(page, kind, { text: 'https://metamer.example.com/contrast#fg=7298bc&bg=fff' })).toBe(true);
    await page.getByRole('alert').filter({ hasText: 'Contrast could not be loaded.' }).waitFor();
    expect(await page.getByText('Link opened.').count()).toBe(0);
    await leave();
  });

  it('of an image opens Vision where the view takes none, and shows it there', async () => {
    const { page, leave } = await open('/make/gradient');
    expect(await bring(page, kind, { png: picture() })).toBe(true);
    await heading(page, 'Vision');
    await seenPicture(page);
    await expect.poll(() => inSight(page, 'picture-title')).toBe(true);
    await leave();
  });

  it.each([
    ['/vision', 'picture-title', {}],
    ['/contrast', 'in-picture-title', {}],
    ['/contrast', 'in-picture-title', { viewport: { width: 390, height: 844 } }],
  ])('of an image scrolls to it in %s', async (path, id, options) => {
    const { page, leave } = await open(path, options);
    await page.locator(`#${id}`).waitFor();
    expect(await inSight(page, id)).toBe(false);
    expect(await bring(page, kind, { png: picture() })).toBe(true);
    await expect.poll(() => inSight(page, id)).toBe(true);
    await page
      .locator('section', { has: page.locator(`#${id}`) })
      .getByText('shot.png')
      .first()
      .waitFor();
    await leave();
  });

  it('of an image on the field of the first page is taken', async () => {
    const { page, leave } = await open('/');
    await page.locator('#home-q').focus();
    expect(await bring(page, kind, { png: picture() }, '#home-q')).toBe(true);
    await heading(page, 'Vision');
    await seenPicture(page);
    await leave();
  });

  it('of a text on a field is left to the field, with an image of it or without', async () => {
    const { page, leave } = await open('/');
    await page.locator('#home-q').focus();
    for (const png of [undefined, picture()])
      expect(await bring(page, kind, { text: '#7298bc on white', ...(png ? { png } : {}) }, '#home-q')).toBe(false);
    await heading(page, 'Colour tools with an exact API behind them.');
    expect(new URL(page.url()).pathname).toBe('/');
    await leave();
  });
});
