import { expect, it } from 'vitest';
import { settled, visit } from '../web/walks/browser.ts';
import { nameProblems } from './accessible-names.ts';
import { keptBy, SHOWN } from './views.ts';
import { openWorld } from './world.ts';

const world = openWorld();

it.each(SHOWN)(
  '$path, $state: everything that a person acts on has a name in words, and no other thing beside it has the same',
  async ({ address, state }) => {
    const key = await world.newKey();
    const { page, leave } = await visit(world.browser, world.origin, address, {}, undefined, async (context) => {
      if (state === 'filled') await context.addInitScript(keptBy(key));
    });
    await settled(page);
    expect(await nameProblems(page)).toEqual([]);
    await leave();
  },
);
