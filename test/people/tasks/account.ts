import { expect } from 'vitest';
import type { Task } from '../task.ts';
import { button, dialog, field, inside, link } from '../thing.ts';

const PAIR = { fg: '#123', bg: '#fff' };
/** Keys that were issued, by who they are for: a person of each manner comes to the same service. */
const issued = new Map<string, string>();

export const KEY_AND_USAGE: Task = {
  wants: 'A key issued by the administrator, found in the list with what it has used, and revoked',
  starts: (world) => world.adminPath(),
  most: 7,
  async does({ hand, page, manner, sees }, world) {
    const holder = `Acme, ${manner.width} by ${manner.hand}`;
    await hand.press(button('Issue a key'));
    await hand.enter(field('Name'), holder);
    await sees(`Key of ${holder}`);
    const key = (await page.getByText(/^mtm_live_\w+$/).textContent())!;
    issued.set(holder, key);
    await hand.press(button('Done'));
    expect(await world.call('/v1/color/contrast', PAIR, key)).toMatchObject({ contrast_ratio: expect.any(Number) });
    await hand.press(link(holder));
    await page.waitForURL(/#show=/);
    // The service writes down what was used a moment after it has answered.
    await expect
      .poll(async () => {
        await page.reload();
        const usage = page.getByRole('region', { name: 'Usage', exact: true });
        await usage
          .getByText(/contrast|No request in this time/)
          .first()
          .waitFor();
        return usage.textContent();
      })
      .toContain('contrast');
    await hand.press(button('Revoke'));
    await hand.press(button('Revoke key'));
    await sees(/^✕ Revoked /);
    await hand.press(button('Sign out'));
  },
  async ends({ page, manner }, world) {
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    const key = issued.get(`Acme, ${manner.width} by ${manner.hand}`)!;
    expect(await world.call('/v1/color/contrast', PAIR, key)).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  },
};

export const SIGN_IN_BY_LINK: Task = {
  wants: 'Signed in by the link that the service printed, the credits seen, and signed out',
  starts: (world) => world.signInPath(),
  most: 5,
  async does({ hand, sees }) {
    const account = button('Account');
    await hand.press(account);
    await hand.press(link('Account and usage'));
    await sees(/of [\d,]+ credits$/);
    await hand.press(account);
    await hand.press(button('API key'));
    await hand.press(inside(dialog(/./), button('Remove key')));
  },
  async ends({ page }) {
    await expect.poll(() => page.getByRole('button', { name: 'Account', exact: true }).count()).toBe(0);
    expect(
      await page.evaluate("[sessionStorage, localStorage].map((storage) => storage.getItem('metamer-key'))"),
    ).toEqual([null, null]);
  },
};
