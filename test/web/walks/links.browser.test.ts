import { describe, expect, it } from 'vitest';
import { violations } from './browser.ts';
import { openWorkbench } from './workbench.ts';

const { open } = openWorkbench();

/**
 * A link to each view as this version writes it, with every input that it has. They stay here as they are: a later version
 * opens them with nothing dropped, and whoever renames an input says how the old name is read.
 */
const LINKS: readonly string[] = [
  '/#q=navy+on+%23f4f4f4',
  '/color#c=oklch(62%25+0.17+25)&vs=d1495b',
  '/contrast#fg=577a9b&bg=eef2f7&move=background&min=7&pal=ffa500~3b54c4&mode=chroma',
  '/vision#pal=d1495b~edae49&by=models&cond=protanopia&sev=0.6&thr=8&plate=12&axis=protan&dots=400&seed=5',
  '/make#c=teal',
  '/make/palette#method=random&hue=28&s=0.7&l=0.4&n=8&wheel=oklch&seed=9&edit=1:123456&a=eeeeee&b=111111',
  '/make/harmony#method=square&hue=12&s=0.5&l=0.6&wheel=oklch&edit=0:123456&a=eeeeee&b=111111',
  '/make/gradient#stops=ff0000~00ff00~0000ff&at=0~0.3~1&in=oklch-short&ease=smoothstep&type=radial&angle=45',
  '/make/gradient#scheme=ocean&many=detailed&seed=9',
  '/make/shades#c=d32f2f&method=hsl_ramp&n=9&edit=2:123456&a=eeeeee&b=111111',
  '/make/tokens#c=d32f2f&harmony=triadic&parts=color~space&dark=no&name=Shop&a=eeeeee&b=111111',
  '/make/system#colors=663399~e08a4b&lock=yes&styles=botanical&intent=brand&derived=4&depth=96&seed=12',
  '/audit#url=https://example.com/&stages=seo,security',
  '/browse/gradients#f=min_smoothness:0.5',
  '/search#styles=earthy&intent=brand&colors=663399&note=moss&diversity=40&accessibility=90&seed=3&mine=111111~eeeeee',
  '/library#kind=palette&folder=Clinic&sort=name',
  '/account#since=2026-11-01',
  '/v1/docs#op=color-contrast&q=contrast',
];

/** Addresses that views once had, and where they lead. */
const FORMER: readonly (readonly [link: string, leadsTo: string])[] = [
  ['/#c=oklch(62%25+0.17+25)&vs=d1495b', '/color#c=oklch(62%25+0.17+25)&vs=d1495b'],
  ['/#vs=d1495b', '/color#vs=d1495b'],
  ['/colour#c=663399', '/color#c=663399'],
  ['/usage#since=2026-11-01', '/account#since=2026-11-01'],
];

describe('a link', () => {
  it.each(FORMER)('of old, %s, opens %s', async (link, leadsTo) => {
    const { page, leave } = await open(link);
    await page.waitForURL((url) => url.pathname + url.hash === leadsTo);
    await expect.poll(() => page.getByRole('region', { name: 'Ignored parts of the link' }).count()).toBe(0);
    await leave();
  });

  it.each(LINKS)('%s is taken whole, and stands in the address as it was', async (link) => {
    const { page, leave } = await open(link);
    // The address is written a quarter of a second after a view is shown.
    await page.waitForTimeout(400);
    const { pathname, hash } = new URL(page.url());
    expect(pathname + hash).toBe(link);
    await expect.poll(() => page.getByRole('region', { name: 'Ignored parts of the link' }).count()).toBe(0);
    await leave();
  });

  it('to a collection as it was once written opens it, and stands as it is written now', async () => {
    const { page, leave } = await open('/browse#in=gradients&f=min_smoothness:0.5');
    await page.waitForURL((url) => url.pathname + url.hash === '/browse/gradients#f=min_smoothness:0.5');
    await expect.poll(() => page.getByRole('region', { name: 'Ignored parts of the link' }).count()).toBe(0);
    await expect.poll(() => page.locator('.group-nav [aria-current]').textContent()).toBe('Gradients');
    await leave();
  });

  it('of the first reference opens its operation', async () => {
    const { page, leave } = await open('/v1/docs#/color/color-contrast');
    await page.getByRole('heading', { name: 'Calculate the contrast ratio of two colours' }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Ignored parts of the link' }).count()).toBe(0);
    await leave();
  });

  it('of another version opens as far as it is known, and says what is left out', async () => {
    const { page, leave } = await open('/contrast#fg=577a9b&standard=wcag4&move=sideways');
    const left = page.getByRole('region', { name: 'Ignored parts of the link' });
    await left.getByText('standard=wcag4').waitFor();
    await left.getByText('move=sideways').waitFor();
    await left.getByText('enter text, background').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe('#577a9b');
    expect(await violations(page)).toEqual([]);
    await left.getByRole('button', { name: 'Close' }).press('Enter');
    await expect.poll(() => left.count()).toBe(0);
    await page.evaluate("location.hash = '#fg=nonsense&bg=fff'");
    await page.getByText(/nonsense.*is not a colour/).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe('nonsense');
    await leave();
  });
});
