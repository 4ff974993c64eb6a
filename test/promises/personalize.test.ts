import { describe, expect, it } from 'vitest';
import { sized, some } from '../size.ts';
import { promised } from './promised.ts';
import { flag, list, must, oneOf, or, real, values, whole } from './rules.ts';

const { answer, returns, takes } = promised();
const INTENTS = ['ui', 'brand', 'poster', 'editorial', 'dashboard'];
const INTENT = or(oneOf(...INTENTS), 'ui');
const STYLES = values([['minimal'], ['coastal', 'retro']], [['no-such-style'], 'minimal']);
const SEED = values([1, 7], [0.5, 'seven']);
const COLORS = ['#1f4e79', '#e07a5f'];
const SCORES = ['preference', 'harmony', 'diversity', 'contrast', 'style_fit', 'accessibility'];
/** The smallest search, for fields that are tried with many values. */
const SMALL = { depth: 8, keep: 2, seed: 7 };

const isSorted = (totals: readonly number[]) => totals.every((total, i) => i === 0 || total <= totals[i - 1]!);

describe('GET /v1/personalize/vocabulary', () => {
  const vocabulary = 'GET /v1/personalize/vocabulary';

  // promise 2.75.1: There are five intents, of which ui is the one that holds if none is sent
  it('has five intents', async () => {
    expect((await answer(vocabulary, {})).body.intents).toEqual(INTENTS);
    const pool = 'POST /v1/personalize/pool';
    for (const intent of INTENTS) expect((await answer(pool, { intent, seed: 7 })).body.brief.intent).toBe(intent);
    expect((await answer(pool, { seed: 7 })).body.brief.intent).toBe('ui');
  });

  // promise 2.76.1, 2.12.3: 18 styles with windows, 19 relationships with offsets, 17 type systems, intents and limits
  it('has styles, relationships, type systems and limits', async () => {
    const shape = {
      styles: 'object[]',
      intents: 'string[]',
      relationships: 'object[]',
      type_systems: 'object[]',
      limits: 'object',
    };
    const { styles, relationships, type_systems } = await returns(vocabulary, shape, {});
    expect([styles.length, relationships.length, type_systems.length]).toEqual([18, 19, 17]);
    for (const style of styles)
      expect(style).toMatchObject({
        chroma: expect.any(Array),
        lightness: expect.any(Array),
        saturation: expect.any(Array),
      });
    for (const { offsets } of relationships) expect(offsets).toEqual(expect.any(Array));
  });
});

describe('GET /v1/personalize/presets', () => {
  // promise 2.77.1: 17 briefs are shipped, in the form of a request
  // promise 2.77.2: Each is accepted by every endpoint of the group
  it('has 17 briefs that can be sent as they are', async () => {
    const { count, presets } = await returns(
      'GET /v1/personalize/presets',
      { count: 'number', presets: 'object[]' },
      {},
    );
    expect([count, presets.length]).toEqual([17, 17]);
    for (const preset of presets) await answer('POST /v1/personalize/pool', preset);
    for (const preset of presets) await answer('POST /v1/personalize/score', preset);
    for (const preset of some<object>(presets, 3)) {
      const least = { ...preset, depth: 8, keep: 1 };
      await answer('POST /v1/personalize/palettes', least);
      await answer('POST /v1/personalize/system', { ...least, include: ['typography'] });
    }
  });
});

describe('POST /v1/personalize/pool', () => {
  const pool = 'POST /v1/personalize/pool';

  // promise 2.78.1: Up to 64 colours (default: a set of eight), styles, intent, 64 colours in the pool, warmth 52, and a seed that is always returned
  it('takes colours, styles, intent, target, warmth and seed', async () => {
    await takes(
      pool,
      {
        colors: values([['#1f4e79'], Array(64).fill('#1f4e79')], [Array(65).fill('#1f4e79'), ['no colour']]),
        styles: STYLES,
        intent: INTENT,
        target: or(whole(1, 240), 64),
        warmth: or(real(0, 100), 52),
        seed: SEED,
      },
      { seed: 7 },
    );
    const { body } = await answer(pool, {});
    expect([typeof body.seed, body.brief.colors.length, body.pool.length]).toEqual(['number', 8, 64]);
    expect((await answer(pool, { seed: body.seed })).body.pool).toEqual(body.pool);
  });

  // promise 2.78.2: Returns the brief in figures, the colours and their profile
  it('returns brief, pool and profile', () =>
    returns(pool, { brief: 'object', pool: 'string[]', profile: 'object' }, { seed: 7 }));
});

describe('POST /v1/personalize/score', () => {
  const score = 'POST /v1/personalize/score';
  const palette = ['#1f4e79', '#e07a5f', '#f4f1de', '#3d405b', '#81b29a'];

  // promise 2.79.1: A palette of 2 to 12 colours is required; the best of all geometries unless one is named; accessibility 72
  it('takes palette, relationship, styles, intent and accessibility', async () => {
    await takes(
      score,
      {
        palette: must(list('#1f4e79', 2, 12)),
        relationship: oneOf('complementary', 'triadic'),
        styles: STYLES,
        intent: INTENT,
        accessibility: or(real(0, 100), 72),
      },
      { palette },
    );
    const { relationships } = (await answer('GET /v1/personalize/vocabulary', {})).body;
    const { body: best } = await answer(score, { palette });
    for (const { id } of relationships) {
      const { body } = await answer(score, { palette, relationship: id });
      expect(body.score.scores.harmony).toBeLessThanOrEqual(best.score.scores.harmony);
    }
  });

  // promise 2.79.2: Returns the score, what it was measured as, the best pair, and alternatives
  it('returns score, geometry and best pair', () =>
    returns(
      score,
      { score: 'object', measured_as: 'object', best_pair: 'object', alternatives: 'object[]' },
      { palette },
    ));
});

