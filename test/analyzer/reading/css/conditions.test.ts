import { describe, expect, it } from 'vitest';
import { mediaHolds, supportHolds } from '../../../../src/analyzer/reading/css/conditions.ts';

describe('mediaHolds', () => {
  it.each([
    ['', true],
    ['all', true],
    ['screen', true],
    ['print', false],
    ['not print', true],
    ['only screen and (min-width: 48em)', true],
    ['(max-width: 600px)', false],
    ['(width < 600px), (width >= 1000px)', true],
    ['(400px <= width <= 700px)', false],
    ['not ((width < 600px) or (hover: none))', true],
    ['(hover) and (pointer: fine)', true],
    ['(prefers-reduced-motion)', false],
    ['(prefers-color-scheme: dark)', false],
    ['(orientation: portrait)', false],
    ['(min-aspect-ratio: 4/3)', true],
    ['(-webkit-min-device-pixel-ratio: 2)', false],
    ['(min-resolution: 192dpi)', false],
    ['(video-color-gamut: p3)', null],
    ['(width > calc(1px * 3))', null],
    ['print, (unknown: 1)', null],
    ['screen, (unknown: 1)', true],
    ['(((', null],
    [`${'('.repeat(100)}width${')'.repeat(100)}`, null],
  ])('%s: %s', (query, holds) => expect(mediaHolds(query)).toBe(holds));
});

describe('supportHolds', () => {
  it.each([
    ['(display: grid)', true],
    ['(--x: 1)', true],
    ['not (display: grid)', false],
    ['(display: grid) and (not (display: flex))', false],
    ['(display: unheard-of)', null],
    ['selector(:has(a))', null],
    ['(display: grid) or selector(:has(a))', true],
  ])('%s: %s', (condition, holds) => expect(supportHolds(condition)).toBe(holds));
});
