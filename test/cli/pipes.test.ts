import { afterAll, describe, expect, it } from 'vitest';
import { LINE_FORMATS } from '../../src/cli/color-lines.ts';
import { mapInOrder } from '../../src/cli/in-order.ts';
import { readColor } from '../../src/color/read-color.ts';
import { closeEmbedded, run } from './host.ts';

afterAll(closeEmbedded);

/** Every command that prints colours. */
const PRINTERS = [
  'convert 336699 c0392b',
  'mix 336699 ffcc00 0.25',
  'average 336699 ffcc00',
  'vision colors c0392b 4f7a28 --condition deuteranopia',
  'lighten 336699 0.1',
  'darken 336699 0.1',
  'saturate 336699 0.1',
  'desaturate 336699 0.1',
  'rotate 336699 90',
  'gray 0.5',
  'sort ffcc00 336699',
  'distinct 3',
  'temperature 2700K',
  'palette --seed 1 --hue 200',
  'harmony 336699',
  'gradient 0b3d91 ffcc00 --steps 4',
  'shades 336699',
];
/** Every command that reads colours of standard input. */
const READERS = [
  'convert -',
  'mix - 336699',
  'average -',
  'vision colors - --condition deuteranopia',
  'lighten - 0.1',
  'darken 0.1',
  'saturate - 0.1',
  'desaturate - 0.1',
  'rotate - 90',
  'sort -',
  'name -',
  'temperature -',
  'harmony -',
  'shades -',
  'tokens -',
];
/** Those that need two colours. */
const READERS_OF_SEVERAL = ['gradient - --steps 4', 'vision audit - --condition deuteranopia'];
/** Filter that fails where a pair is lost. */
const okCodes = new Set([0, 1]);

const piped = async (line: string, input = '') => run(line.split(' '), { input });

