import { describe, expect, it } from 'vitest';
import xkcd from 'xkcd-colors';
import { atlas } from '../../src/collections/atlas/atlas.ts';
import { atlasColumns, atlasRow, keptAtlas } from '../../src/collections/atlas/atlas-columns.ts';
import { measure } from '../../src/collections/atlas/atlas-measures.ts';
import { atlasRecord, atlasSummary } from '../../src/collections/atlas/atlas-record.ts';
import { ATLAS_SIZE, deriveAtlas } from '../../src/collections/atlas/derive-atlas.ts';
import { DROPPED_NAMES } from '../../src/collections/atlas/dropped-names.ts';
import { findInAtlas } from '../../src/collections/atlas/find-in-atlas.ts';
import { colorName, NAMES, nearestName } from '../../src/collections/atlas/name-list.ts';
import names from '../../src/collections/atlas/names.json' with { type: 'json' };
import { nearestInAtlas } from '../../src/collections/atlas/nearest-in-atlas.ts';
import { sortsOf } from '../../src/collections/collection.ts';
import { browseLibrary, type LibraryQuery } from '../../src/collections/in-memory/library.ts';
import { cie76 } from '../../src/color/difference/cie76.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { NAMED_COLORS } from '../../src/color/named-colors.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { sized, some } from '../size.ts';
import { hashOf } from './hash.ts';

const colors = deriveAtlas();
const all = Array.from(colors, (_, id) => atlasRecord(id, atlasRow(id)));
const page = (query: Partial<LibraryQuery>) =>
  browseLibrary(atlas, keptAtlas(), { sort: 'id', order: 'asc', limit: ATLAS_SIZE, offset: 0, ...query });
const white = rgb('#ffffff');