describe('POST /v1/personalize/palettes', () => {
  const palettes = 'POST /v1/personalize/palettes';

  // promise 2.75.2: Palettes are ranked by their total, to which six scores contribute
  it('ranks by six scores', async () => {
    const { body } = await answer(palettes, { colors: COLORS, seed: 7, keep: 10 });
    for (const { scores } of body.palettes) expect(Object.keys(scores)).toEqual(SCORES);
    expect(isSorted(body.palettes.map(({ total }: { total: number }) => total))).toBe(true);
    expect(Object.keys(body.brief.weights)).toEqual(SCORES);
  });

  // promise 2.75.3: Contrast and colour vision only weigh: with both at their greatest, every palette that was sampled is ranked
  it('filters by no score', async () => {
    for (const weights of [
      { accessibility: 0, cvd_safe: false },
      { accessibility: 100, cvd_safe: true },
    ]) {
      const greys = { colors: ['#777777', '#7a7a7a'], depth: 40, keep: 8, seed: 7, unique: false };
      const { sweep, palettes: found } = (await answer(palettes, { ...greys, ...weights })).body;
      expect([sweep.survivors, found.length]).toEqual([sweep.sampled, 8]);
    }
  });

  // promise 2.80.1: All fields are optional; depth 320, 24 of six colours, diversity 68, accessibility 72, safe for colour vision and unique unless other values are sent
  it('takes every field with its range and default', async () => {
    await takes(
      palettes,
      {
        colors: values([COLORS], [['no colour']]),
        styles: STYLES,
        intent: INTENT,
        note: values(['a quiet winter sea'], [7]),
        keep: whole(1, 120),
        palette_size: or(whole(5, 12), 6),
        diversity: or(real(0, 100), 68),
        accessibility: or(real(0, 100), 72),
        cvd_safe: or(flag, true),
        seed: SEED,
      },
      { ...SMALL, colors: COLORS },
    );
    await takes(
      palettes,
      { depth: values([8, 1200], [7, 1201, 8.5]), unique: flag },
      { keep: 1, seed: 7, colors: COLORS },
    );
  });

  // promise 2.80.1: The same seed and brief find the same palettes; 320 are sampled and 24 kept; a note is matched; repeated signatures are dropped
  it('repeats with its seed', async () => {
    const first = await answer(palettes, { colors: COLORS, seed: 7 });
    expect((await answer(palettes, { colors: COLORS, seed: 7, depth: 320, keep: 24, unique: true })).text).toBe(
      first.text,
    );
    expect([first.body.sweep.sampled, first.body.palettes.length]).toEqual([320, 24]);
    const { body } = await answer(palettes, { note: 'a quiet winter sea', ...SMALL });
    expect(body.brief.note_matches.length).toBeGreaterThan(0);
    const signatures = first.body.palettes.map(({ colors }: { colors: string[] }) => colors.toSorted().join());
    expect(new Set(signatures).size).toBe(signatures.length);
  });

  // promise 2.80.2: Returns the brief, the palettes with breakdowns, and the sweep: how many were sampled, survived, and where the cut fell
  it('returns brief, sweep and palettes', async () => {
    const body = await returns(
      palettes,
      { brief: 'object', sweep: 'object', palettes: 'object[]' },
      { seed: 7, depth: 40, keep: 4 },
    );
    expect(body.sweep).toMatchObject({ sampled: 40, survivors: expect.any(Number), cut: expect.any(Object) });
    for (const { breakdown } of body.palettes) expect(Object.keys(breakdown)).toEqual(SCORES);
  });
});

describe('POST /v1/personalize/system', () => {
  const system = 'POST /v1/personalize/system';
  const PARTS = ['palettes', 'gradients', 'typography', 'ui_pairs', 'posters', 'tokens'];

  // promise 2.81.1: All fields are optional; all six parts unless some are named; eight derived, depth 320, 24 kept; the seed is always returned
  it('takes every field with its range and default', async () => {
    await takes(
      system,
      {
        colors: values([COLORS], [['no colour']]),
        styles: STYLES,
        intent: INTENT,
        include: values(
          PARTS.map((part) => [part]),
          [['no-such-part'], 'tokens'],
        ),
        derived: whole(1, 24),
        keep: whole(1, 120),
        seed: SEED,
      },
      { ...SMALL, include: ['typography'] },
    );
    await takes(
      system,
      { depth: values(sized([8, 1200], [8]), [7, 1201]) },
      { keep: 1, seed: 7, include: ['typography'] },
    );
    const { body } = await answer(system, {});
    expect([typeof body.seed, body.brief.derived, body.brief.depth, body.brief.keep]).toEqual(['number', 8, 320, 24]);
    expect(body.brief.include).toEqual(PARTS);
  });

  // promise 2.81.2: Returns the leader, and each part
  // promise 2.81.1: Parts that are not named are not there
  it('returns a leader and the parts', async () => {
    const shape = {
      leader: 'object',
      palettes: 'object[]',
      gradients: 'object[]',
      typography: 'object[]',
      ui_pairs: 'object[]',
      posters: 'object[]',
      tokens: 'object',
    };
    await returns(system, shape, { seed: 7, depth: 40, keep: 4 });
    const { body } = await answer(system, { ...SMALL, include: ['gradients'] });
    for (const part of PARTS) expect([part, part in body]).toEqual([part, part === 'gradients']);
  });
});
