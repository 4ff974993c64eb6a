import { describe, expect, it } from 'vitest';
import { rgb, toHex } from '../../../src/color/rgb.ts';
import { farthestFrom } from '../../../src/web/state/farthest.ts';
import { openWorkbench, press } from './workbench.ts';

// What people do with the page every day and no other walk tries.
const workbench = openWorkbench();
const open = (path: string, options = {}) => workbench.open(path, options);

describe('the first page', () => {
  it('shows a palette as colour-blind people see it, and opens it in Vision', async () => {
    const { page, leave } = await open('/');
    await page.getByRole('textbox', { name: /^Colour, pair, palette/ }).fill('#b5651d #6b8e23 #7d3c98');
    const card = page.getByRole('region', { name: 'Colour blindness' });
    await expect.poll(() => card.locator('.strip').count()).toBe(4);
    const colorsOf = (row: number): Promise<string[]> =>
      card
        .locator('.strip')
        .nth(row)
        .locator('span')
        .evaluateAll((all) =>
          all.map((one) => (one as unknown as { style: { backgroundColor: string } }).style.backgroundColor),
        );
    await expect.poll(() => colorsOf(0)).toEqual(['rgb(181, 101, 29)', 'rgb(107, 142, 35)', 'rgb(125, 60, 152)']);
    const { body } = await workbench.service.call('POST', '/v1/vision/simulate', {
      key: workbench.key,
      json: { color: '#b5651d', model: 'brettel1997-deutan' },
    });
    const [r, g, b] = /^#(..)(..)(..)$/
      .exec(body.hex ?? body.simulated?.hex)!
      .slice(1)
      .map((part) => Number.parseInt(part, 16));
    expect((await colorsOf(1))[0]).toBe(`rgb(${r}, ${g}, ${b})`);
    expect(await card.locator('.verdict').textContent()).toMatch(/(Two of them look alike|All 3 stay apart)$/);
    await card.getByRole('button', { name: 'Open in Vision' }).click();
    await page.waitForURL((url) => url.pathname === '/vision' && url.hash === '#pal=b5651d~6b8e23~7d3c98');
    await leave();
  });

  it('leads to every tool and every other way in', async () => {
    const { page, leave } = await open('/');
    const links: string[] = await page
      .locator('.home-tools a, .home-ways a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    expect(links.length).toBe(11);
    for (const path of links)
      expect([path, (await fetch(workbench.service.url + path, { headers: { accept: 'text/html' } })).status]).toEqual([
        path,
        200,
      ]);
    await leave();
  });

  it('has icons and a manifest that are there', async () => {
    const { page, leave } = await open('/');
    const files = await page
      .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    const types = await Promise.all(
      files.map(async (file) => (await fetch(workbench.service.url + file)).headers.get('content-type')),
    );
    expect(types).toEqual(['image/svg+xml', 'image/png', 'application/manifest+json; charset=utf-8']);
    await leave();
  });
});

describe('a list that is scanned', () => {
  it('continues behind what the page has computed itself, and asks for no reference of the API', async () => {
    // Fewer than a page pass: what the page has computed stays as it is while the list is read.
    const { page, leave } = await open('/browse/palettes#f=method:triadic~min_contrast:1.95');
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    const found = page
      .locator('.results')
      .getByText(/from [\d,]+ of [\d,]+ records|None of the first [\d,]+ |No match in the first [\d,]+/);
    await found.waitFor();
    const text = (await found.textContent())!;
    const examined = Number(
      /(?:from|first) ([\d,]+)/.exec(text.replace(/^The first [\d,]+ /, ''))![1]!.replaceAll(',', ''),
    );
    await workbench.giveKey(page);
    await page.getByRole('button', { name: /^Scan/ }).first().click();
    await expect.poll(() => asked.filter(({ pathname }) => pathname === '/v1/palette/library').length).toBe(1);
    const [scan] = asked.filter(({ pathname }) => pathname === '/v1/palette/library');
    expect(Number(scan!.searchParams.get('cursor'))).toBe(examined);
    expect(asked.filter(({ pathname }) => pathname.endsWith('reference.json'))).toEqual([]);
    await leave();
  });
});

describe('colours and stops', () => {
  it('a double click on a gradient adds one stop', async () => {
    const { page, leave } = await open('/make/gradient');
    const stops = page.locator('.stop:not(.ghost)');
    const before = await stops.count();
    await page.locator('.gradient-strip').dblclick({ position: { x: 150, y: 40 } });
    await expect.poll(() => stops.count()).toBe(before + 1);
    await leave();
  });

  it('a colour that is added is the one that stands out most from the others', async () => {
    const { page, leave } = await open('/vision#pal=0057b8~ffd700');
    await page.getByRole('button', { name: /^Add a colour/ }).click();
    await page.waitForURL(/pal=0057b8~ffd700~[0-9a-f]{6}$/);
    const added = rgb(`#${page.url().slice(-6)}`);
    expect(toHex(added)).toBe(farthestFrom(['#0057b8', '#ffd700'].map(rgb)));
    await leave();
  });
});

describe('signing in', () => {
  it('takes the key as soon as the panel is open, and says tier and credits', async () => {
    const { page, leave } = await open('/contrast');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await page.keyboard.type(workbench.key);
    await press(page, 'Enter');
    await page
      .getByText(/^Signed in: Industrial Pro, [\d,]+ credits left this month\.$/)
      .first()
      .waitFor();
    await leave();
  });
});

describe('the sample interface', () => {
  it.each(['palette', 'harmony', 'shades', 'tokens', 'system'])('stands beside %s', async (tab) => {
    const { page, leave } = await open(`/make/${tab}`, { viewport: { width: 1440, height: 900 } });
    const place = (await page.getByRole('region', { name: 'Interface' }).boundingBox())!;
    expect([place.x > 700, place.y < 900]).toEqual([true, true]);
    await leave();
  });

  it.each(['8a2be2', '0f766e'])('has the colours of the tokens of #%s', async (seed) => {
    const { page, leave } = await open(`/make/tokens#c=${seed}`);
    const painted = await page
      .getByRole('region', { name: 'Interface' })
      .locator('[style*="--u-primary"]')
      .first()
      .evaluate((one) =>
        (one as unknown as { style: { getPropertyValue(name: string): string } }).style.getPropertyValue('--u-primary'),
      );
    const { body } = await workbench.service.call('POST', '/v1/tokens/generate', {
      key: workbench.key,
      json: { seed: `#${seed}` },
    });
    const { tokens } = body as {
      tokens: readonly { readonly name: string; readonly value: string; readonly hex?: string }[];
    };
    const primary = tokens.find(({ name }) => /^(--)?color-primary$/.test(name));
    expect(painted).toBe(primary?.hex ?? primary?.value);
    await leave();
  });
});

describe('an export', () => {
  it('begins with the format of the last one, after a reload too', async () => {
    const { page, leave } = await open('/make/palette');
    const show = async () => {
      await page.getByRole('button', { name: 'Export' }).first().click();
      return page.getByRole('dialog', { name: 'Export' });
    };
    const formats = (await show()).getByRole('radio');
    const last = (await formats.count()) - 1;
    await formats.nth(last).check();
    await page.reload();
    expect(await (await show()).getByRole('radio').nth(last).isChecked()).toBe(true);
    await leave();
  });
});
