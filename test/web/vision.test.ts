import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { models } from '../../src/accessibility/vision/models/index.ts';
import { DEFAULT_TARGET } from '../../src/accessibility/vision/repair/target.ts';
import { DECIMALS, toDecimals } from '../../src/color/decimals.ts';
import { type Rgb, rgb, toHex } from '../../src/color/rgb.ts';
import { seeded } from '../../src/exact/random/xoshiro128.ts';
import { decodePng } from '../../src/image/png/decode.ts';
import { encodePng } from '../../src/image/png/encode.ts';
import { TASKS } from '../../src/web/tasks.ts';
import { inputs, locked, rows } from '../../src/web/views/vision/model.ts';
import { toggleLock } from '../../src/web/views/vision/repair-model.ts';
import { startTestService, type TestService } from '../service.ts';
import { sized } from '../size.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const ask = async (path: string, json: unknown) => {
  const { status, body } = await service.call('POST', path, { key, json });
  expect(status).toBe(200);
  return body;
};

const random = seeded(19, 1);
const someColor = (): Rgb => ({
  r: Math.floor(256 * random()),
  g: Math.floor(256 * random()),
  b: Math.floor(256 * random()),
});
const someColors = (count: number): string[] => Array.from({ length: count }, () => toHex(someColor()));

/** The view with these inputs. */
const show = (values: Readonly<Record<string, string>>): void => {
  inputs.load('');
  for (const [name, text] of Object.entries(values)) inputs.set(name as 'pal', text);
};

/** A difference as the service answers it. */
const shown = (delta: number): number => toDecimals(delta, DECIMALS.difference);

describe('every row of the view', () => {
  it('shows colours as the service simulates them, in all conditions, at usual and at other severities', async () => {
    for (let call = 0; call < sized(32, 4); call += 1) {
      const colors = someColors(63);
      const severity = call % 2 === 0 ? undefined : Math.round(100 * random()) / 100;
      show({ pal: colors.join('\n'), ...(severity === undefined ? {} : { sev: String(severity) }) });
      const { conditions } = await ask('/v1/vision/palette', { colors, severity });
      const shown = rows.value.slice(1);
      expect(shown.map(({ sight }) => [sight!.id, sight!.model, sight!.severity])).toEqual(
        conditions.map(({ slug, model, severity: used }: { slug: string; model: string; severity: number }) => [
          slug,
          model,
          used,
        ]),
      );
      for (const [i, { seen }] of shown.entries()) expect(seen.map(toHex)).toEqual(conditions[i].colors);
    }
  });

  it('has the pairs and differences of an audit', async () => {
    for (let call = 0; call < sized(18, 6); call += 1) {
      const colors = someColors(16);
      const threshold = 2 + (call % 6) * 2;
      const severity = call % 3 === 0 ? undefined : 1;
      show({
        pal: colors.join('\n'),
        thr: String(threshold),
        ...(severity === undefined ? {} : { sev: String(severity) }),
      });
      const { conditions, already_close } = await ask('/v1/vision/audit', { colors, threshold, severity });
      expect(rows.value[0]!.close).toHaveLength(already_close.length);
      for (const [i, { close, nearest }] of rows.value.slice(1).entries()) {
        const { collapsed, closest } = conditions[i];
        expect(
          close.map(({ i: a, j: b, delta, alreadyClose }) => [colors[a], colors[b], shown(delta), alreadyClose]),
        ).toEqual(collapsed.map(({ a, b, after, already_close: had }: Record<string, unknown>) => [a, b, after, had]));
        expect(shown(nearest!.delta)).toBe(closest.delta_e);
      }
    }
  });
});

/** Whether two pictures have the same pixels. */
const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean =>
  Buffer.from(one.buffer).equals(Buffer.from(other.buffer));

describe('the worker', () => {
  it('shows the pixels of a picture as the service does, 2,000 of them under each model', async () => {
    const [width, height] = [50, 40];
    const data = new Uint8ClampedArray(4 * width * height);
    for (let i = 0; i < data.length; i += 1) data[i] = i % 4 === 3 ? 255 : Math.floor(256 * random());
    const image = encodePng({ width, height, data }).toString('base64');
    for (const id of Object.keys(models) as (keyof typeof models)[]) {
      const { image: answer } = await ask('/v1/vision/simulate-image', { image, model: id, severity: 0.8 });
      const seen = TASKS.seen(data.slice(), id, 0.8);
      expect(isSame(seen, decodePng(answer.base64, { maxPixels: 1e6 }).data)).toBe(true);
    }
  });

  it('makes the plate that the service makes, with its pixels', async () => {
    for (const [axis, seed] of [
      ['protan', 3],
      ['deutan', 11],
      ['tritan', 4],
    ] as const) {
      const order = { figure: '74', axis, size: 200, dots: 400, seed };
      const { report, pixels, width } = TASKS.plate(order);
      expect(JSON.parse(JSON.stringify(report))).toEqual(await ask('/v1/colourplate/plate', order));
      const png = await fetch(`${service.url}/v1/colourplate/png`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      const drawn = decodePng(Buffer.from(await png.arrayBuffer()).toString('base64'), { maxPixels: 1e6 });
      expect(width).toBe(drawn.width);
      expect(isSame(pixels, drawn.data)).toBe(true);
    }
  });
});

describe('a link', () => {
  it.each([
    ['#pal=d1495b~edae49&cond=machado2009-tritan&sev=0.4&thr=8&by=models', { cond: 'machado2009-tritan', thr: '8' }],
    ['#cond=no-such-condition&thr=900&axis=x&dots=1', { cond: 'deuteranopia', thr: '5', axis: 'deutan', dots: '800' }],
  ])('%s is read with what it can mean', (link, values) => {
    inputs.load(link);
    for (const [name, text] of Object.entries(values)) expect(inputs.get(name as 'cond')).toBe(text);
    const written = inputs.fragment();
    inputs.load(written);
    expect(inputs.fragment()).toBe(written);
  });

  it('with colours that cannot be read keeps them, and judges the rest', () => {
    inputs.load('#pal=d1495b~nonsense~66a182');
    expect(inputs.get('pal')).toBe('#d1495b\nnonsense\n#66a182');
    expect(rows.value[0]!.seen.map(toHex)).toEqual([rgb('#d1495b'), rgb('#66a182')].map(toHex));
  });
});

describe('the repairs of the view', () => {
  it('are those of the service, with locked colours unchanged', async () => {
    const colors = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#17becf'];
    const { repairs } = await ask('/v1/vision/audit', { colors, lock: [colors[3]] });
    expect(await TASKS.repairs(colors.map(rgb), DEFAULT_TARGET, [3])).toEqual(repairs);
    expect(repairs.change15.colors[3].after).toBe(colors[3]);
  });

  it('leave the locked colours, and others that are the same, as they are', () => {
    show({ pal: '#1f77b4\n#ff7f0e\n#1f77b4', lock: '0~7' });
    expect(locked.value).toEqual([0, 2]);
    toggleLock(2);
    expect(inputs.get('lock')).toBe('');
  });
});
