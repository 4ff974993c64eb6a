import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notAModel } from '../../src/accessibility/vision/ask-model.ts';
import { auditPalette } from '../../src/accessibility/vision/audit.ts';
import { CATEGORY_SLUGS, COLOR_SLUGS, conditions } from '../../src/accessibility/vision/conditions/index.ts';
import { simulateImage } from '../../src/accessibility/vision/image.ts';
import { findCondition, listConditions, listMatrices, listModels } from '../../src/accessibility/vision/list.ts';
import { MODEL_IDS, type ModelId, models } from '../../src/accessibility/vision/models/index.ts';
import { simulateColor } from '../../src/accessibility/vision/one.ts';
import { simulatePalette } from '../../src/accessibility/vision/palette.ts';
import { simulateRgb } from '../../src/accessibility/vision/simulate.ts';
import { type Rgb, rgb, toHex } from '../../src/color/rgb.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import { decodePngBytes } from '../../src/image/png/decode.ts';
import { encodePng } from '../../src/image/png/encode.ts';

const reference = JSON.parse(readFileSync(new URL('../reference/vision.json', import.meta.url), 'utf8')) as {
  audit: {
    palette: string;
    colors: string[];
    model: ModelId;
    severity: number;
    pairs_i_j_before_after: [number, number, number, number][];
  }[];
};
const refusal = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
  throw new Error('nothing was refused');
};
const byte = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ r: byte, g: byte, b: byte });

describe('conditions', () => {
  it('are of colour or spatial, in categories, each with a source', () => {
    expect(COLOR_SLUGS.length).toBeGreaterThanOrEqual(17);
    expect(conditions.size - COLOR_SLUGS.length).toBeGreaterThanOrEqual(25);
    expect(CATEGORY_SLUGS.length).toBeGreaterThanOrEqual(11);
    for (const condition of conditions.values()) {
      expect(condition.sources.length, condition.slug).toBeGreaterThan(0);
      expect(condition.description.length, condition.slug).toBeGreaterThan(20);
      expect(MODEL_IDS as readonly string[]).not.toContain(condition.slug);
      if (condition.kind === 'color') expect(MODEL_IDS).toContain(condition.model);
    }
  });

  it('are shared out without rest by every filter', () => {
    const slugs = (filter: Parameters<typeof listConditions>[0]) =>
      listConditions(filter).conditions.map((c) => c.slug);
    const all = slugs({}).sort();
    expect([...slugs({ kind: 'color' }), ...slugs({ kind: 'spatial' })].sort()).toEqual(all);
    expect([...slugs({ complexity: 'basic' }), ...slugs({ complexity: 'advanced' })].sort()).toEqual(all);
    expect(CATEGORY_SLUGS.flatMap((category) => slugs({ category })).sort()).toEqual(all);
    expect(slugs({ kind: 'color', category: 'media' })).toEqual([]);
  });

  it('are found by slug, or refused with what was meant', () => {
    expect(findCondition('deuteranopia')).toMatchObject({
      condition: { model: 'brettel1997-deutan', default_severity: 1 },
      engine: { id: 'brettel1997-deutan' },
    });
    expect(findCondition('glaucoma')).toMatchObject({ condition: { model: null }, engine: null });
    const unknown = refusal(() => findCondition('glaukoma'));
    expect(unknown).toMatchObject({ code: 'UNKNOWN_CONDITION', details: { near_matches: ['glaucoma'] } });
    expect(refusal(() => findCondition('toString')).code).toBe('UNKNOWN_CONDITION');
  });

  it('are no models: each slug is answered with the model it maps to', () => {
    expect(notAModel('deuteranopia')).toBe(
      '"deuteranopia" is a condition, not an engine model; use "brettel1997-deutan" (severity 1)',
    );
    for (const { slug, ...condition } of conditions.values())
      expect(notAModel(slug)).toContain(condition.kind === 'color' ? condition.model : 'spatial condition');
    for (const name of ['protan', 'normal', '', 7]) for (const id of MODEL_IDS) expect(notAModel(name)).toContain(id);
  });
});

describe('models and matrices', () => {
  it('list every engine model, and another matrix for comparison', () => {
    expect(listModels().models.map(({ id }) => id)).toEqual(MODEL_IDS);
    const used = listModels().models.flatMap((model) => model.used_by);
    expect(used.sort()).toEqual([...COLOR_SLUGS].sort());
    const { models: listed } = listMatrices();
    expect(listed.filter(({ engine_model }) => !engine_model).map(({ id }) => id)).toEqual(['vienot1999-tritan']);
    for (const { kind, ...entry } of listed) expect(Object.values(entry).some(Array.isArray), kind).toBe(true);
  });
});

describe('simulate', () => {
  it('says when it left the gamut', () => {
    expect(simulateColor(rgb('#808080'), 'brettel1997-deutan', 1)).toMatchObject({
      clamped: false,
      simulated: { hex: '#808080' },
    });
    expect(simulateColor(rgb('#ff0000'), 'machado2009-tritan', 1).clamped).toBe(true);
  });
});