describe('pipes', () => {
  it.each(PRINTERS)('%s prints one colour per line, which every reader takes', async (line) => {
    const { code, out, error } = await piped(line);
    expect([code, error]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.length).toBeGreaterThan(0);
    for (const text of lines) expect([text, readColor(text).why]).toEqual([text, undefined]);
    const readers = lines.length > 1 ? [...READERS, ...READERS_OF_SEVERAL] : READERS;
    for (const reader of readers) {
      const read = await piped(reader, out);
      expect([reader, read.error, okCodes.has(read.code)]).toEqual([reader, '', true]);
      expect([reader, read.out.length > 0]).toEqual([reader, true]);
    }
  });

  it.each(LINE_FORMATS)('prints and reads %s without loss', async (format) => {
    const { out } = await piped(`palette --seed 3 --hue 40 --format ${format === 'css' ? 'hex' : format}`);
    const again = await piped('convert - --format hex', out);
    expect(again.out).toBe((await piped('palette --seed 3 --hue 40')).out);
    expect((await piped(`convert 33669980 --format ${format}`)).error).toBe('');
  });

  it('prints notations of CSS', async () => {
    const as = async (line: string) => (await piped(line)).out.trim();
    expect(await as('convert 336699 --format rgb')).toBe('rgb(51 102 153)');
    expect(await as('convert 336699 --format hsl')).toBe('hsl(210 50% 40%)');
    expect(await as('convert 336699 --format oklch')).toBe('oklch(0.49931 0.09866 250.433)');
    expect(await as('convert 33669980 --format rgb')).toBe('rgb(51 102 153 / 0.502)');
    expect(await as('convert rebeccapurple --to hex')).toBe('#663399');
    expect(await as('convert rebeccapurple --to rgb')).toBe('rgb(102 51 153)');
    expect(await as('convert rebeccapurple --to oklch')).toBe('oklch(0.44027 0.1603 303.373)');
    expect(JSON.parse(await as('convert 336699 --format json'))).toMatchObject({ color: '#336699' });
    expect(await as('convert 336699 --format table')).toMatch(/^#336699\n {2}rgb/);
    expect((await run(['convert', '336699'], { isTTY: true })).out).toContain('cmyk');
  });

  it('reports wrong lines by their number and does the rest; --strict stops', async () => {
    const input = '#336699\n\nnope\nred\n';
    const { code, out, error } = await piped('lighten - 0.1', input);
    expect([code, error, out.trim().split('\n').length]).toEqual([2, 'line 3: "nope" is not a colour\n', 2]);
    expect(await piped('lighten - 0.1 --strict', input)).toMatchObject({
      code: 2,
      out: '',
      error: 'line 3: "nope" is not a colour\n',
    });
    expect(await piped('convert - --strict', input)).toMatchObject({
      code: 2,
      out: '',
      error: 'line 3: "nope" is not a colour\n',
    });
    expect((await piped('convert -', input)).out).toBe('#336699\n#ff0000\n');
  });
});

describe('changes of a colour', () => {
  it('take the amount first too', async () => {
    for (const [a, b] of [
      ['lighten 336699 0.2', 'lighten 0.2 336699'],
      ['rotate 336699 180', 'rotate 180 336699'],
      ['darken red 20%', 'darken 0.2 red'],
      ['rotate 336699 -90', 'rotate -90 336699'],
      ['rotate 336699 -90', 'rotate 336699 270'],
      ['rotate #000000 180', 'rotate 180 000000'],
      ['rotate #000000 180', 'rotate 000000 180'],
      ['rotate #100 30', 'rotate 30 100'],
      ['rotate #008 180', 'rotate 180 008'],
      ['lighten #000 0.1', 'lighten 0.1 000'],
      ['lighten #000 1', 'lighten 1 000'],
      ['darken #111111 #222222 5%', 'darken 5% 111111 222222'],
    ])
      expect((await piped(a!)).out).toBe((await piped(b!)).out);
  });

  it('ask which word is the colour where each may be', async () => {
    for (const line of ['rotate 180 336', 'rotate 100 336699 200'])
      expect(await piped(line)).toMatchObject({ code: 2, error: expect.stringContaining('Write the colour with #') });
    expect((await piped('rotate #336 180')).out).toBe((await piped('rotate 180 #336')).out);
  });

  it('work in OKLCH', async () => {
    const lightness = async (line: string) =>
      Number(/oklch\(([\d.]+)/.exec((await piped(`${line} --format oklch`)).out)![1]);
    expect(await lightness('lighten 336699 0.1')).toBeCloseTo(0.5993, 2);
    expect(await lightness('darken 336699 0.1')).toBeCloseTo(0.3993, 2);
    expect((await piped('desaturate 336699 1')).out).toMatch(/^#(..)\1\1\n$/);
    expect((await piped('saturate gray 1')).out).toBe('#808080\n');
    expect((await piped('gray 0.5')).out).toBe('#636363\n');
    expect((await piped('lighten 33669980 0')).out).toBe('#33669980\n');
    expect(await piped('lighten 336699 2')).toMatchObject({
      code: 2,
      error: 'amount: must be a number from 0 to 1, after the colour\n',
    });
  });
});

describe('lines of standard input', () => {
  it('are answered in their order, a bounded number of requests at a time', async () => {
    let [open, most, asked] = [0, 0, 0];
    const answers = await mapInOrder(
      Array.from({ length: 500 }, (_, i) => i),
      async (i) => {
        open += 1;
        asked += 1;
        most = Math.max(most, open);
        // Later ones are answered sooner.
        for (let ticks = 500 - i; ticks > 0; ticks -= 50) await Promise.resolve();
        open -= 1;
        return 2 * i;
      },
    );
    expect(answers).toEqual(Array.from({ length: 500 }, (_, i) => 2 * i));
    expect([asked, most]).toEqual([500, 40]);
    const begun: number[] = [];
    const failing = mapInOrder([0, 1, 2, ...new Array<number>(500).fill(3)], async (i) => {
      begun.push(i);
      if (i === 1) throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(begun.length).toBeLessThan(80);
    const colors = Array.from({ length: 90 }, (_, i) => `#3366${(i + 100).toString(16)}`);
    const { out } = await run(['mix', '-', colors[0]!, '0'], { input: colors.join('\n') });
    expect(out.trim().split('\n')).toEqual(colors);
  });
});

describe('call', () => {
  it('reads lists of numbers, and colours between commas outside brackets', async () => {
    const mixed = async (...words: string[]) =>
      JSON.parse((await run(['call', 'science.average', ...words])).out).color.hex;
    const mean = await mixed('colors=ff0000,0000ff', 'weights=1,2');
    expect(mean).toMatch(/^#/);
    expect(await mixed('colors=rgb(255, 0, 0),blue', 'weights=1,2')).toBe(mean);
    expect(await mixed('colors=red,blue', 'weights=2,1')).not.toBe(mean);
  });

  it('knows an operation by every name that documents give it', async () => {
    const answers = await Promise.all(
      ['color.contrast', 'color-contrast', 'POST /v1/color/contrast', '/v1/color/contrast'].map(async (name) =>
        JSON.parse((await run(['call', name, 'fg=336699', 'bg=#ffffff'])).out),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0].contrast_ratio).toBeGreaterThan(5);
  });

  it('reads values in the types of their fields', async () => {
    const made = JSON.parse((await piped('call palette.generate method=triadic hue=210 seed=7')).out);
    expect(made).toMatchObject({ method: 'triadic', hue: 210, seed: 7 });
    const seen = await piped('call vision.palette colors=red,blue conditions=deuteranopia');
    expect(JSON.parse(seen.out)).toMatchObject({ colors: ['#ff0000', '#0000ff'] });
    const sent = await run(['call', 'vision.palette', 'severity=0.5', '--body', '-'], {
      input: '{"colors": ["red"], "conditions": ["deuteranopia"]}',
    });
    expect(JSON.parse(sent.out).conditions[0]).toMatchObject({ severity: 0.5 });
  });

  it('lists the operations, and says which may have been meant', async () => {
    const { out } = await piped('call --list');
    const routes = out.split('\n').filter((line) => /\t(?:GET|POST|DELETE) \/v1/.test(line));
    expect(routes.length).toBe(103);
    expect(await piped('call color.contrst')).toMatchObject({
      code: 2,
      error: expect.stringContaining('Did you mean color.contrast'),
    });
    expect(await piped('call color.contrast fg')).toMatchObject({ code: 2 });
  });
});

describe('what is typed wrong', () => {
  it('is refused with what was meant', async () => {
    const error = async (line: string) => {
      const ran = await piped(line);
      expect([line, ran.code]).toEqual([line, 2]);
      return ran.error;
    };
    expect(await error('contrst red blue')).toMatch(/^unknown command 'contrst'\. Did you mean contrast/);
    expect(await error('--nonsense')).toMatch(/a command is missing before --nonsense/);
    expect(await error('--versoin')).toContain('Did you mean --version?');
    expect(await error('--json')).toContain('a command is missing');
    expect(await error('palette --hu 3')).toContain('Did you mean --hue');
    expect(await error('convert')).toContain("write 336699, or '#336699' in quotes");
    for (const flag of ['-v', '-V', '--version']) expect((await piped(flag)).out).toBe('1.2.3\n');
  });

  it('formats have the names that people use', async () => {
    expect((await piped('tokens 336699 --format tailwind')).out).toContain('@theme');
  });
});
