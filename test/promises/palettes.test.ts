import { describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { color, must, named, oneOf, or, real, same, values, whole } from './rules.ts';

const { answer, returns, send, takes, expectFile } = promised();
const BLUE = '#336699';

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
      options: same(values([{}], ['none'])),
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
        options: same(values([{}], ['none'])),
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
