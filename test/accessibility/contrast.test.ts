import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditContrast } from '../../src/accessibility/contrast/audit.ts';
import { checkContrast } from '../../src/accessibility/contrast/check.ts';
import { boundaryLightness } from '../../src/accessibility/contrast/contour.ts';
import { luminanceReaching } from '../../src/accessibility/contrast/direction.ts';
import { fixContrast } from '../../src/accessibility/contrast/fix.ts';
import { DISPLAY_P3, hueSlice } from '../../src/accessibility/contrast/hue-slice.ts';
import { contrastMap } from '../../src/accessibility/contrast/map.ts';
import { contrastPicks } from '../../src/accessibility/contrast/picks.ts';
import { recommend } from '../../src/accessibility/contrast/recommend.ts';
import { STANDARD_NAMES } from '../../src/accessibility/contrast/standards/index.ts';
import { MODEL_IDS, models } from '../../src/accessibility/vision/models/index.ts';
import { coordinatesOf } from '../../src/color/convert.ts';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { maxChroma } from '../../src/color/gamut.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { contrastRatio, relativeLuminance } from '../../src/color/luminance.ts';
import { oklabDistance, toOklab, toOklch } from '../../src/color/oklab.ts';
import { readColor } from '../../src/color/read-color.ts';
import { type Rgb, rgb, toHex } from '../../src/color/rgb.ts';
import { displayP3Linear } from '../../src/color/spaces/display-p3.ts';
import { runs, sized } from '../size.ts';

const reference = JSON.parse(readFileSync(new URL('../reference/contrast.json', import.meta.url), 'utf8')) as {
  recommend: { move: string; ground: string; target: number; refOut: string; refDeltaEOK: number | null }[];
  map: {
    ground: string;
    target: number;
    hues: { h: number; lighter: { L: number; C: number } | null; darker: { L: number; C: number } | null }[];
  }[];
};
const byte = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ r: byte, g: byte, b: byte });
const anyRatio = fc.double({ min: 1, max: 21, noNaN: true });

/** How far 8 bits alone turn the hue of this colour, in degrees. */
const hueGrain = (color: Rgb): number => {
  const { h } = toOklch(color);
  let most = 0;
  for (const dr of [-1, 0, 1])
    for (const dg of [-1, 0, 1])
      for (const db of [-1, 0, 1]) {
        const near = { r: color.r + dr, g: color.g + dg, b: color.b + db };
        if (Object.values(near).some((v) => v < 0 || v > 255)) continue;
        const gap = Math.abs(toOklch(near).h - h) % 360;
        most = Math.max(most, Math.min(gap, 360 - gap));
      }
  return most;
};

describe('check', () => {
  it('judges by every standard, with limits compared before rounding', () => {
    const answer = (fg: string) => checkContrast(rgb(fg), rgb('#ffffff'), 'all', { apca: true });
    expect(Object.fromEntries(answer('#767676').standards.map((one) => [one.standard, one.passes]))).toMatchObject({
      'WCAG 2.1': true,
      'WCAG 2.2': true,
      'WCAG 3.0': null,
      'Service SD Flexible': true,
      'Service SD Strict': false,
    });
    expect(answer('#777777').standards[0]).toMatchObject({ passes: false, passes_large_text: true, level: 'AA large' });
    // 4.4989: rounding to two decimals would let it pass.
    expect(answer('#0078d7').standards[1]!.passes).toBe(false);
    expect(answer('#595959').standards[0]!.level).toBe('AAA');
    expect(answer('#5a5a5a').standards[0]!.level).toBe('AA');
    expect(answer('#767676').passes).toBe(false);
    expect(answer('#000000').passes).toBe(true);
  });

  it('says of WCAG 3.0 that there is no measure, and keeps APCA out of it', () => {
    const { standards, passes } = checkContrast(rgb('#000000'), rgb('#ffffff'), 'WCAG 3.0', { apca: true });
    expect(passes).toBeNull();
    expect(standards).toHaveLength(1);
    expect(standards[0]).toMatchObject({ passes: null, algorithm: null, draft: '2026-09-10', fallback: 'WCAG 2.2' });
    expect(JSON.stringify(standards)).not.toMatch(/apca|\blc\b/i);
  });

  it('drops the APCA value when told to, and nothing else', () => {
    const pair = [rgb('#ffd700'), rgb('#101018'), 'all'] as const;
    const { apca, ...rest } = checkContrast(...pair, { apca: true });
    expect(apca).toMatchObject({ polarity: 'WoB', version: '0.0.98G-4g' });
    expect(apca!.lc).toBeLessThan(0);
    expect(checkContrast(...pair, { apca: false })).toEqual(rest);
    expect(rest.perceptual).toMatchObject({ metric: 'delta-lstar', polarity: 'WoB' });
  });

  it('finds what WCAG alone lets through: red on black for protans', () => {
    const [flexible] = checkContrast(rgb('#ff0000'), rgb('#000000'), 'Service SD Flexible', { apca: false }).standards;
    expect(flexible).toMatchObject({ passes: false, passes_large_text: true, worst: { model: 'vienot1999-protan' } });
    expect(flexible!.worst!.ratio).toBeCloseTo(3.09, 2);
    expect(flexible!.simulated!.map(({ model }) => model)).toEqual(MODEL_IDS);
    for (const { model, judged } of flexible!.simulated!) expect(judged).toBe(models[model].axis !== 'achromat');
  });

  it('strict implies flexible, and flexible implies AA', () =>
    fc.assert(
      fc.property(anyColor, anyColor, (fg, bg) => {
        const passes = Object.fromEntries(
          checkContrast(fg, bg, 'all', { apca: false }).standards.map((v) => [v.standard, v.passes]),
        );
        expect(Object.keys(passes)).toEqual(STANDARD_NAMES);
        if (passes['Service SD Strict']) expect(passes['Service SD Flexible']).toBe(true);
        if (passes['Service SD Flexible']) expect(passes['WCAG 2.2']).toBe(true);
      }),
    ));
});