describe('the atlas', () => {
  it('has not moved by a bit', () => {
    expect(hashOf(colors)).toBe('7107bb8eda1fffd94d0cc6ee9923adfaffd8d49d5a970f65b0739f5ed6f2cb0a');
    // With hue and OKLCH as they are measured: how many decimals an answer shows is no part of a record. Nor are names.
    const measured = all.map((_, id) => {
      const { hue = null, lightness, chroma, okHue } = measure(atlasRow(id).color);
      const { name: _name, name_distance: _distance, keyword: _keyword, ...rest } = atlasSummary(id, atlasRow(id));
      return { ...rest, hue, oklch: { l: lightness, c: chroma, h: okHue } };
    });
    expect(hashOf(measured)).toBe('0f0dc50d50bd05175380ca0fd155dbb107847ab82a9d713b8a8eb513f086ff34');
    const whole = all.map(({ name: _name, name_distance: _distance, keyword: _keyword, ...rest }) => rest);
    expect(hashOf(whole)).toBe('757e04d2789cd1ee6cd8ce38e020a995b6f53014b23c978b3ed6b0b1f4edb25d');
  });
  it('holds 8,192 different colours inside sRGB', () => {
    expect(new Set(colors).size).toBe(ATLAS_SIZE);
    expect(new Set(all.map(({ hex }) => hex)).size).toBe(ATLAS_SIZE);
  });
  it('lies as close as was measured for this construction: no colour of a grid is farther than 8 from it', () => {
    let [worst, sum, count] = [0, 0, 0];
    const step = sized(17, 51);
    for (let r = 0; r < 256; r += step)
      for (let g = 0; g < 256; g += step)
        for (let b = 0; b < 256; b += step) {
          const [match] = nearestInAtlas({ r, g, b }, 1);
          worst = Math.max(worst, match!.distance);
          sum += match!.distance;
          count += 1;
        }
    expect(worst).toBeLessThan(9);
    // Of a coarser grid more points are corners of sRGB.
    expect(sum / count).toBeLessThan(sized(2.8, 3.3));
  });
  it('shows numbers that can be computed again from the hex', () => {
    for (let id = 0; id < ATLAS_SIZE; id += 13) {
      const record = all[id]!;
      const color = rgb(record.hex);
      const { l, c, h } = toOklch(color);
      expect(Math.abs(record.oklch.l - l)).toBeLessThan(6e-5);
      expect(Math.abs(record.oklch.c - c)).toBeLessThan(6e-5);
      if (c > 0.001) expect(Math.abs(record.oklch.h! - h) % 360).toBeLessThan(0.006);
      const ratio = contrastRatio(color, white);
      expect(ratio - record.contrast_on_white).toBeGreaterThanOrEqual(0);
      expect(ratio - record.contrast_on_white).toBeLessThan(1.001e-4);
    }
  });
  it('has the nearest name of the survey for every colour', () => {
    expect(NAMES.length).toBe(892);
    const nearest = (id: number) => nearestName(measure(colors[id]!).lab);
    expect(some([...colors.keys()]).filter((id) => nearest(id) !== names.name[id])).toEqual([]);
  });
  it('has the CSS keyword of the colours that are exactly one', () => {
    const keywords = all.filter(({ keyword }) => keyword !== null);
    for (const { keyword, hex } of keywords) expect(toHex(NAMED_COLORS.get(keyword!)!)).toBe(hex);
    const values = new Set([...NAMED_COLORS.values()].map(toHex));
    expect(all.filter(({ hex }) => values.has(hex))).toEqual(keywords);
    expect(['#ff0000', '#663399', '#00ffff', '#808080', '#fe0000'].map((hex) => colorName(rgb(hex)))).toEqual([
      ...['red', 'rebeccapurple', 'aqua', 'gray'],
      'fire engine red',
    ]);
  });
  it('gives no colour a name that is dropped', () => {
    const vulgar = /shit|puke|vomit|piss|\bpoo\b|poop|barf|snot|booger|diarrhea/;
    const insulting = /sick|\bbile\b|bruise|blood|ugly|nasty|gross|hospital|dirt|indian|barney/;
    const survey = xkcd.colors.map(({ name }) => name);
    const bad = survey.filter((name) => vulgar.test(name) || insulting.test(name));
    expect([...DROPPED_NAMES].toSorted()).toEqual(bad.toSorted());
    expect(NAMES.filter(({ name }) => DROPPED_NAMES.has(name))).toEqual([]);
    const given = new Set(all.map(({ name }) => name));
    // Colours of a lattice that has no more to do with the atlas than a random one.
    const count = sized(100_000, 2_000);
    for (let i = 0; i < count; i += 1) {
      const packed = Math.floor(((i * 0.618_033_988_75) % 1) * 0x1000000);
      given.add(colorName({ r: packed >> 16, g: (packed >> 8) & 255, b: packed & 255 }));
    }
    expect([...given].filter((name) => DROPPED_NAMES.has(name) || vulgar.test(name))).toEqual([]);
  });
  it('uses every label, and leaves mood empty', () => {
    const { labels } = atlas.stats(atlasColumns());
    for (const rows of Object.values(labels)) expect(rows.filter(({ count }) => count === 0)).toEqual([]);
    expect(all.every(({ mood }) => mood.length === 0)).toBe(true);
    for (const rows of [labels.emotion, labels.art_movement, labels.ai_mood, labels.ai_design_usage])
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(ATLAS_SIZE);
  });
});

