import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../image/picture.ts';
import type { Theme } from '../theme.ts';
import { FAMILY } from './fonts.ts';
import { type Box, type RampStop, rampPixels } from './ramp-pixels.ts';

export interface TextStyle {
  /** In ems of the image (default: 1). */
  readonly size?: number;
  readonly bold?: boolean;
  /** The theme's ink unless said otherwise. */
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the handles of a quarter of a circle lie out, as a share of its radius. */
const QUARTER = 0.5522847498;

/**
 * Draws on a canvas in a few words. It keeps to what the SVG export of Skia writes as elements of their own: solid colours,
 * no transparency, no dashes, curves as cubics, text as text.
 */
export class Pen {
  readonly #context: SKRSContext2D;
  readonly theme: Theme;
  /** Size of the text in pixels; everything is measured in it. */
  readonly em: number;
  readonly width: number;

  readonly #vector: boolean;

  /** `vector`: the canvas writes elements of an SVG, not pixels. */
  constructor(
    context: SKRSContext2D,
    theme: Theme,
    { em, width, vector }: { em: number; width: number; vector: boolean },
  ) {
    this.#context = context;
    this.#vector = vector;
    this.theme = theme;
    this.em = em;
    this.width = width;
  }

  /** Width of a text in pixels. */
  measure(text: string, style: TextStyle = {}): number {
    this.#font(style);
    return this.#context.measureText(text).width;
  }

  /** Text with its baseline at y. With `room` it is cut with an ellipsis to that many pixels, and left out where next to nothing of it fits. */
  text(text: string, x: number, y: number, style: TextStyle = {}, room = Number.POSITIVE_INFINITY): void {
    const shown = this.#cut(text, style, room);
    if (shown === '') return;
    const shift = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'];
    this.#font(style);
    this.#context.fillStyle = style.color ?? this.theme.ink;
    this.#context.fillText(shown, x - shift * this.#context.measureText(shown).width, y);
  }

  fits(text: string, room: number, style: TextStyle = {}): boolean {
    return this.measure(text, style) <= room;
  }

  /** Text in lines of at most `room` pixels, broken between words. */
  lines(text: string, room: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && this.fits(`${last} ${word}`, room, style)) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  }

  rect(x: number, y: number, width: number, height: number, fill: string): void {
    this.#context.fillStyle = fill;
    this.#context.fillRect(x, y, width, height);
  }

  /** A rectangle of colour with round corners and, where `border` is given, a line around it. */
  box(x: number, y: number, width: number, height: number, fill: string, { radius = 0.4, border = '' } = {}): void {
    const r = Math.min(radius * this.em, width / 2, height / 2);
    const k = r * (1 - QUARTER);
    const [right, bottom] = [x + width, y + height];
    const c = this.#context;
    c.beginPath();
    c.moveTo(x + r, y);
    c.lineTo(right - r, y);
    c.bezierCurveTo(right - k, y, right, y + k, right, y + r);
    c.lineTo(right, bottom - r);
    c.bezierCurveTo(right, bottom - k, right - k, bottom, right - r, bottom);
    c.lineTo(x + r, bottom);
    c.bezierCurveTo(x + k, bottom, x, bottom - k, x, bottom - r);
    c.lineTo(x, y + r);
    c.bezierCurveTo(x, y + k, x + k, y, x + r, y);
    c.closePath();
    this.#paint(fill, border, this.em / 14);
  }

  circle(x: number, y: number, radius: number, fill: string, border = '', line = this.em / 10): void {
    const k = radius * QUARTER;
    const c = this.#context;
    c.beginPath();
    c.moveTo(x + radius, y);
    c.bezierCurveTo(x + radius, y + k, x + k, y + radius, x, y + radius);
    c.bezierCurveTo(x - k, y + radius, x - radius, y + k, x - radius, y);
    c.bezierCurveTo(x - radius, y - k, x - k, y - radius, x, y - radius);
    c.bezierCurveTo(x + k, y - radius, x + radius, y - k, x + radius, y);
    c.closePath();
    this.#paint(fill, border, line);
  }

  line(points: readonly Point[], color: string, width: number): void {
    this.#trace(points);
    this.#context.strokeStyle = color;
    this.#context.lineWidth = width;
    this.#context.lineJoin = 'round';
    this.#context.lineCap = 'round';
    this.#context.stroke();
  }

  polygon(points: readonly Point[], fill: string): void {
    this.#trace(points);
    this.#context.closePath();
    this.#paint(fill, '', 0);
  }

  /** A rectangle filled with a gradient in sRGB along one side, between stops from 0 to 1 in order. */
  ramp(box: Box, stops: readonly RampStop[], direction: 'right' | 'down'): void {
    if (!this.#vector) {
      const { x, y, ...pixels } = rampPixels(box, stops, direction);
      this.#context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), x, y);
      return;
    }
    const { x, y, width, height } = box;
    const end = direction === 'right' ? [x + width, y] : [x, y + height];
    const gradient = this.#context.createLinearGradient(x, y, end[0]!, end[1]!);
    for (const { at, color } of stops) gradient.addColorStop(Math.min(1, Math.max(0, at)), color);
    this.#context.fillStyle = gradient;
    this.#context.fillRect(x, y, width, height);
  }

  /** An image, scaled to a box: smoothly where it shrinks, pixel by pixel where it grows. */
  image({ width, height, data }: Picture, box: Box): void {
    const pixels = createCanvas(width, height);
    pixels.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
    const shrinks = box.width < width || box.height < height;
    // An SVG contains what is drawn as it was before it was scaled: no more pixels than the box has.
    const drawn = this.#vector && shrinks ? createCanvas(Math.ceil(box.width), Math.ceil(box.height)) : pixels;
    if (drawn !== pixels) {
      const context = drawn.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(pixels, 0, 0, drawn.width, drawn.height);
    }
    this.#context.imageSmoothingEnabled = shrinks;
    this.#context.imageSmoothingQuality = 'high';
    this.#context.drawImage(drawn, box.x, box.y, box.width, box.height);
    for (const canvas of [drawn, pixels]) {
      canvas.width = 1;
      canvas.height = 1;
    }
  }

  #trace(points: readonly Point[]): void {
    this.#context.beginPath();
    points.forEach(({ x, y }, i) => {
      if (i === 0) this.#context.moveTo(x, y);
      else this.#context.lineTo(x, y);
    });
  }

  #paint(fill: string, border: string, line: number): void {
    if (fill) {
      this.#context.fillStyle = fill;
      this.#context.fill();
    }
    if (!border) return;
    this.#context.strokeStyle = border;
    this.#context.lineWidth = line;
    this.#context.stroke();
  }

  #font({ size = 1, bold = false }: TextStyle): void {
    this.#context.font = `${bold ? 600 : 400} ${Math.round(size * this.em * 100) / 100}px "${FAMILY}"`;
    // Contextual forms of colons and brackets have no character of their own, and would be missing in the text of an SVG.
    this.#context.fontFeatureSettings = '"calt" 0';
  }

  #cut(text: string, style: TextStyle, room: number): string {
    if (this.fits(text, room, style)) return text;
    let kept = text;
    while (kept.length > 3 && !this.fits(`${kept}…`, room, style)) kept = kept.slice(0, -1).trimEnd();
    return kept.length > 3 ? `${kept}…` : '';
  }
}
