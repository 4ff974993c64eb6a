import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchGuides } from '../../src/web/state/guide-search.ts';

const GUIDES = [
  {
    path: '/guide/limits',
    title: 'Limits',
    sections: [{ id: 'credits', title: 'Credits', text: 'A tier allows credits.' }],
  },
];

afterEach(() => vi.unstubAllGlobals());

describe('the search over the guides', () => {
  it('says that they could not be read, and reads them the next time', async () => {
    const answers = [
      () => new Response('busy', { status: 503 }),
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => Response.json(GUIDES),
    ];
    vi.stubGlobal('fetch', async () => answers.shift()!());
    expect(await searchGuides('tier')).toBeUndefined();
    expect(await searchGuides('tier')).toBeUndefined();
    expect(await searchGuides('tier')).toMatchObject([{ path: '/guide/limits#credits', section: 'Credits' }]);
    expect(await searchGuides('no such words')).toEqual([]);
    expect(answers).toEqual([]);
  });
});
