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
  it('have forms for other tools and notations, both listed, and refused by name where there is none', async () => {
    const { body: listed } = await get('/tokens/formats');
    expect(listed.formats.find(({ id }: { id: string }) => id === 'android').notations).toEqual(['hex']);
    const tokens = [
      { name: 'color-primary', value: '#0f766e' },
      { name: 'color-bg', value: '#ffffff' },
      { name: 'color-bg', value: '#111111', group: 'dark' },
    ];
    for (const { id: variant, format, file, notations } of listed.variants) {
      const sent = { tokens, format, variant, notation: notations.at(-1) };
      const { body, status } = await post('/tokens/export', sent);
      expect([variant, status, body.filename]).toEqual([variant, 200, file]);
      const raw = await post('/tokens/export', { ...sent, raw: true });
      expect([variant, raw.status]).toEqual([variant, 200]);
    }
    const { body: bytes } = await post('/tokens/export', { tokens, format: 'figma', variant: 'ase' });
    expect([bytes.encoding, Buffer.from(bytes.content, 'base64').toString('latin1', 0, 4)]).toEqual(['base64', 'ASEF']);
    await refused('/tokens/export', { tokens, format: 'css', variant: 'nope' }, 'variant');
    await refused('/tokens/export', { tokens, format: 'css', notation: 'lch' }, 'notation');
    await refused('/tokens/export', { tokens, format: 'android', notation: 'oklch' }, 'notation');
    await refused('/tokens/export', { tokens, format: 'css', variant: 'mui' }, 'variant');
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
