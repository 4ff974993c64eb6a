import type { Face, TypeSystem } from '../../vocabulary/type-systems.ts';
import { HEIGHT, type Lettering, type Shape, WIDTH } from './shape.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const n = (v: number): string => String(Number(v.toFixed(1)));

const element = (shape: Shape): string => {
  if (shape.kind === 'rect')
    return `<rect x="${n(shape.x)}" y="${n(shape.y)}" width="${n(shape.width)}" height="${n(shape.height)}" fill="${shape.fill}"/>`;
  if (shape.kind === 'circle')
    return `<circle cx="${n(shape.cx)}" cy="${n(shape.cy)}" r="${n(shape.r)}" fill="${shape.fill}"/>`;
  if (shape.kind === 'ring')
    return `<circle cx="${n(shape.cx)}" cy="${n(shape.cy)}" r="${n(shape.r)}" fill="none" stroke="${shape.stroke}" stroke-width="${n(shape.width)}"/>`;
  if (shape.kind === 'path') return `<path d="${shape.d}" fill="${shape.fill}"/>`;
  return `<path d="${shape.d}" fill="none" stroke="${shape.stroke}" stroke-width="${n(shape.width)}"/>`;
};

const letters = ({ text, x, y, size, anchor, face, fg }: Lettering, type: TypeSystem): string => {
  const { stack, weight }: Face = type[face];
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" text-anchor="${anchor}" font-family="${escaped(stack)}" font-weight="${weight}" fill="${fg}">${escaped(text)}</text>`;
};

/** A poster as one SVG document that refers to nothing outside itself; type falls back to the families of the system. */
export const posterSvg = (
  title: string,
  shapes: readonly Shape[],
  lettering: readonly Lettering[],
  type: TypeSystem,
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    ...shapes.map(element),
    ...lettering.map((line) => letters(line, type)),
    '</svg>',
  ].join('');
