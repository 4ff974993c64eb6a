import { describe, expect, it, vi } from 'vitest';
import { readItem } from '../../src/web/library/item.ts';
import { libraryFile, readLibraryFile, saveItems } from '../../src/web/library/library.ts';
import { placeOf } from '../../src/web/library/open-item.ts';
import { isOurPath, PATHS } from '../../src/web/paths.ts';

const ITEM = {
  id: 'a',
  kind: 'pair',
  name: 'Sea on stone',
  folder: '',
  starred: false,
  at: '2026-01-01T00:00:00Z',
  address: '/contrast#fg=123456&bg=eeeeee',
  colors: ['#123456', 'color(display-p3 0 1 0)'],
} as const;

describe('the paths of views', () => {
  it('are those of the routes, in the same order', async () => {
    // By a path that the compiler does not follow: the views are compiled with settings of their own.
    const routes: string = '../../src/web/routes.ts';
    const { ROUTES } = (await import(routes)) as { ROUTES: readonly { path: string }[] };
    expect(ROUTES.map(({ path }) => path)).toEqual([...PATHS]);
    expect([isOurPath('/colour'), isOurPath('/nope')]).toEqual([true, false]);
  });
});

describe('an entry of the library', () => {
  it('keeps its colours while their reader is not there', async () => {
    // As in a page that has just opened: tests before may have loaded the reader.
    vi.resetModules();
    const [item, text] = await Promise.all([
      import('../../src/web/library/item.ts'),
      import('../../src/web/state/color-text.ts'),
    ]);
    expect(text.isReaderLoaded()).toBe(false);
    expect(item.readItem(ITEM)).toEqual(ITEM);
  });

  it('comes back from its file as it was, whatever the notation of its colours', async () => {
    const file = await libraryFile([ITEM]).text();
    expect(await readLibraryFile(file)).toEqual({ items: [ITEM], unread: 0 });
  });

  it.each([
    '//evil.example/',
    'javascript:alert(1)',
    '/nope',
    '/v1/color/contrast',
    '/contrast?x=1',
    '/contrast#a b',
    '',
  ])('with the address %j is none', (address) => {
    expect(readItem({ ...ITEM, address })).toBeUndefined();
  });

  it.each(['/', '/contrast', '/contrast/', '/colour#c=663399', '/browse/shades', '/contrast#'])(
    'may have the address %s',
    (address) => {
      expect(readItem({ ...ITEM, address })?.address).toBe(address);
    },
  );

  it('has only colours that can be read', async () => {
    const file = await libraryFile([{ ...ITEM, colors: ['#123456', 'url(https://evil.example)', 'teal'] }]).text();
    expect((await readLibraryFile(file))?.items[0]?.colors).toEqual(['#123456', 'teal']);
  });

  it('that could not be read again is not kept', async () => {
    expect(await saveItems([{ ...ITEM, address: `/contrast#pal=${'1'.repeat(8000)}` }])).toBe(false);
  });

  it('always opens with a fragment, so that the working set does not take its place', () => {
    expect(placeOf({ ...ITEM, address: '/make/gradient' })).toEqual({ path: '/make/gradient', fragment: '#' });
    expect(placeOf(ITEM)).toEqual({ path: '/contrast', fragment: '#fg=123456&bg=eeeeee' });
  });
});
