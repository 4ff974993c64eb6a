import { afterAll, describe, expect, it } from 'vitest';
import { COLOR_SLUGS, conditions } from '../../src/accessibility/vision/conditions/index.ts';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';
import { halves, NO_PICTURES } from './pictures.ts';
import { refusal } from './refusal.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const api = callerWith(threads);

describe('models', () => {
  it('are named in the refusal of every condition', async () => {
    for (const slug of COLOR_SLUGS) {
      const { code, field, message } = await refusal(
        api.vision.simulate({ color: '#c0392b', model: slug as 'cie1951-rod' }),
      );
      expect([code, field]).toEqual(['INVALID_INPUT', 'model']);
      const condition = conditions.get(slug)!;
      expect(message).toContain(condition.kind === 'color' ? condition.model : '');
    }
    expect((await refusal(api.vision.condition({ slug: 'glaukom' }))).code).toBe('UNKNOWN_CONDITION');
  });

  it('audit large palettes in a worker as they do here', async () => {
    const colors = Array.from({ length: 64 }, (_, i) => [4 * i, 255 - 3 * i, 128] as const);
    const whole = await api.vision.audit({ colors: [...colors] });
    expect(whole.pairs).toBe(2016);
    const one = await api.vision.audit({ colors: [...colors], conditions: ['deuteranopia'] });
    expect(whole.conditions.find(({ slug }) => slug === 'deuteranopia')).toEqual(one.conditions[0]);
  });
});

describe('pictures', () => {
  it('are seen by a model and answered as PNG', async () => {
    const seen = await api.vision.simulateImage({
      image: `data:image/png;base64,${halves.toString('base64')}`,
      model: 'brettel1997-deutan',
    });
    expect(Buffer.from(seen.image.base64, 'base64').equals(halves)).toBe(true);
    expect(seen.dominant.map(({ weight }) => weight)).toEqual([0.5, 0.5]);
  });

  it.each(NO_PICTURES)('refuse %s', async (_, image) => {
    const call = api.vision.simulateImage({ image, model: 'brettel1997-deutan' });
    expect(await refusal(call)).toMatchObject({ code: 'INVALID_INPUT', field: 'image' });
  });
});