describe('gamut boundary of a hue', () => {
  it('is where bisection in three channels finds it', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (h, l) => {
          // Around pure blue the slice has a notch a thousandth of a degree deep: bisection may jump over it.
          fc.pre(h < 263.9 || h > 264.7);
          expect(Math.abs(hueSlice(h).maxChroma(l) - maxChroma(l, h))).toBeLessThan(1e-5);
        },
      ),
      { numRuns: runs(5000) },
    ));

  it('in Display P3 ends where a channel of that space leaves 0..1', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        (h, l) => {
          // The notch of pure blue, as above.
          fc.pre(h < 263 || h > 265);
          const most = hueSlice(h, DISPLAY_P3).maxChroma(l);
          const room = (c: number): number => {
            const channels = coordinatesOf(displayP3Linear, readColor(`oklch(${l} ${c} ${h})`).color!.itself);
            return Math.min(...channels, ...channels.map((v) => 1 - v));
          };
          expect(Math.abs(room(most))).toBeLessThan(1e-6);
          expect(room(0.98 * most)).toBeGreaterThan(0);
          expect(room(1.02 * most)).toBeLessThan(0);
          expect(most).toBeGreaterThan(hueSlice(h).maxChroma(l) - 1e-3);
        },
      ),
      { numRuns: runs(1000) },
    ));

  it('has a luminance that rises with lightness', () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (h) => {
        const slice = hueSlice(h);
        let last = 0;
        for (let i = 1; i < 200; i += 1) {
          const y = slice.luminance(i / 200, slice.maxChroma(i / 200));
          expect(y).toBeGreaterThan(last);
          last = y;
        }
      }),
    ));
});

