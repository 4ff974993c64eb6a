import { describe, expect, it } from 'vitest';
import { callsToService } from '../routers/calls.ts';

const { get, post } = callsToService();

const CROSSED = [
  ['/palette/library?min_contrast=2&max_contrast=1.5', 'min_contrast', 'max_contrast'],
  ['/palette/library?max_lightness=0.2&min_lightness=0.8', 'min_lightness', 'max_lightness'],
  ['/accessibility/corpus?min_ratio=7&max_ratio=4.5', 'min_ratio', 'max_ratio'],
  ['/color/atlas?min_lightness=0.9&max_lightness=0.1', 'min_lightness', 'max_lightness'],
  ['/gradient/library?min_stops=9&max_stops=3', 'min_stops', 'max_stops'],
] as const;

describe('a least above its greatest', () => {
  it.each(CROSSED)('is refused by %s, naming both', async (path, least, greatest) => {
    const { status, body } = await get(path);
    expect([status, body.error.code, body.error.details]).toEqual([400, 'INVALID_INPUT', { field: least }]);
    expect(body.error.message).toContain(least);
    expect(body.error.message).toContain(greatest);
  });

  it('is refused when an export is queued', async () => {
    const filter = { min_contrast: 2, max_contrast: 1.5 };
    const { body } = await post('/jobs/collection-export', { collection: 'palettes', filter });
    expect(body.error.details).toEqual({ field: 'filter.min_contrast' });
  });

  it('is none where both are the same, or where a range runs over 0', async () => {
    for (const path of [
      '/accessibility/corpus?min_ratio=4.5&max_ratio=4.5&max_scan=1000',
      '/color/atlas?hue_from=340&hue_to=20',
    ])
      expect((await get(path)).status, path).toBe(200);
  });
});

describe('a bound that no record can reach', () => {
  it('gives a finished page at once, with the most there can be', async () => {
    const beyond = await get('/palette/library?min_contrast=2.2&max_scan=1000');
    expect(beyond.body).toMatchObject({
      palettes: [],
      scanned: 0,
      exhausted: true,
      next_cursor: null,
      truncated: false,
      reachable: { field: 'min_contrast', max: 2.1406 },
    });
    const pale = await get('/palette/library?min_chroma=0.4&max_scan=1000');
    expect(pale.body.reachable).toEqual({ field: 'min_chroma', max: 0.3225 });
  });

  it('is not spoken of where the filter can be met', async () => {
    const { body } = await get('/palette/library?min_contrast=1.3&max_scan=1000');
    expect(body).not.toHaveProperty('reachable');
  });

  it('stands in the statistics', async () => {
    const { body } = await get('/palette/library/stats');
    expect(body.reachable).toContainEqual({ field: 'min_contrast', max: 2.1406 });
  });
});

describe('banding', () => {
  it('is judged alike by the library and by analyse, in the space and easing that both name', async () => {
    const { body } = await get('/gradient/library?limit=40&offset=300&full=true');
    for (const { id, stops, judged_in, metrics, banding, recompute } of body.gradients) {
      // Its samples came back into sRGB in the way of the first edition, and the record says so.
      if (recompute.includes('first edition')) continue;
      const placed = stops.map((stop: { hex: string }) => stop.hex);
      const again = await post('/gradient/analyse', { stops: placed, steps: metrics.samples, ...judged_in });
      expect(again.body, id).toMatchObject({ banding, judged_in, step_ratio: metrics.step_ratio });
    }
    const plain = await post('/gradient/analyse', { stops: ['#3355aa', '#aa5533'] });
    expect(plain.body.judged_in).toEqual({ interpolation: 'srgb', easing: 'linear' });
  });

  it('does not depend on the order in which stops are sent, and sees hard edges', async () => {
    const stops = [
      { pos: 0, hex: '#0000ff' },
      { pos: 0.5, hex: '#888888' },
      { pos: 1, hex: '#ff0000' },
    ];
    const sorted = await post('/gradient/analyse', { stops });
    expect((await post('/gradient/analyse', { stops: stops.toReversed() })).body).toEqual(sorted.body);
    expect(sorted.body.note).not.toMatch(/one colour/);
    const edge = [stops[2], { pos: 0.5, hex: '#ff0000' }, stops[0], { pos: 0.5, hex: '#0000ff' }];
    const hard = await post('/gradient/analyse', { stops: edge });
    expect(hard.body).toMatchObject({ banding: 'visible-step-risk' });
    expect(hard.body.worst_transition_at).toBeCloseTo(0.5, 1);
    // The first of two at one place comes first: blue from the left, red from the middle on, is the edge turned round.
    const turned = [
      { pos: 0, hex: '#0000ff' },
      { pos: 0.5, hex: '#0000ff' },
      { pos: 0.5, hex: '#ff0000' },
      { pos: 1, hex: '#ff0000' },
    ];
    expect((await post('/gradient/analyse', { stops: turned })).body).toMatchObject({ banding: 'visible-step-risk' });
    // What is hidden behind another stop at an end is not seen.
    const hidden = [{ pos: 0, hex: '#00ff00' }, stops[0], stops[2], { pos: 1, hex: '#00ff00' }];
    const { body: open } = await post('/gradient/analyse', { stops: [stops[0], stops[2]] });
    expect((await post('/gradient/analyse', { stops: hidden })).body).toEqual({ ...open, stops: expect.any(Array) });
  });
});
