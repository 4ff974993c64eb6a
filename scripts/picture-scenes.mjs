import { adminLinkOf, issueSecret } from './built-service.mjs';

/** What the picture of the library has in it: the view that saves it, and its name. */
const SAVED = [
  ['/contrast#fg=123456&bg=eeeeee', 'Sea on stone'],
  ['/make/palette', 'Spring campaign'],
  ['/make/gradient', 'Hero background'],
  ['/make/shades#c=0f766e&n=9', 'Teal scale'],
  ['/make/tokens', 'Product tokens'],
];

/** Saves a few views as a person does: Ctrl K, "save", a name. */
export const fillLibrary = async (page, { base }) => {
  for (const [address, name] of SAVED) {
    await page.goto(base + address);
    await page.locator('.first-view').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search, or paste/ }).fill('save');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save to library' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }
};

/** Keys of the picture of the administration, with how many calls each has made. */
const KEYS = [
  ['Design system', 'pro', 34],
  ['Nightly audit', 'enterprise', 21],
  ['Marketing site', 'pro', 8],
  ['Workshop', 'free', 3],
];

/** Signs in as an administrator of a service with keys in use. */
export const signIn = async (page, { base, database }) => {
  for (const [label, tier, calls] of KEYS) {
    const secret = await issueSecret(base, { label, tier });
    for (let i = 0; i < calls; i += 1)
      await fetch(`${base}/v1/color/contrast`, {
        method: 'POST',
        headers: { 'x-api-key': secret, 'content-type': 'application/json' },
        body: '{"fg":"#336699","bg":"#ffffff"}',
      });
  }
  await page.goto(adminLinkOf(base, database));
  await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
};

/** Gives the page a key; once the editor is there, runs the query that it opens with. */
export const askByGraphql = async (page, { base }) => {
  const secret = await issueSecret(base);
  await page.addInitScript((key) => sessionStorage.setItem('metamer-key', key), secret);
  return async () => {
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await page.locator('.result-window').getByText('ratio').waitFor();
  };
};