describe('recommend', () => {
  it.each(reference.recommend)('$move on $ground', ({ move, ground, target, refOut, refDeltaEOK }) => {
    const { color, distance } = fixContrast(rgb(move), rgb(ground), target).best!;
    if (refDeltaEOK === null) expect(toHex(color)).toBe(refOut);
    else expect(distance).toBeLessThanOrEqual(refDeltaEOK + 0.004);
  });

  it('reaches the ratio with the colour that is returned, keeps the hue, and says where nothing does (5,000 calls)', () => {
    let unreachable = 0;
    fc.assert(
      fc.property(
        anyColor,
        anyColor,
        anyRatio,
        fc.constantFrom('foreground', 'background'),
        (fg, bg, ratio, target) => {
          const answer = recommend(fg, bg, target, ratio);
          const [moving, ground] = target === 'foreground' ? [fg, bg] : [bg, fg];
          const [black, white] = [rgb('#000000'), rgb('#ffffff')].map((end) => contrastRatio(end, ground));
          const { recommended, alternative } = answer;
          const reached = contrastRatio(rgb(recommended.hex), ground);
          expect(answer.reachable).toBe(Math.max(black!, white!, contrastRatio(fg, bg)) >= ratio);
          if (!answer.reachable) {
            unreachable += 1;
            expect(reached).toBe(Math.max(black!, white!));
            return;
          }
          expect(reached).toBeGreaterThanOrEqual(ratio);
          expect(answer.changed).toBe(contrastRatio(fg, bg) < ratio);
          if (!answer.changed) expect(recommended.hex).toBe(toHex(moving));
          if (alternative) {
            expect(contrastRatio(rgb(alternative.hex), ground)).toBeGreaterThanOrEqual(ratio);
            expect(recommended.delta_e_ok).toBeLessThanOrEqual(alternative.delta_e_ok);
          }
          const [from, to] = [toOklch(moving), toOklch(rgb(recommended.hex))];
          if (from.c < 0.002 && answer.changed) expect(new Set(Object.values(recommended.rgb)).size).toBe(1);
          if (from.c > 0.05 && to.c > 0.05) {
            const gap = Math.abs(from.h - to.h) % 360;
            expect(Math.min(gap, 360 - gap)).toBeLessThanOrEqual(Math.max(3, hueGrain(recommended.rgb)));
          }
        },
      ),
      { numRuns: runs(5000) },
    );
    expect(unreachable).toBeGreaterThan(100);
  });

  it('moves no further than the nearest colour of the hue that a search over all 16.7 million finds', () => {
    const cases = [
      ['#ff0000', '#ffffff', 4.5],
      ['#7a8a60', '#808080', 3],
      ['#8b5cf6', '#0f172a', 7],
      ['#22aa88', '#ffffff', 4.5],
      ['#d08020', '#3f4a52', 3.2],
      ['#ffd23f', '#ffffff', 3],
    ] as const;
    const wanted = cases.map(([move, ground, ratio]) => {
      const lab = toOklab(rgb(move));
      const c = Math.hypot(lab[1], lab[2]);
      const normal = [-lab[2] / c, lab[1] / c] as const;
      return { move, ground, ratio, lab, normal, y: relativeLuminance(rgb(ground)), least: Number.POSITIVE_INFINITY };
    });
    for (let code = 0; code < 1 << 24; code += sized(1, 11)) {
      const color = { r: code >> 16, g: (code >> 8) & 255, b: code & 255 };
      const y = relativeLuminance(color);
      if (!wanted.some((w) => (Math.max(y, w.y) + 0.05) / (Math.min(y, w.y) + 0.05) >= w.ratio)) continue;
      const lab = toOklab(color);
      for (const w of wanted) {
        if ((Math.max(y, w.y) + 0.05) / (Math.min(y, w.y) + 0.05) < w.ratio) continue;
        // On the half plane of the hue, within what 8 bits allow.
        if (Math.abs(w.normal[0] * lab[1] + w.normal[1] * lab[2]) > 0.002) continue;
        if (lab[1] * w.lab[1] + lab[2] * w.lab[2] < 0) continue;
        w.least = Math.min(w.least, oklabDistance(lab, w.lab));
      }
    }
    for (const { move, ground, ratio, least } of wanted) {
      const { distance } = fixContrast(rgb(move), rgb(ground), ratio).best!;
      expect(distance, `${move} on ${ground}`).toBeLessThanOrEqual(least + 0.004);
    }
  });
});

describe('audit', () => {
  it('counts, fixes, and says where a ground cannot be mended', () => {
    const colors = ['#ffa500', '#0000cd', '#66aa55', '#e0e0e0'].map(rgb);
    const good = auditContrast(rgb('#ffffff'), colors, 4.5);
    expect(good).toMatchObject({ verdict: 'some-fail', passing: 1, failing: 3 });
    for (const { passes, fix } of good.results)
      expect(passes ? fix === null : contrastRatio(rgb(fix!.hex), rgb('#ffffff')) >= 4.5).toBe(true);
    const bad = auditContrast(rgb('#777777'), [rgb('#ff0000')], 10);
    expect(bad.verdict).toBe('all-fail');
    expect(bad.results[0]).toMatchObject({ passes: false, reachable: false, fix: null });
  });
});

