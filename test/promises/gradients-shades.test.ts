import { describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { color, must, named, oneOf, or, same, values, whole } from './rules.ts';

const { answer, takes, expectFile } = promised();
const BLUE = '#336699';

describe('POST /v1/gradient/generate', () => {
  const generate = 'POST /v1/gradient/generate';

  // promise 2.37.1: Two or more colours, or none for a generated gradient; 2 to 1024 steps; oklch-short unless another interpolation is named
  it('takes colours or a method, steps, interpolation and easing', async () => {
    const base = { colors: ['#dc2626', '#2563eb'], steps: 12 };
    const fields = {
      colors: values([base.colors, color.good], [['#dc2626'], ['#dc2626', 'no colour']]),
      steps: whole(2, 1024),
      interpolation: or(named('INVALID_INPUT', 'oklch-short', 'oklab', 'srgb'), 'oklch-short'),
      easing: values(['linear', 'ease-in'], ['no-such-easing']),
    };
    await takes(generate, { ...fields, colors: { ...fields.colors } }, base);
    await takes(
      generate,
      {
        complexity: oneOf('simple', 'detailed', 'extreme'),
        method: values([], ['no-such-method']),
        steps: whole(2, 1024),
      },
      { seed: 7 },
    );
    const { body: generated } = await answer(generate, {});
    expect(generated.stops.length).toBeGreaterThan(1);
  });

  // promise 2.37.1: Between two complementary colours `oklab` keeps more chroma in the middle than `srgb`, which turns grey
  it('avoids the grey of srgb in oklab', async () => {
    const greyness = async (interpolation: string) =>
      (await answer(generate, { colors: ['#0000ff', '#ffff00'], steps: 11, interpolation })).body.greyness;
    expect(await greyness('oklab')).toBeLessThan(await greyness('srgb'));
  });

  // promise 2.37.1, 2.12.1: Colours are spaced evenly; interpolations and easings are those that the methods endpoint lists
  it('spaces colours evenly and takes every listed name', async () => {
    const { body } = await answer(generate, {
      colors: ['#dc2626', '#16a34a', '#2563eb'],
      steps: 5,
      interpolation: 'srgb',
    });
    expect(body.colors.map(({ position }: { position: number }) => position)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(body.colors[2].hex).toBe('#16a34a');
    const methods = (await answer('GET /v1/methods/:tool', { tool: 'gradient' })).body;
    for (const { id } of methods.interpolations)
      await answer(generate, { colors: ['#dc2626', BLUE], steps: 2, interpolation: id });
    for (const { id } of methods.easings) await answer(generate, { colors: ['#dc2626', BLUE], steps: 2, easing: id });
  });
});

describe('POST /v1/gradient/export', () => {
  const data = {
    colors: [
      { hex: '#0b3d91', position: 0 },
      { hex: '#ffcc00', position: 1 },
    ],
  };

  // promise 2.38.1: One of three formats, and colours with positions from 0 to 1, or a generated gradient
  it('takes format, data and options', () =>
    takes(
      'POST /v1/gradient/export',
      {
        format: must(oneOf('css', 'json', 'svg')),
        data: must(
          values(
            [data],
            [
              'no data',
              {},
              {
                colors: [
                  { hex: '#0b3d91', position: 0 },
                  { hex: '#fff', position: 1.01 },
                ],
              },
            ],
          ),
        ),
        options: same(values([{}], ['none'])),
      },
      { format: 'css', data },
    ));

  // promise 2.38.2: The file itself, or JSON around it
  it('is a file, or JSON with the file inside', () => expectFile('POST /v1/gradient/export', { format: 'svg', data }));
});

// promise 2.39.1, 2.39.2: Colours of the form #rrggbb are required; a PNG of 1024 by 96 pixels unless other sizes are requested
it('POST /v1/gradient/png takes stops and a size', () =>
  takes(
    'POST /v1/gradient/png',
    {
      stops: must(values([['#0b3d91', '#ffcc00']], [['#0b3d91', 'no colour'], 'none'])),
      width: or(values([64, 500], [0, 1.5]), 1024),
      height: or(values([10, 50], [0, 1.5]), 96),
    },
    { stops: ['#0b3d91', '#ffcc00'] },
  ));

describe('POST /v1/shade/scale', () => {
  const scale = 'POST /v1/shade/scale';

  // promise 2.40.1: Colour (or `base`), hue, 2 to 64 steps (default: 11), method and seed are optional
  it('takes colour, hue, steps, method and seed', async () => {
    const fields = {
      color,
      base: color,
      hue: values([0, 210, 360], [-1, 361]),
      steps: or(whole(2, 64), 11),
      method: values(['tailwind'], ['no-such-method']),
      seed: values([1, 7], [0.5]),
    };
    const { base: _, ...others } = fields;
    await takes(scale, { ...others, color: { ...color } }, { seed: 7 });
    await takes(scale, { base: fields.base }, { seed: 7 });
  });

  // promise 2.40.1: `base` means `color`; a seed picks colour and method where they are omitted; the hue is that of a generated colour and ignored with a colour
  it('reads base as color, and picks by seed', async () => {
    const named = await answer(scale, { color: BLUE, seed: 7 });
    expect((await answer(scale, { base: BLUE, seed: 7 })).text).toBe(named.text);
    expect((await answer(scale, { color: BLUE, seed: 7, hue: 10 })).text).toBe(named.text);
    expect((await answer(scale, { seed: 7 })).text).toBe((await answer(scale, { seed: 7 })).text);
    const picked = await Promise.all([1, 2, 3, 4, 5, 6].map(async (seed) => (await answer(scale, { seed })).body));
    expect(new Set(picked.map(({ base }) => base)).size).toBeGreaterThan(1);
    expect(new Set(picked.map(({ method }) => method)).size).toBeGreaterThan(1);
  });

  // promise 2.12.1: Ten methods of shades are listed, and each makes a scale
  it('has ten methods', async () => {
    const { methods } = (await answer('GET /v1/methods/:tool', { tool: 'shade' })).body;
    expect(methods.length).toBeGreaterThanOrEqual(10);
    for (const { id } of methods) expect((await answer(scale, { color: BLUE, method: id })).body.method).toBe(id);
  });
});

describe('POST /v1/shade/export', () => {
  const data = {
    steps: [
      { hex: '#dbe9f6', token: '100' },
      { hex: '#0b2138', token: '900' },
    ],
  };

  // promise 2.41.1, 2.9.1: One of four formats, of which `utility` is a configuration of utility classes, and steps with `hex` and `token`
  it('takes format, data and options', async () => {
    await takes(
      'POST /v1/shade/export',
      {
        format: must(oneOf('css', 'scss', 'utility', 'svg')),
        data: must(values([data], ['no data', {}])),
        options: same(values([{}], ['none'])),
      },
      { format: 'css', data },
    );
    expect((await answer('POST /v1/shade/export', { format: 'utility', data })).text).toMatch(/theme|extend|colors/);
  });

  // promise 2.41.2: The file itself, or JSON around it
  it('is a file, or JSON with the file inside', () => expectFile('POST /v1/shade/export', { format: 'scss', data }));
});