describe('palette', () => {
  it('takes every condition at its default severity', () => {
    const { conditions: seen, refused } = simulatePalette([rgb('#c0392b')], undefined, undefined, 1);
    expect(seen.map(({ slug }) => slug)).toEqual(COLOR_SLUGS);
    expect(refused).toEqual([]);
    for (const { slug, model, severity, colors } of seen) {
      expect(conditions.get(slug)).toMatchObject({ model, defaultSeverity: severity });
      expect(colors).toEqual([toHex(simulateRgb(models[model].at(severity), rgb('#c0392b')))]);
    }
  });

  it('lists spatial conditions under refused, names each once, and refuses what does not exist', () => {
    const answer = simulatePalette([rgb('#c0392b')], ['glaucoma', 'deuteranopia', 'deuteranopia'], 0.5, 2);
    expect(answer.refused).toEqual([{ slug: 'glaucoma', reason: 'spatial condition: it has no colour transform' }]);
    expect(answer.conditions).toHaveLength(1);
    expect(answer.conditions[0]!.severity).toBe(0.5);
    const unknown = refusal(() => simulatePalette([rgb('#c0392b')], ['deuteranopa'], undefined, 1));
    expect(unknown).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'conditions' } });
    expect(unknown.message).toContain("Did you mean 'deuteranopia'?");
  });
});

describe('audit', () => {
  const rows = reference.audit.filter(({ model, severity }) =>
    [...conditions.values()].some((c) => c.kind === 'color' && c.model === model && c.defaultSeverity === severity),
  );

  it.each(rows)('$palette under $model at $severity', ({ colors, model, severity, pairs_i_j_before_after }) => {
    const slug = [...conditions.values()].find(
      (c) => c.kind === 'color' && c.model === model && c.defaultSeverity === severity,
    )!.slug;
    const answer = auditPalette(colors.map(rgb), [slug], 100);
    expect(pairs_i_j_before_after.length).toBe(answer.pairs);
    for (const [i, j, before, after] of pairs_i_j_before_after) {
      const pair = answer.conditions[0]!.collapsed.find(({ a, b }) => a === colors[i] && b === colors[j]);
      expect(Math.abs(pair!.before - before)).toBeLessThan(0.02);
      expect(Math.abs(pair!.after - after)).toBeLessThan(0.02);
    }
  });

  it('covers the palettes of the reference', () => expect(rows.length).toBeGreaterThanOrEqual(9));

  it('flags what was close before, and does not hide it', () => {
    const answer = auditPalette(['#c0392b', '#c0392c', '#3366cc'].map(rgb), ['protanopia'], 5);
    expect(answer.already_close).toMatchObject([{ a: '#c0392b', b: '#c0392c' }]);
    expect(answer.conditions[0]!.collapsed).toMatchObject([{ already_close: true }]);
    expect(answer.verdict).toBe('all-kept');
    expect(auditPalette(['#d32f2f', '#388e3c'].map(rgb), ['deuteranopia'], 6).verdict).toBe('some-lost');
  });
});

describe('simulate-image', () => {
  const png = (pixels: readonly (Rgb & { a?: number })[], width: number) =>
    encodePng({
      width,
      height: pixels.length / width,
      data: Uint8ClampedArray.from(pixels.flatMap(({ r, g, b, a = 255 }) => [r, g, b, a])),
    }).toString('base64');

  it('changes every pixel as the colour alone is changed, and keeps alpha', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ r: byte, g: byte, b: byte, a: byte }), { minLength: 6, maxLength: 6 }),
        fc.constantFrom(...MODEL_IDS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (pixels, model, severity) => {
          const { image } = simulateImage(png(pixels, 3), model, severity, 1000);
          const { data } = decodePngBytes(Buffer.from(image.base64, 'base64'));
          expect([image.width, image.height]).toEqual([3, 2]);
          pixels.forEach(({ a, ...color }, i) => {
            const seen = simulateRgb(models[model].at(severity), color);
            expect([...data.slice(4 * i, 4 * i + 4)]).toEqual([seen.r, seen.g, seen.b, a]);
          });
        },
      ),
    ));

  it('lists dominant colours before and after with weights that add up', () =>
    fc.assert(
      fc.property(fc.array(anyColor, { minLength: 1, maxLength: 60 }), (pixels) => {
        const { dominant } = simulateImage(png(pixels, 1), 'brettel1997-protan', 1, 1000);
        expect(dominant.length).toBeLessThanOrEqual(8);
        expect(dominant.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
        for (const { before, after } of dominant)
          expect(after.rgb).toEqual(simulateRgb(models['brettel1997-protan'].at(1), before.rgb));
      }),
    ));

  it('has no dominant colour where everything is transparent', () => {
    expect(simulateImage(png([{ r: 9, g: 9, b: 9, a: 0 }], 1), 'cie1951-rod', 1, 1000).dominant).toEqual([]);
  });

  it('refuses what is over maxPixels', () => {
    const pixels = Array.from({ length: 1001 }, () => ({ r: 1, g: 2, b: 3 }));
    expect(refusal(() => simulateImage(png(pixels, 1), 'cie1951-rod', 1, 1000)).details).toMatchObject({
      field: 'image',
    });
  });
});
