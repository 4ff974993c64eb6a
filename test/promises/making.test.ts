import { describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { color, flag, list, must, named, oneOf, or, real, text, values, whole } from './rules.ts';

const { answer, refusal, returns, send, takes } = promised();
const BLUE = '#336699';

/** A file as it is, and inside JSON if that is requested. */
const expectFile = async (operation: string, input: Readonly<Record<string, unknown>>) => {
  const file = await answer(operation, input);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  const { body } = await answer(operation, { ...input, envelope: 'json' });
  expect(body).toMatchObject({ format: input.format, filename: expect.any(String) });
  if (body.encoding === 'text') expect(body.content).toBe(file.text);
};

describe('POST /v1/palette/generate', () => {
  const generate = 'POST /v1/palette/generate';

  // promise 2.29.1: Every field is optional: triadic, saturation 0.7, lightness 0.55 and five colours, with a random hue and a seed that repeats it
  it('takes method, hue, saturation, lightness, count and seed', async () => {
    const fields = {
      method: or(named('INVALID_INPUT', 'triadic', 'complementary'), 'triadic'),
      hue: values([0, 210, 360], [-1, 361]),
      saturation: or(real(0, 1), 0.7),
      lightness: or(real(0, 1), 0.55),
      count: or(whole(1, 64), 5),
      seed: values([0, 7, 123456], [0.5, 'seven']),
    };
    await takes(generate, fields, { hue: 210, seed: 7 });
    const { methods } = (await answer('GET /v1/methods/:tool', { tool: 'palette' })).body;
    for (const { id } of methods) await answer(generate, { method: id });
    const { body: random } = await answer(generate, {});
    expect((await answer(generate, { seed: random.seed })).body.colors).toEqual(random.colors);
    const hues = await Promise.all([1, 2, 3, 4, 5].map(async () => (await answer(generate, {})).body.hue));
    expect(new Set(hues).size).toBeGreaterThan(1);
  });

  // promise 2.29.2: Each colour of the result has `rgb`, and the result can be evaluated as it is
  it('can be evaluated', async () => {
    const { colors } = await returns(generate, { colors: 'object[]' }, { seed: 7 });
    for (const { rgb } of colors) expect(rgb).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
    const { body } = await answer(generate, { seed: 7 });
    await answer('POST /v1/palette/evaluate', { palette: body });
  });
});

describe('POST /v1/palette/evaluate', () => {
  const evaluate = 'POST /v1/palette/evaluate';

  // promise 2.30.1: Harmony, contrast and accessibility of a palette have a score each
  it('scores harmony, contrast and accessibility', async () => {
    const { body } = await answer(evaluate);
    for (const part of ['harmony', 'contrast', 'accessibility'])
      expect([part, typeof body[part].score]).toEqual([part, 'number']);
  });

  // promise 2.30.2: A palette is required: colours with `rgb` each
  it('takes a palette', () => {
    const palette = (rgb: unknown) => ({ colors: [{ rgb }, { rgb: [255, 255, 255] }] });
    return takes(evaluate, {
      palette: must(values([palette([11, 61, 145])], ['no palette', {}, palette('blue'), palette([300, 0, 0])])),
    });
  });
});

// promise 2.31.1: A format of seven and the colours are required, options are not
it('POST /v1/palette/export takes format, data and options', async () => {
  const data = { colors: [{ rgb: [11, 61, 145] }, { rgb: [255, 204, 0] }] };
  await takes(
    'POST /v1/palette/export',
    {
      format: must(oneOf('hex', 'json', 'css', 'scss', 'utility', 'ase-json', 'svg')),
      data: must(values([data], ['no data', {}])),
      options: values([{}], ['none']),
    },
    { format: 'css', data },
  );
  const { palette } = (await answer('GET /v1/formats', {})).body.formats;
  for (const { id } of palette) expect((await send('POST /v1/palette/export', { format: id, data })).status).toBe(200);
});

describe('POST /v1/palette/png', () => {
  const png = 'POST /v1/palette/png';

  // promise 2.33.1, 2.33.2: The fields of generation with their defaults, and a width and height in pixels (800 by 120)
  it('takes the fields of a palette, width and height', async () => {
    const fields = {
      method: or(values(['complementary'], ['no-such-name']), 'triadic'),
      saturation: or(real(0, 1), 0.7),
      lightness: or(real(0, 1), 0.55),
      count: or(values([1, 3], [0, 1.5]), 5),
      width: or(values([200], [0, 1.5]), 800),
      height: or(values([60], [0, 1.5]), 120),
    };
    await takes(png, fields, { hue: 210, seed: 7 });
    await takes(png, { hue: values([0, 360], [-1, 361]), seed: values([1], ['seven']) }, {});
  });

  // promise 2.33.3, 2.6.1: What returns image/png returns the bytes of a PNG
  it('returns a PNG', async () => {
    const operations = [png, 'POST /v1/gradient/png', 'POST /v1/colourplate/png'];
    for (const operation of operations) {
      const { headers, text: bytes } = await answer(operation);
      expect([operation, headers.get('content-type'), bytes.slice(1, 4)]).toEqual([operation, 'image/png', 'PNG']);
    }
  });
});

describe('POST /v1/harmony/generate', () => {
  const generate = 'POST /v1/harmony/generate';

  // promise 2.34.1: Method, hue, saturation and lightness are required
  it('takes four required fields', () =>
    takes(
      generate,
      {
        method: must(named('INVALID_INPUT', 'triadic', 'analogous')),
        hue: must(values([0, 210.5, 360], [-1, 361])),
        saturation: must(real(0, 1)),
        lightness: must(real(0, 1)),
      },
      { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 },
    ));

  // promise 2.34.2: The result has an id, and colours with `hex` and `role`
  it('returns an id and colours with roles', async () => {
    const { colors } = await returns(generate, { harmony_id: 'string', colors: 'object[]' });
    for (const one of colors)
      expect(one).toMatchObject({ hex: expect.stringMatching(/^#[\da-f]{6}$/), role: expect.any(String) });
  });

  // promise 2.12.1: 23 methods of harmony are listed, and each generates
  it('has 23 methods', async () => {
    const { methods } = (await answer('GET /v1/methods/:tool', { tool: 'harmony' })).body;
    expect(methods.length).toBe(23);
    for (const { id } of methods) await answer(generate, { method: id, hue: 10, saturation: 0.6, lightness: 0.5 });
  });
});

describe('POST /v1/harmony/classify', () => {
  const classify = 'POST /v1/harmony/classify';

  // promise 2.35.1: Two or more colours are required
  it('takes two or more colours', () =>
    takes(
      classify,
      { colors: must(values([color.good, ['#40bf40', '#bf40bf']], [['#40bf40'], [], ['#40bf40', 'no colour']])) },
      {},
    ));

  // promise 2.35.2: The method that generated a set is the one that is found in it
  it('finds the harmony', async () => {
    for (const method of ['complementary', 'triadic', 'analogous']) {
      const made = await answer('POST /v1/harmony/generate', { method, hue: 120, saturation: 0.6, lightness: 0.5 });
      const colors = made.body.colors.map(({ hex }: { hex: string }) => hex);
      expect((await answer(classify, { colors })).body.method).toBe(method);
    }
  });
});

describe('POST /v1/harmony/export', () => {
  const generate = { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 };

  // promise 2.36.1: One of eight formats and a generated harmony are required; options are for SVG
  it('takes format, data and options', async () => {
    const { body: data } = await answer('POST /v1/harmony/generate', generate);
    await takes(
      'POST /v1/harmony/export',
      {
        format: must(oneOf('hex', 'css', 'scss', 'utility', 'json', 'ase', 'svg', 'csv')),
        data: must(values([data], ['no data', {}])),
        options: values([{}], ['none']),
      },
      { format: 'svg', data },
    );
  });

  // promise 2.36.2, 2.7.1: The export of harmonies, gradients and shades is the file itself, or JSON around it with `envelope=json`
  it('is a file, or JSON with the file inside', async () => {
    const { body: harmony } = await answer('POST /v1/harmony/generate', generate);
    const { body: gradient } = await answer('POST /v1/gradient/generate', { colors: ['#dc2626', '#2563eb'] });
    const { body: shade } = await answer('POST /v1/shade/scale', { color: BLUE });
    await expectFile('POST /v1/harmony/export', { format: 'css', data: harmony });
    await expectFile('POST /v1/gradient/export', { format: 'css', data: gradient });
    await expectFile('POST /v1/shade/export', { format: 'css', data: shade });
  });
});

describe('POST /v1/gradient/generate', () => {
  const generate = 'POST /v1/gradient/generate';

  // promise 2.37.1: Two or more colours, or none for a generated gradient; 2 to 1024 steps; oklch-short unless another interpolation is named
  it('takes colours or a method, steps, interpolation and easing', async () => {
    const base = { colors: ['#dc2626', '#2563eb'], steps: 12 };
    const fields = {
      colors: values([base.colors, color.good], [['#dc2626'], ['#dc2626', 'no colour']]),
      steps: whole(2, 1024),
      interpolation: or(named('INVALID_INPUT', 'oklch-short', 'oklab', 'srgb'), 'oklch-short'),
      easing: values(['linear'], ['no-such-easing']),
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
        options: values([{}], ['none']),
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
        options: values([{}], ['none']),
      },
      { format: 'css', data },
    );
    expect((await answer('POST /v1/shade/export', { format: 'utility', data })).text).toMatch(/theme|extend|colors/);
  });

  // promise 2.41.2: The file itself, or JSON around it
  it('is a file, or JSON with the file inside', () => expectFile('POST /v1/shade/export', { format: 'scss', data }));
});

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
    const { tokens } = (await answer(generate, { seed: BLUE, name: 'Harbour' })).body;
    const file = await answer('POST /v1/tokens/export', { tokens, format: 'css', name: 'Harbour', raw: true });
    expect(file.text.split('\n')[0]).toContain('Harbour');
  });

  // promise 2.42.2: The text on the primary colour has a ratio of 4.5 or more, for every hue; steps of a ramp fall evenly in OKLCH lightness
  it('has text on the primary colour that is legible', async () => {
    for (const seed of [BLUE, '#ffcc00', '#d7263d', '#16a34a', '#888888']) {
      const { contrast, tokens } = (await answer(generate, { seed })).body;
      const pairs = contrast.filter(({ foreground }: { foreground: string }) => foreground === '--color-on-primary');
      expect(pairs.length).toBeGreaterThan(0);
      for (const { ratio } of pairs) expect(ratio).toBeGreaterThanOrEqual(4.5);
      expect(tokens.some(({ name }: { name: string }) => name === '--color-on-primary')).toBe(true);
    }
  });

  // promise 2.42.3: Returns meta data, contrast pairs, names of what is outside the gamut, and the tokens
  it('returns meta, contrast, out_of_gamut and tokens', () =>
    returns(generate, { meta: 'object', contrast: 'object[]', out_of_gamut: 'string[]?', tokens: 'object[]' }));
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

// promise 2.4.2: A list of colours takes every form in every place, and names the place of what is no colour
it('a list of colours takes each form', async () => {
  await answer('POST /v1/harmony/classify', { colors: color.good });
  for (const [at] of color.good.entries()) {
    const colors = color.good.with(at, 'no colour');
    expect(await refusal('POST /v1/harmony/classify', { colors })).toEqual([400, 'INVALID_INPUT', `colors[${at}]`]);
  }
  await takes('POST /v1/vision/audit', { colors: must(list(BLUE, 2, 64)) }, { conditions: ['deuteranopia'] });
});
