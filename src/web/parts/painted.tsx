import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pixels } from '../paint/plane.ts';

export interface Painting {
  readonly pixels: Pixels;
  readonly width: number;
  readonly height: number;
}

const MOST_DENSITY = 2;

const show = (
  canvas: HTMLCanvasElement,
  { pixels, width, height }: Painting,
  colorSpace: PredefinedColorSpace = 'srgb',
): void => {
  if (width === 0 || height === 0) return;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { colorSpace });
  context?.putImageData(new ImageData(pixels, width, height, { colorSpace }), 0, 0);
};

// Its facts are next to it in words and in the controls over it.
const Canvas = ({ canvas, className }: { canvas: RefObject<HTMLCanvasElement | null>; className: string }) => (
  <span aria-hidden="true">
    <canvas ref={canvas} class={className} />
  </span>
);

/** A drawing of fixed size that the browser scales. Painted at most once a frame, only when what it depends on changed. */
export const Painted = ({ painting, className }: { painting: ReadonlySignal<Painting>; className: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useSignalEffect(() => {
    const next = painting.value;
    const frame = requestAnimationFrame(() => canvas.current && show(canvas.current, next));
    return () => cancelAnimationFrame(frame);
  });
  return <Canvas canvas={canvas} className={className} />;
};

type Paint = ReadonlySignal<(width: number, height: number) => Pixels>;

const showToSize = (canvas: HTMLCanvasElement | null, paint: Paint, colorSpace: PredefinedColorSpace): void => {
  if (!canvas) return;
  const density = Math.min(MOST_DENSITY, devicePixelRatio);
  const [width, height] = [Math.round(canvas.clientWidth * density), Math.round(canvas.clientHeight * density)];
  if (width && height) show(canvas, { pixels: paint.peek()(width, height), width, height }, colorSpace);
};

/** A drawing with a pixel for each of the screen, two at most: repainted when its container changes size. */
export const PaintedToSize = ({
  paint,
  className,
  colorSpace = 'srgb',
}: {
  paint: Paint;
  className: string;
  /** Of the pixels; it stays the same while the drawing is there. */
  colorSpace?: PredefinedColorSpace;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useSignalEffect(() => {
    paint.value;
    const frame = requestAnimationFrame(() => showToSize(canvas.current, paint, colorSpace));
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => showToSize(canvas.current, paint, colorSpace));
    observer.observe(canvas.current!);
    return () => observer.disconnect();
  }, [paint, colorSpace]);
  return <Canvas canvas={canvas} className={className} />;
};
