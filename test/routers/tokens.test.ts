import { describe, expect, it } from 'vitest';
import { TOKEN_FORMAT_IDS } from '../../src/design/tokens/export.ts';
import { callsToService } from './calls.ts';

const { get, post, refused } = callsToService();

describe('tokens', () => {
  it('are listed, made, and exported as JSON or as a file', async () => {
    const { body: listed } = await get('/tokens/formats');
    expect(listed.formats.map(({ id }: { id: string }) => id)).toEqual(TOKEN_FORMAT_IDS);
    const { body: made } = await post('/tokens/generate', { seed: '#2e8b57', name: 'Harbour' });
    expect(made.meta).toMatchObject({ name: 'Harbour', seed: '#2e8b57', harmony: 'analogous', dark: true });
    for (const { id, media_type } of listed.formats) {
      const file = await post('/tokens/export', { tokens: made.tokens, format: id, name: 'Harbour', raw: true });
      expect([id, file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([id, 200, media_type]);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="_?harbour-/);
      expect((await post('/tokens/export', { tokens: made.tokens, format: id, name: 'Harbour' })).body.content).toBe(
        file.text,
      );
    }
  });
  it('that cannot stand in a file are refused by their place', async () => {
    await refused(
      '/tokens/export',
      {
        format: 'css',
        tokens: [
          { name: 'a', value: '1' },
          { name: 'b', value: '1; }' },
        ],
      },
      'tokens[1].value',
    );
  });
});