describe('map and picks', () => {
  it('lies where the reference does', () => {
    for (const { ground, target, hues } of reference.map)
      for (const { h, ...sides } of hues)
        for (const side of ['lighter', 'darker'] as const) {
          const luminance = luminanceReaching(relativeLuminance(rgb(ground)), target, side);
          expect(luminance === undefined).toBe(sides[side] === null);
          if (luminance === undefined) continue;
          const l = boundaryLightness(hueSlice(h), luminance);
          expect(Math.abs(l - sides[side]!.L)).toBeLessThan(1e-5);
          expect(Math.abs(hueSlice(h).maxChroma(l) - sides[side]!.C)).toBeLessThan(1e-5);
        }
  });

  it('gives colours that pass, on the roomier side of the ground', () =>
    fc.assert(
      fc.property(anyColor, anyRatio, fc.integer({ min: 12, max: 40 }), (ground, target, resolution) => {
        const { polarity, contours } = contrastMap(ground, [target], resolution);
        const [black, white] = [rgb('#000000'), rgb('#ffffff')].map((end) => contrastRatio(end, ground));
        expect(polarity).toBe(black! >= white! ? 'BoW' : 'WoB');
        expect(contours[0]!.reachable).toBe(Math.max(black!, white!) >= target);
        for (const { hex, lightness } of contours[0]!.points) {
          expect(lightness === null).toBe(!contours[0]!.reachable);
          if (hex) expect(contrastRatio(rgb(hex), ground)).toBeGreaterThanOrEqual(target);
        }
      }),
    ));

  it('has the territory that counting a grid of colours finds', () => {
    const [ground, target] = [rgb('#e8d5b0'), 3];
    const { contours } = contrastMap(ground, [target], 12);
    const y = relativeLuminance(ground);
    let share = 0;
    for (let i = 0; i < 12; i += 1) {
      const slice = hueSlice(i * 30);
      let [inside, good] = [0, 0];
      for (let l = 0.0025; l < 1; l += 0.005)
        for (let c = 0.001; c < slice.maxChroma(l); c += 0.002) {
          const own = slice.luminance(l, c);
          inside += 1;
          if ((Math.max(own, y) + 0.05) / (Math.min(own, y) + 0.05) >= target) good += 1;
        }
      share += good / inside / 12;
    }
    expect(Math.abs(contours[0]!.territory_pct / 100 - share)).toBeLessThan(0.003);
  });

  it('differ from one another and have a hue, or are dropped with the reason', () => {
    const picked = fc.record({
      ground: anyColor,
      target: fc.constantFrom(3, 4.5, 7),
      hues: fc.integer({ min: 1, max: 36 }),
      margin: fc.constantFrom(0, 0.1, 0.2, 0.4),
    });
    fc.assert(
      fc.property(picked, ({ ground, target, hues, margin }) => {
        const { picks, count, dropped, dropped_hues } = contrastPicks(ground, target, hues, margin);
        expect([picks.length, dropped_hues.length, count + dropped]).toEqual([count, dropped, hues]);
        expect(new Set(picks.map(({ hex }) => hex)).size).toBe(count);
        for (const { oklch } of picks) expect(oklch.c).toBeGreaterThanOrEqual(0.05);
        for (const { hue, why } of dropped_hues) {
          expect(why).toMatch(/target|chroma|that of hue/);
          expect(picks.map((pick) => pick.hue)).not.toContain(hue);
        }
        if (hues > 12) return;
        for (const [i, a] of picks.entries())
          for (const b of picks.slice(i + 1))
            expect(ciede2000(toLabD65(a.rgb), toLabD65(b.rgb))).toBeGreaterThanOrEqual(5);
      }),
      { numRuns: runs(150) },
    );
  });

  it('are not black ten times over: a hue with hardly any chroma left is dropped', () => {
    const { picks, dropped_hues } = contrastPicks(rgb('#777777'), 4.5, 12, 0.3);
    // A dark red and a dark blue; each other hue is as good as one of them, or shows no hue.
    expect(picks.map(({ hue }) => hue)).toEqual([0, 270]);
    for (const { oklch } of picks) expect(oklch.c).toBeGreaterThanOrEqual(0.05);
    expect(dropped_hues).toHaveLength(10);
    expect(dropped_hues).toContainEqual({ hue: 120, why: 'its chroma is below 0.05', same_as: null });
  });

  it('drops every hue of a ground that cannot reach the target', () => {
    expect(contrastPicks(rgb('#777777'), 10, 18, 0.1)).toMatchObject({ count: 0, dropped: 18, picks: [] });
    expect(contrastMap(rgb('#777777'), [10], 24).contours[0]).toMatchObject({ reachable: false, territory_pct: 0 });
  });

  it('holds picks back by the margin and lets them pass', () =>
    fc.assert(
      fc.property(
        anyColor,
        fc.double({ min: 1, max: 12, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (g, t, m) => {
          const { picks, count, dropped } = contrastPicks(g, t, 12, m);
          expect(count + dropped).toBe(12);
          for (const { hex } of picks) expect(contrastRatio(rgb(hex), g)).toBeGreaterThanOrEqual(t);
        },
      ),
    ));
});
