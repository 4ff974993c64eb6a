import { describe, expect, it } from 'vitest';
import {
  type Layer,
  layeredBackground,
  layerImage,
  NEW_LAYER,
  readSettings,
  writeSettings,
} from '../../src/web/views/make/gradient/layer.ts';

const LAYER: Layer = { type: 'linear', angle: 45, opacity: 100, blend: 'normal', colors: ['#ff0000', '#0000ff'] };

describe('a layer of a gradient', () => {
  it('comes back from a link; what cannot be read is as in a new one', () => {
    expect(readSettings(writeSettings(LAYER))).toEqual({ type: 'linear', angle: 45, opacity: 100, blend: 'normal' });
    expect(readSettings('spiral~400~-1~none')).toEqual(NEW_LAYER);
    expect(readSettings('conic')).toEqual({ ...NEW_LAYER, type: 'conic' });
    expect(readSettings('')).toEqual(NEW_LAYER);
  });
  it('is an image of CSS, faded by its opacity', () => {
    expect(layerImage(LAYER)).toBe('linear-gradient(45deg in oklab, #ff0000, #0000ff)');
    expect(layerImage({ ...LAYER, type: 'radial', opacity: 40 })).toBe(
      'radial-gradient(circle at 50% 50% in oklab, color-mix(in srgb, #ff0000 40%, transparent), color-mix(in srgb, #0000ff 40%, transparent))',
    );
    expect(layerImage({ ...LAYER, type: 'conic' })).toBe(
      'conic-gradient(from 45deg at 50% 50% in oklab, #ff0000, #0000ff, #ff0000)',
    );
  });
  it('lies over the gradient, each with its mode', () => {
    const { images, blends } = layeredBackground(
      [{ ...LAYER, blend: 'multiply' }, LAYER],
      'linear-gradient(red, blue)',
    );
    expect(images).toHaveLength(3);
    expect(images[2]).toBe('linear-gradient(red, blue)');
    expect(blends).toEqual(['multiply', 'normal', 'normal']);
  });
});
