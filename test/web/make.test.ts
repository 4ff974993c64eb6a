import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { fromLinear } from '../../src/color/transfer.ts';
import { EASING_IDS } from '../../src/design/gradient/easing/index.ts';
import { INTERPOLATION_IDS } from '../../src/design/gradient/interpolation/index.ts';
import { GRADIENT_SCHEME_IDS } from '../../src/design/gradient/schemes/index.ts';
import { HARMONY_METHOD_IDS } from '../../src/design/harmony/methods/index.ts';
import { PALETTE_METHOD_IDS } from '../../src/design/palette/methods/index.ts';
import { SHADE_METHOD_IDS } from '../../src/design/shade/methods/index.ts';
import { TOKEN_HARMONY_IDS } from '../../src/design/tokens/harmonies.ts';
import { seeded } from '../../src/exact/random/xoshiro128.ts';
import { encodePng } from '../../src/image/png/encode.ts';
import { INTENT_IDS } from '../../src/personalize/vocabulary/intents.ts';
import { PRESETS } from '../../src/personalize/vocabulary/presets.ts';
import { STYLE_IDS } from '../../src/personalize/vocabulary/styles.ts';
import { TASKS } from '../../src/web/tasks.ts';
import * as gradient from '../../src/web/views/make/gradient/model.ts';
import * as harmony from '../../src/web/views/make/harmony/model.ts';
import * as palette from '../../src/web/views/make/palette/model.ts';
import * as shades from '../../src/web/views/make/shades/model.ts';
import * as system from '../../src/web/views/make/system/model.ts';
import * as tokens from '../../src/web/views/make/tokens/model.ts';
import { startTestService, type TestService } from '../service.ts';
import { runs, sized } from '../size.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const ask = async (path: string, json: unknown) => {
  const { status, body } = await service.call('POST', path, { key, json });
  if (status !== 200) expect.fail(JSON.stringify([json, body]).slice(0, 400));
  return body;
};
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

const random = seeded(23, 1);
const below = (most: number): number => Math.floor(most * random());
const some = <T>(all: readonly T[]): T => all[below(all.length)]!;
const share = (): number => below(101) / 100;
const someHex = (): string =>
  `#${below(2 ** 24)
    .toString(16)
    .padStart(6, '0')}`;

/** A view as a link brings it. */
const show = (inputs: { load: (fragment: string) => void }, values: Readonly<Record<string, string | number>>): void =>
  inputs.load(`#${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`);

/** What takes longest draws fewest: a set of tokens thirty times as long as a harmony, a gradient and a palette some times as long. */
const CALLS = {
  palettes: sized(475, 20),
  harmonies: runs(475),
  shades: runs(475),
  gradients: sized(475, 16),
  tokens: sized(100, 5),
};

