import { describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { color, flag, list, must, named, oneOf, or, text, values } from './rules.ts';

const { answer, refusal, returns, takes } = promised();
const BLUE = '#336699';

describe('POST /v1/tokens/generate', () => {
  const generate = 'POST /v1/tokens/generate';

  // promise 2.42.1: A seed colour is required; analogous, all four groups and dark roles unless other values are sent
  it('takes seed, name, harmony, include and dark', async () => {
    await takes(
      generate,
      {
        seed: must(color),
        name: text,
        harmony: or(oneOf('analogous', 'complementary', 'triadic', 'mono'), 'analogous'),
        include: or(values([['color'], ['space'], ['radius'], ['type']], [['colour'], 'color,space']), [
          'color',
          'space',
          'radius',
          'type',
        ]),
        dark: or(flag, true),
      },
      { seed: BLUE },
    );
    const groupsOf = async (include?: readonly string[], dark = true): Promise<Set<string>> => {
      const { body } = await answer(generate, { seed: BLUE, dark, ...(include ? { include } : {}) });
      return new Set(body.tokens.map(({ group }: { group: string }) => group));
    };
    // A part gives its own groups, all parts together give every one, and without `dark` there is no dark role.
    const all = await groupsOf();
    const parts = await Promise.all(['color', 'space', 'radius', 'type'].map((part) => groupsOf([part])));
    expect(new Set(parts.flatMap((groups) => [...groups]))).toEqual(all);
    for (const [i, part] of ['color', 'space', 'radius', 'type'].entries()) expect(parts[i]).toContain(part);
    expect([parts[1]!.has('color'), parts[0]!.has('space'), all.has('dark')]).toEqual([false, false, true]);
    expect(await groupsOf(undefined, false)).not.toContain('dark');
    const { tokens } = (await answer(generate, { seed: BLUE, name: 'Harbour' })).body;
    const file = await answer('POST /v1/tokens/export', { tokens, format: 'css', name: 'Harbour', raw: true });
    expect(file.text.split('\n')[0]).toContain('Harbour');
  });

  // promise 2.42.2: The text on the primary colour has a ratio of 4.5 or more, for every hue
  it('has text on the primary colour that is legible', async () => {
    const wheel = Array.from({ length: 24 }, (_, i) => `hsl(${15 * i} 70% ${[35, 50, 65][i % 3]}%)`);
    for (const seed of [BLUE, '#ffcc00', '#d7263d', '#16a34a', '#888888', '#000000', '#ffffff', ...wheel]) {
      const { contrast, tokens } = (await answer(generate, { seed })).body;
      const pairs = contrast.filter(({ foreground }: { foreground: string }) => foreground === '--color-on-primary');
      expect(pairs.length).toBeGreaterThan(0);
      for (const { ratio, foreground_hex: fg, background_hex: bg } of pairs) {
        expect([seed, ratio >= 4.5]).toEqual([seed, true]);
        // The figure is that of the colours.
        const { contrast_ratio } = (await answer('POST /v1/color/contrast', { fg, bg })).body;
        expect([seed, contrast_ratio]).toEqual([seed, expect.closeTo(ratio, 1)]);
      }
      expect(tokens.some(({ name }: { name: string }) => name === '--color-on-primary')).toBe(true);
    }
  });

  // promise 2.42.2: The steps of a ramp fall in the lightness of OKLCH, and keep its hue
  it('has ramps in OKLCH', async () => {
    const { tokens } = (await answer(generate, { seed: BLUE, include: ['color'] })).body;
    const ramps = new Map<string, { step: number; hex: string }[]>();
    for (const { name, hex } of tokens) {
      const [, ramp, step] = /^--color-([a-z]+)-(\d+)$/.exec(name) ?? [];
      if (ramp) ramps.set(ramp, [...(ramps.get(ramp) ?? []), { step: Number(step), hex }]);
    }
    const primary = ramps.get('primary')!.toSorted((a, b) => a.step - b.step);
    const converted = await Promise.all(
      primary.map(({ hex }) => answer('POST /v1/color/convert', { color: hex, to: 'oklch' })),
    );
    const steps = converted.map(({ body }) => body.values.oklch);
    expect(steps.length).toBeGreaterThan(8);
    for (const [i, { l, c, h }] of steps.entries()) {
      if (i > 0) expect(l).toBeLessThan(steps[i - 1].l);
      if (c > 0.04) expect(Math.abs(h - 250.4)).toBeLessThan(5);
    }
  });

  // promise 2.42.3: Returns meta data, contrast pairs, names of what is outside the gamut, and the tokens
  it('returns meta, contrast, out_of_gamut and tokens', async () => {
    const shape = { meta: 'object', contrast: 'object[]', out_of_gamut: 'string[]', tokens: 'object[]' };
    const { out_of_gamut, tokens } = await returns(generate, shape, { seed: '#00ff00' });
    expect(tokens.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(out_of_gamut));
    expect(out_of_gamut).not.toContain('--color-seed');
    expect((await answer(generate, { seed: '#808080' })).body.out_of_gamut).not.toContain('--color-primary-500');
  });
});

describe('POST /v1/tokens/export', () => {
  const tokens = [
    { name: '--color-blue', value: BLUE, group: 'color' },
    { name: '--space-1', value: '4px' },
  ];

  // promise 2.43.1: Tokens with name, value and, optionally, group, and a format are required; `raw` returns the file to be saved
  it('takes tokens, format, name and raw', async () => {
    await takes(
      'POST /v1/tokens/export',
      {
        tokens: must(values([tokens], ['none', [{ value: '4px' }], [{ name: '--space-1' }]])),
        format: must(named('INVALID_INPUT', 'css')),
        name: text,
        raw: or(flag, false),
      },
      { tokens, format: 'css' },
    );
    const file = await answer('POST /v1/tokens/export', { tokens, format: 'css', raw: true });
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await answer('POST /v1/tokens/export', { tokens, format: 'css' })).body.content).toBe(file.text);
  });

  // promise 2.44.1: Ten formats are listed, and each exports
  it('has ten formats', async () => {
    const { formats } = (await answer('GET /v1/tokens/formats', {})).body;
    expect(formats.length).toBe(10);
    for (const { id } of formats) await answer('POST /v1/tokens/export', { tokens, format: id });
  });
});

// promise 2.4.2: A list of colours takes every form in every place, and names the place of any other value
it('a list of colours takes each form', async () => {
  await answer('POST /v1/harmony/classify', { colors: color.good });
  for (const [at] of color.good.entries()) {
    const colors = color.good.with(at, 'no colour');
    expect(await refusal('POST /v1/harmony/classify', { colors })).toEqual([400, 'INVALID_INPUT', `colors[${at}]`]);
  }
  await takes('POST /v1/vision/audit', { colors: must(list(BLUE, 2, 64)) }, { conditions: ['deuteranopia'] });
});