describe('browsing', () => {
  const cases: [string, Partial<LibraryQuery>, (r: (typeof all)[number]) => boolean][] = [
    ['hue', { hue_from: 100, hue_to: 140 }, ({ hue }) => hue !== null && hue >= 100 && hue <= 140],
    ['hue over 0', { hue_from: 340, hue_to: 20 }, ({ hue }) => hue !== null && (hue >= 340 || hue <= 20)],
    ['hue from alone', { hue_from: 300 }, ({ hue }) => hue !== null && hue >= 300],
    ['hue to alone', { hue_to: 30 }, ({ hue }) => hue !== null && hue <= 30],
    ['lightness', { min_lightness: 0.45, max_lightness: 0.5 }, ({ oklch }) => oklch.l >= 0.45 && oklch.l <= 0.5],
    ['chroma', { min_chroma: 0.2 }, ({ oklch }) => oklch.c >= 0.2],
    [
      'contrasts',
      { min_contrast_on_white: 4.5, min_contrast_on_black: 4.5 },
      (r) => r.contrast_on_white >= 4.5 && r.contrast_on_black >= 4.5,
    ],
    ['emotion', { emotion: 'docile' }, ({ emotion }) => emotion === 'docile'],
    ['emotion by its plain word', { emotion: 'gentle' }, ({ emotion }) => emotion === 'docile'],
    ['art movement', { art_movement: 'bauhaus' }, (r) => r.art_movement === 'bauhaus'],
    ['mood', { ai_mood: 'chic' }, (r) => r.ai_mood === 'chic'],
    ['usage', { ai_design_usage: 'accent' }, (r) => r.ai_design_usage === 'accent'],
    ['tag', { design_tag: 'pastel', min_lightness: 0.9 }, (r) => r.design_tag.includes('pastel') && r.oklch.l >= 0.9],
  ];
  it.each(cases)('finds by %s exactly the records that say so', (_, query, holds) => {
    const expected = all.filter(holds).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(page(query).rows).toEqual(expected);
  });
  it.each(sortsOf(atlas.sorts))('sorts by %s both ways', (sort) => {
    const keyOf = (id: number) => {
      const { hue, oklch, contrast_on_white } = all[id]!;
      return { id, hue: hue ?? 999, lightness: oklch.l, chroma: oklch.c, contrast_on_white }[sort];
    };
    const up = page({ sort }).rows.map(keyOf);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    const down = page({ sort, order: 'desc', min_chroma: 0.1 }).rows.map(keyOf);
    expect(down).toEqual([...down].sort((a, b) => b - a));
  });
  it('is met whole by following the offsets', () => {
    const seen: number[] = [];
    for (let offset: number | null = 0; offset !== null; ) {
      const { rows, nextOffset } = page({ sort: 'hue', limit: 200, offset });
      seen.push(...rows);
      offset = nextOffset;
    }
    expect(new Set(seen).size).toBe(ATLAS_SIZE);
  });
});

describe('nearest', () => {
  const labs = all.map(({ hex }) => toLabD65(rgb(hex)));
  it.each(['#7b3fa1', '#ff0000', '#000000', '#ffffff', '#808080', '#0d1117'])('is exact for %s', (hex) => {
    const target = toLabD65(rgb(hex));
    const expected = labs
      .map((lab, id) => ({ id, distance: cie76(target, lab) }))
      .sort((x, y) => x.distance - y.distance || x.id - y.id);
    const found = nearestInAtlas(rgb(hex), 50);
    expect(found.map(({ id }) => id)).toEqual(expected.slice(0, 50).map(({ id }) => id));
    expect(Math.max(...found.map(({ distance }, i) => Math.abs(distance - expected[i]!.distance)))).toBeLessThan(1e-9);
  });
  it('finds a colour of the atlas at distance 0', () => {
    for (let id = 0; id < ATLAS_SIZE; id += 401)
      expect(nearestInAtlas(rgb(all[id]!.hex), 1)).toEqual([{ id, distance: 0 }]);
  });
});

describe('finding one', () => {
  it('goes by number and by colour', () => {
    expect([
      findInAtlas('0'),
      findInAtlas('8191'),
      findInAtlas(all[1234]!.hex),
      findInAtlas(all[5]!.hex.toUpperCase()),
    ]).toEqual([0, 8191, 1234, 5]);
  });
  it('names the nearest where the colour is not there', () => {
    const absent = ['#010203', '#7b3fa1', '#fedcba'].find((hex) => !all.some((r) => r.hex === hex))!;
    const nearest = nearestInAtlas(rgb(absent), 1)[0]!.id;
    expect(() => findInAtlas(absent)).toThrow(`is not in the atlas; the nearest is number ${nearest}`);
  });
  it.each(['8192', '-1', '1.5', 'ultramarine', '#12', '336699ff'])('refuses %j', (text) => {
    expect(() => findInAtlas(text)).toThrow(/id: .* is not a record/);
  });
});

describe('statistics', () => {
  const stats = atlas.stats(atlasColumns());
  it('count what the columns hold', () => {
    const { onWhite, onBlack } = atlasColumns();
    expect(stats.readable_as_text.on_white_aa.count).toBe(onWhite.filter((v) => v >= 4.5).length);
    expect(stats.readable_as_text.on_black_aaa.count).toBe(onBlack.filter((v) => v >= 7).length);
    for (const bins of [stats.hue_distribution, stats.lightness_distribution])
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(ATLAS_SIZE);
    for (const { value, count } of stats.labels.design_tag) expect(page({ design_tag: value }).matched).toBe(count);
  });
});