describe('what the page makes is what the service makes', () => {
  it('palettes', async () => {
    for (let i = 0; i < CALLS.palettes; i += 1) {
      // The slow method is compared below.
      const method = some(PALETTE_METHOD_IDS.filter((id) => id !== 'qualitative'));
      const [hue, s, l, n, wheel, seed] = [
        below(361),
        share(),
        share(),
        1 + below(24),
        some(['hsl', 'oklch']),
        below(1e6),
      ];
      const bySeed = i % 3 === 0;
      const balance = i % 2 === 0;
      show(palette.inputs, {
        method,
        hue: bySeed ? 'seed' : hue,
        s,
        l,
        n,
        wheel,
        seed,
        balance: balance ? 'on' : 'off',
      });
      const wanted = {
        method,
        saturation: s,
        lightness: l,
        count: n,
        wheel,
        balance,
        seed,
        ...(bySeed ? {} : { hue }),
      };
      expect(asJson(TASKS.palette(palette.settings.value, 'golden_ratio'))).toEqual(
        await ask('/v1/palette/generate', wanted),
      );
    }
    const settings = {
      method: 'qualitative',
      hue: 20,
      saturation: 0.6,
      lightness: 0.6,
      count: 8,
      seed: 5,
      wheel: 'hsl',
    } as const;
    expect(asJson(TASKS.palette(settings, 'golden_ratio'))).toEqual(await ask('/v1/palette/generate', settings));
  });

  it('harmonies', async () => {
    for (let i = 0; i < CALLS.harmonies; i += 1) {
      const wanted = {
        method: some(HARMONY_METHOD_IDS),
        hue: below(361),
        saturation: share(),
        lightness: share(),
        wheel: some(['hsl', 'oklch', 'ryb']),
        balance: true,
      };
      const { method, hue, saturation, lightness, wheel } = wanted;
      show(harmony.inputs, { method, hue, s: saturation, l: lightness, wheel });
      expect(asJson(harmony.harmony.value)).toEqual(await ask('/v1/harmony/generate', wanted));
    }
  });

  it('shades, and how they are judged', async () => {
    for (let i = 0; i < CALLS.shades; i += 1) {
      const [color, method, steps] = [someHex(), some(SHADE_METHOD_IDS), 3 + below(22)];
      show(shades.inputs, { c: color.slice(1), method, n: steps });
      const scale = await ask('/v1/shade/scale', { color, method, steps, seed: 1 });
      expect(asJson(TASKS.shades(shades.settings.value, 'tailwind'))).toEqual(scale);
      if (i % 4 !== 0) continue;
      const hexes = scale.steps.map(({ hex }: { hex: string }) => hex);
      const judged = await ask('/v1/shade/evaluate', { steps: hexes });
      // The mark on the curve stands where the note of the service says that the largest step is.
      const [from] = judged.notes.flatMap((note: string) => /from step (\d+)/.exec(note)?.[1] ?? []);
      if (from !== undefined) expect(shades.unevenIn(hexes.map(rgb))).toBe(Number(from) - 1);
    }
  });

  it('gradients of schemes, and where their worst transition is', async () => {
    for (let i = 0; i < CALLS.gradients; i += 1) {
      const [scheme, many, seed] = [some(GRADIENT_SCHEME_IDS), some(['simple', 'detailed', 'extreme']), below(1e6)];
      const [interpolation, easing] = [some(INTERPOLATION_IDS), some(EASING_IDS)];
      show(gradient.inputs, { scheme, many, seed, in: interpolation, ease: easing });
      const answer = await ask('/v1/gradient/generate', {
        method: scheme,
        complexity: many,
        seed,
        interpolation,
        easing,
        steps: gradient.SAMPLES,
      });
      expect(gradient.stops.value.map(({ color }) => toHex(color))).toEqual(
        answer.stops.map(({ hex }: { hex: string }) => hex),
      );
      const made = TASKS.gradient(gradient.asked.value, gradient.SAMPLES);
      expect(made.samples.map(({ linear }) => toHex(fromLinear(linear)))).toEqual(
        answer.colors.map(({ hex }: { hex: string }) => hex),
      );
      if (i % 4 !== 0) continue;
      const stops = gradient.stops.value.map(({ color, position }) => ({ pos: position, hex: toHex(color) }));
      // The page offers the vivid path by a button, and searches it when it is chosen.
      const { vivid: _, ...analysed } = await ask('/v1/gradient/analyse', { stops, interpolation, easing, steps: 96 });
      expect(asJson(made.analysed)).toEqual(analysed);
    }
  });

  it('tokens', async () => {
    for (let i = 0; i < CALLS.tokens; i += 1) {
      const [seed, chosen, dark] = [someHex(), some(TOKEN_HARMONY_IDS), random() < 0.5];
      show(tokens.inputs, { c: seed.slice(1), harmony: chosen, dark: dark ? 'yes' : 'no' });
      expect(asJson(TASKS.tokens(tokens.settings.value))).toEqual(
        await ask('/v1/tokens/generate', { seed, harmony: chosen, dark }),
      );
    }
  });

  it('design systems, and presets', async () => {
    const presets = PRESETS.map(({ id }) => () => {
      show(system.inputs, { depth: 8 + below(100) });
      system.takePreset(id);
    });
    const random = Array.from({ length: 13 }, () => () => {
      const colors = Array.from({ length: below(4) }, () => someHex().slice(1));
      const styles = STYLE_IDS.filter(() => below(9) === 0).join(',');
      const values = { colors: colors.join('~'), styles, lock: some(['no', 'yes']), intent: some(INTENT_IDS) };
      show(system.inputs, { ...values, derived: 1 + below(24), depth: 8 + below(100), seed: below(1e6) });
    });
    const wanted = [...presets, ...random];
    for (const begin of sized(wanted, [wanted[0]!, wanted.at(-1)!])) {
      begin();
      const made = await TASKS.system(system.settings.value);
      expect(asJson(made)).toEqual(await ask('/v1/personalize/system', system.brief.value));
    }
  });

  it('the colours of a picture', async () => {
    const [width, height] = [60, 40];
    const data = new Uint8ClampedArray(4 * width * height);
    for (let i = 0; i < width * height; i += 1) data.set([(i * 7) % 256, (i >> 3) % 256, (i * 3) % 256, 255], 4 * i);
    const image = encodePng({ width, height, data }).toString('base64');
    const { colors } = await ask('/v1/palette/from-image', { image, count: 6 });
    expect(TASKS.imagePalette({ data, width, height }, 6).map(({ color }) => toHex(color))).toEqual(
      colors.map(({ hex }: { hex: string }) => hex),
    );
  });
});

describe('what was changed by hand', () => {
  it('stays whatever is generated, comes back with the link, and is released', () => {
    show(harmony.inputs, { hue: 10 });
    harmony.edited.put(new Map([[1, rgb('#123456')]]));
    harmony.inputs.set('hue', '20');
    expect(toHex(harmony.edited.colors.value[1]!)).toBe('#123456');
    const link = harmony.inputs.fragment();
    expect(link).toBe('#hue=20&edit=1:123456');
    harmony.inputs.load('');
    harmony.inputs.load(link);
    expect(toHex(harmony.edited.colors.value[1]!)).toBe('#123456');
    harmony.edited.release();
    expect(harmony.edited.kept.value.size).toBe(0);
  });

  it.each(['#edit=x', '#edit=99:zzzzzz~1:12', '#n=0&s=7&l=-1&method=none&wheel=x&hue=nan', '#seed=1.5'])(
    'a link that was broken, %s, is read as far as it goes',
    (link) => {
      palette.inputs.load(link);
      expect(TASKS.palette(palette.settings.value, 'golden_ratio').colors).toHaveLength(6);
      expect(palette.edited.kept.value.size).toBe(0);
      shades.inputs.load(link);
      expect(TASKS.shades(shades.settings.value, 'tailwind').steps.length).toBeGreaterThan(1);
      expect(shades.edited.kept.value.size).toBe(0);
    },
  );

  it('stops of a gradient have places, which a link keeps and which may be a hard edge', () => {
    gradient.inputs.load('#stops=ff0000~00ff00~0000ff&at=0~0.5~0.5');
    expect(gradient.stops.value.map(({ position }) => position)).toEqual([0, 0.5, 0.5]);
    expect(gradient.isEven.value).toBe(false);
    gradient.inputs.load('#stops=ff0000~00ff00~0000ff&at=0.9~0.1');
    expect(gradient.stops.value.map(({ position }) => position)).toEqual([0, 0.5, 1]);
  });
});
