import { describe, expect, it } from 'vitest';
import { backgroundCss, type Layer, layeredBackground, layerImage } from '../../src/web/views/make/gradient/layer.ts';
import {
  NEW_LAYER,
  readSettings,
  unreadSettings,
  writeSettings,
} from '../../src/web/views/make/gradient/layer-settings.ts';

const [RED, BLUE] = [
  { r: 255, g: 0, b: 0 },
  { r: 0, g: 0, b: 255 },
];
const LAYER: Layer = { type: 'linear', angle: 45, opacity: 100, blend: 'normal', colors: [RED, BLUE] };
const BOTTOM = { image: 'linear-gradient(in oklch, red, blue)', plain: 'linear-gradient(red, blue)' };

describe('a layer of a gradient', () => {
  it('comes back from a link; what cannot be read is as in a new one, and named', () => {
    expect(readSettings(writeSettings(LAYER))).toEqual({ type: 'linear', angle: 45, opacity: 100, blend: 'normal' });
    expect(readSettings('spiral~400~-1~none')).toEqual(NEW_LAYER);
    expect(readSettings('conic')).toEqual({ ...NEW_LAYER, type: 'conic' });
    expect(readSettings('')).toEqual(NEW_LAYER);
    expect(unreadSettings('spiral~9~x')).toEqual(['spiral', 'x']);
    expect(unreadSettings('conic~09~40~multiply~more')).toEqual(['more']);
    expect(unreadSettings(writeSettings(LAYER))).toEqual([]);
    expect(unreadSettings('')).toEqual([]);
  });
  it('is an image of CSS, faded by its opacity and the alpha of its colours', () => {
    expect(layerImage(LAYER)).toBe('linear-gradient(45deg in oklab, #ff0000, #0000ff)');
    expect(layerImage({ ...LAYER, type: 'radial', opacity: 40 })).toBe(
      'radial-gradient(circle at 50% 50% in oklab, #ff000066, #0000ff66)',
    );
    expect(layerImage({ ...LAYER, opacity: 50, colors: [{ ...RED, alpha: 0.4 }, BLUE] })).toBe(
      'linear-gradient(45deg in oklab, #ff000033, #0000ff80)',
    );
    expect(layerImage({ ...LAYER, type: 'conic' })).toBe(
      'conic-gradient(from 45deg at 50% 50% in oklab, #ff0000, #0000ff, #ff0000)',
    );
  });
  it('lies over the gradient, each with its mode; the file has a line before it for browsers that mix in sRGB', () => {
    const background = layeredBackground([{ ...LAYER, blend: 'multiply' }, LAYER], BOTTOM);
    expect(background.images).toHaveLength(3);
    expect(background.images[2]).toBe(BOTTOM.image);
    expect(background.blends).toEqual(['multiply', 'normal', 'normal']);
    const [plain, exact] = backgroundCss(background).split('background:').slice(1);
    expect(plain).not.toContain(' in okl');
    expect(plain).toContain('linear-gradient(45deg, #ff0000, #0000ff)');
    expect(exact).toContain('45deg in oklab');
  });
});
