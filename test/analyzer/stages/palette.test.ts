import { colorsNamed } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect, type Palette } from '../../../src/analyzer/stages/palette/facts/collect.ts';
import { toCssHex } from '../../../src/analyzer/stages/palette/facts/color/convert.ts';
import { readLegacyColor } from '../../../src/analyzer/stages/palette/facts/color/legacy.ts';
import { readColorText } from '../../../src/analyzer/stages/palette/facts/extract.ts';
import { expand } from '../../../src/analyzer/stages/palette/facts/variables.ts';
import { paletteStage } from '../../../src/analyzer/stages/palette/stage.ts';
import { SPACE_IDS } from '../../../src/color/spaces/index.ts';
import { input, outcomes, owes, resource, sheet } from './input.ts';

const hexOf = (text: string): string | null => {
  const value = readColorText(text);
  if (!value) return null;
  if (value.kind === 'color') return toCssHex(value.color).hex;
  return value.kind === 'symbol' ? value.name : value.kind;
};
const listed = ({ colors }: Palette): string[] =>
  Object.entries(colors).flatMap(([bucket, entries]) => entries.map(({ hex }) => `${bucket} ${hex}`));
const html = (source: string): string[] => listed(collect(input(source)));
const css = (source: string): string[] => html(`<!doctype html><style>${source}</style>`);

describe('a colour as CSS writes it', () => {
  // Values of CSS Color 4 and 5 examples, and of conversions by hand.
  it.each([
    ['#0F0', '#00ff00'],
    ['#0f08', '#00ff0088'],
    ['#00ff0080', '#00ff0080'],
    ['#00ff00ff', '#00ff00'],
    ['#12345', null],
    ['DarkSlateGrey', '#2f4f4f'],
    ['transparent', 'transparent'],
    ['CURRENTCOLOR', 'currentColor'],
    ['buttonface', 'ButtonFace'],
    ['rgb(255,0,0)', '#ff0000'],
    ['rgb(100%, 50%, 0%)', '#ff8000'],
    ['rgb(255, 50%, 0)', null],
    ['rgb(255 50% none)', '#ff8000'],
    ['rgb(300 -20 0)', '#ff0000'],
    ['rgba(0,0,0,.5)', '#00000080'],
    ['rgb(0 0 0 / 50%)', '#00000080'],
    ['rgb(0 0 0, 50%)', null],
    ['rgb(1,2)', null],
    ['rgb(none, 0, 0)', null],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hsl(120 100 25)', '#008000'],
    ['hsl(120, 100, 25)', null],
    ['hsl(-120deg 100% 50%)', '#0000ff'],
    ['hwb(90 10% 10%)', '#80e61a'],
    ['hwb(0 80% 80%)', '#808080'],
    ['lab(100% 0 0)', '#ffffff'],
    ['lab(46.277% -47.552 48.5864)', '#008000'],
    ['lch(52.2345% 72.2 56.2)', '#c65d06'],
    ['oklab(59.69% 0.1007 0.1191)', '#c65d07'],
    ['oklch(59.69% 0.156 49.77)', '#c65d07'],
    ['oklch(0 0.4 200)', '#000000'],
    ['color(srgb 1 0.5 0)', '#ff8000'],
    ['color(srgb-linear 0.21586 0 0)', '#800000'],
    ['color(display-p3 0.5 0.5 0.5 / 50%)', '#80808080'],
    ['color(xyz 0.9505 1 1.0891)', '#ffffff'],
    ['color(xyz-d50 0.9643 1 0.8251)', '#ffffff'],
    ['color(srgb 1 0)', null],
    ['color(--mine 1 0 0)', 'open'],
    ['color-mix(in srgb, red, blue)', '#800080'],
    ['color-mix(in srgb, red 25%, blue)', '#4000bf'],
    ['color-mix(in srgb, red 20%, blue 20%)', '#80008066'],
    ['color-mix(in srgb, rgb(255 0 0 / 0), blue)', '#0000ff80'],
    ['color-mix(in hsl, hsl(350 100% 50%), hsl(10 100% 50%))', '#ff0000'],
    ['color-mix(in hsl longer hue, hsl(350 100% 50%), hsl(10 100% 50%))', '#00ffff'],
    ['color-mix(in hsl, white, hsl(120 100% 50%))', '#9fdf9f'],
    ['color-mix(in nowhere, red, blue)', null],
    ['color-mix(in srgb, red 0%, blue 0%)', null],
    ['color-mix(in srgb, currentColor, blue)', 'open'],
    ['light-dark(red, blue)', 'pair'],
    ['light-dark(red)', null],
    ['device-cmyk(0 1 1 0)', '#ff0000'],
    ['device-cmyk(0% 0% 0% 50%)', '#808080'],
    ['rgb(from red 0 g b)', '#000000'],
    ['rgb(from #336699 b g r)', '#996633'],
    ['rgb(from red r g b / calc(alpha / 2))', '#ff000080'],
    ['hsl(from red calc(h + 120) s l)', '#00ff00'],
    ['oklch(from white calc(l * 0) c h)', '#000000'],
    ['rgb(from currentColor r g b)', 'open'],
    ['rgb(calc(100 + 55) 0 0)', '#9b0000'],
    ['rgb(min(1, 2) 0 0)', '#010000'],
    ['rgb(calc(100 * max(1, 2)) 0 0)', '#c80000'],
    ['rgb(calc(infinity) 0 0)', '#ff0000'],
    ['rgb(infinity 0 0)', null],
    ['hsl(calc(0.25turn + 30deg) 100% calc(20% + 5%))', '#008000'],
    ['color(from red srgb g r b)', '#00ff00'],
    ['color(from red --mine r g b)', 'open'],
    ['rgb(from red r, g, b)', null],
    ['color-mix(in srgb, transparent, blue)', '#0000ff80'],
    ['color-mix(in srgb longer hue, red, blue)', null],
    ['color-mix(in srgb, light-dark(red, lime), blue)', 'pair'],
    ['oklch(from light-dark(red, canvas) l c h)', 'pair'],
    ['rgb(from currentColor r g b)', 'open'],
    ['oklch(0.5 1e9 0)', 'open'],
    [`${'color-mix(in lab, '.repeat(40)}red${', blue)'.repeat(40)}`, 'open'],
    ['rgb(from nothing r g b)', null],
    ['color-mix(in srgb, rgb(255 0 0 / none), rgb(0 0 255 / 50%))', '#80008080'],
    ['color-mix(in hsl longer hue, red, red)', '#00ffff'],
    ['color-mix(in oklch, white, blue)', '#74a3ff'],
    ['contrast-color(red)', 'open'],
    ['red blue', null],
    ['notacolour', null],
    ['url(#a)', null],
  ])('%s is %s', (text, expected) => expect(hexOf(text)).toBe(expected));

  it.each(Object.entries(colorsNamed))('knows the name %s', (name, value) => {
    expect(hexOf(name)).toBe(`#${value.toString(16).padStart(6, '0')}`);
  });

  it('brings what lies outside of sRGB inside, marked, and leaves greys grey', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        fc.integer({ min: 0, max: 360 }),
        (l, c, h) => {
          const value = readColorText(`oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h})`);
          const { hex, outside } = toCssHex((value as unknown as { color: never }).color);
          expect(hex).toMatch(/^#[0-9a-f]{6}$/);
          // As it is written: 0.0001 is a colour already, and with a lightness of 1 outside.
          if (c.toFixed(4) === '0.0000') expect(outside).toBe(false);
        },
      ),
    );
    expect(toCssHex({ space: 'display-p3', coordinates: [0, 1, 0], alpha: 1 })).toMatchObject({ outside: true });
  });

  it('writes every colour function in a space the engine has', () => {
    for (const name of [
      'srgb',
      'srgb-linear',
      'display-p3',
      'a98-rgb',
      'prophoto-rgb',
      'rec2020',
      'xyz',
      'xyz-d50',
      'xyz-d65',
    ])
      expect(hexOf(`color(${name} 0 0 0)`), name).toBe('#000000');
    expect(SPACE_IDS).toContain('oklch');
  });
});

describe('colours by what they are declared for', () => {
  it.each([
    ['a{color:red;background:#fff}', ['text #ff0000', 'background #ffffff']],
    [
      'a{border:1px solid tan;outline-color:#111;column-rule:1px solid #222}',
      ['border #d2b48c', 'border #111111', 'border #222222'],
    ],
    ['a{border-color:red green;border-block-end:1px #333}', ['border #ff0000', 'border #008000', 'border #333333']],
    ['a{fill:red;stroke:none;flood-color:#123}', ['fill #ff0000', 'fill #112233']],
    [
      'a{background:url(red.png) linear-gradient(red,blue),tan}',
      ['background #d2b48c', 'gradient #ff0000', 'gradient #0000ff'],
    ],
    ['a{mask:radial-gradient(#000,transparent);list-style:square inside}', ['gradient #000000']],
    [
      'a{box-shadow:0 0 1px #123,inset 0 0 red;filter:blur(1px) drop-shadow(0 0 tan)}',
      ['shadow #112233', 'shadow #ff0000', 'shadow #d2b48c'],
    ],
    [
      'a{caret-color:red;accent-color:tan;scrollbar-color:#111 #222}',
      ['other #ff0000', 'other #d2b48c', 'other #111111', 'other #222222'],
    ],
    ['a{animation:red 1s;font-family:Silver,Tan;transition:color 1s;grid-area:red;will-change:background}', []],
    ['a{content:"red";quotes:"tan"}', []],
    ['a{color:inherit;background:none;border-color:unset;fill:context-fill}', []],
    ['a{color:#12345;background:#ggg;border-color:rgb(1,2)}', []],
    ['a{color:red blue;background-color:red 1px;border-color:red red red red red}', []],
    ['a{color:red!important}', ['text #ff0000']],
    ['a{background:image-set(linear-gradient(red,tan) 1x)}', ['gradient #ff0000', 'gradient #d2b48c']],
    ['a{-webkit-mask-image:-webkit-linear-gradient(top,#111,#222)}', ['gradient #111111', 'gradient #222222']],
    ['@supports (color:red){a{color:tan}}', ['text #d2b48c']],
    ['@font-face{color:red}@page{color:red}', []],
    ['@keyframes k{to{color:red}}', ['text #ff0000']],
    ['a{color:light-dark(#fff,#000)}', ['text #ffffff', 'text #000000']],
  ])('%s', (source, expected) => expect(css(source).toSorted()).toEqual(expected.toSorted()));

  it.each([
    ['a{--x:red}b{color:var(--x)}', ['text #ff0000']],
    ['a{--x:red}', ['customProperty #ff0000']],
    ['a{--x:silver, serif;--y:1px}', []],
    ['a{--x:0 0 1px #123}', ['customProperty #112233']],
    ['a{--x:255,0,0}b{color:rgb(var(--x))}', ['text #ff0000']],
    ['a{--x:var(--y);--y:tan}b{color:var(--x)}', ['text #d2b48c']],
    ['b{color:var(--x,tan)}', ['text #d2b48c']],
    ['b{color:var(--x,var(--y,tan))}', ['text #d2b48c']],
    ['a{--x:red}b{color:var(--x,tan)}', ['text #ff0000']],
    ['a{--x:var(--y);--y:var(--x)}b{color:var(--x)}', []],
    ['b{color:var(--nowhere)}', []],
    ['a{--x:red;--X:tan}b{color:var(--X)}', ['text #d2b48c', 'customProperty #ff0000']],
    ['@property --x{syntax:"<color>";inherits:true;initial-value:tan}b{color:var(--x)}', ['text #d2b48c']],
    ['a{--x:red}b{margin:var(--x)}', []],
  ])('variables: %s', (source, expected) => expect(css(source).toSorted()).toEqual(expected.toSorted()));

  it.each([
    [
      '<body bgcolor=red text=#456 link="chucknorris"><font color=tan>',
      ['background #ff0000', 'text #444455', 'text #c00000', 'text #d2b48c'].map((one) =>
        one.replace('#444455', '#445566'),
      ),
    ],
    ['<svg><rect fill=red stroke="url(#a)"/><stop stop-color=tan></svg>', ['fill #ff0000', 'gradient #d2b48c']],
    ['<meta name=theme-color content="#123"><link rel=mask-icon color=tan>', ['meta #112233', 'meta #d2b48c']],
    ['<template><p style="color:red"></template><noscript><p style="color:red"></noscript>', []],
    ['<style type=text/less>a{color:red}</style><style media=print>a{color:tan}</style>', ['text #d2b48c']],
    ['<p style="color:red;background:var(--x,tan)">', ['text #ff0000', 'background #d2b48c']],
    ['<p fill=red color=red>', []],
  ])('%s', (source, expected) => expect(html(source).toSorted()).toEqual(expected.toSorted()));

  it.each([
    ['red', '#ff0000'],
    ['#abc', '#aabbcc'],
    ['chucknorris', '#c00000'],
    ['#fffffff', '#fffff0'],
    ['sick', '#00c000'],
    ['transparent', null],
    ['', null],
    ['789abc', '#789abc'],
    ['0', '#000000'],
  ])('the old attribute value %j is %s', (text, expected) => expect(readLegacyColor(text)).toBe(expected));
});

describe('expand', () => {
  it('gives every definition once, and says which are for dark schemes', () => {
    const definitions = new Map([
      [
        '--x',
        [
          { value: 'red', dark: false },
          { value: 'blue', dark: true },
          { value: 'red', dark: false },
        ],
      ],
    ]);
    expect(expand('var(--x)', definitions).expansions.map(({ text, dark }) => [text.trim(), dark])).toEqual([
      ['red', false],
      ['blue', true],
    ]);
  });
  it('replaces many in one value, and stops where they multiply', () => {
    const two = [
      { value: '1', dark: false },
      { value: '2', dark: false },
    ];
    const definitions = new Map(Array.from({ length: 30 }, (_, i) => [`--v${i}`, i < 1 ? two : two] as const));
    const value = Array.from({ length: 30 }, (_, i) => `var(--v${i})`).join(' ');
    expect(expand(value, definitions).expansions.length).toBeLessThanOrEqual(16);
    const single = new Map(
      Array.from({ length: 30 }, (_, i) => [`--v${i}`, [{ value: String(i), dark: false }]] as const),
    );
    expect(expand(value, single).expansions.map(({ text }) => text.trim().split(/\s+/).length)).toEqual([30]);
  });
  it('tells what nothing defines', () => {
    expect([...expand('var(--a) var(--b, 1)', new Map()).missing]).toEqual(['--a']);
  });
});

describe('paletteStage', () => {
  const given = input(
    '<!doctype html><link rel=stylesheet href=/a.css media=screen><link rel="alternate stylesheet" href=/alt.css><link rel=stylesheet href=/x.less type=text/less><style>@import "i.css";@media (prefers-color-scheme:dark){a{color:#eee}}</style>',
    {
      styleSheets: [
        sheet(
          'https://pots.example.org/a.css',
          'a{color:#fff}\n\nb{color:#FFFFFF;background:#fefefe;fill:#zzz}c{color:var(--gone)}',
        ),
        {
          ...sheet('https://pots.example.org/b.css', ''),
          ...resource('https://pots.example.org/b.css', 'a{color:red}', { status: 404, contentType: 'text/css' }),
        },
        { ...sheet('https://pots.example.org/c.css', 'a{color:red}'), contentType: 'text/html' },
      ],
    },
  );
  it('keeps what every stage owes', () =>
    expect([owes(paletteStage, given), owes(paletteStage, input(''))]).toEqual([[], []]));
  it('wants the sheets a page applies', () => {
    expect(paletteStage.wants?.(given.page)).toEqual({
      styleSheets: [
        { url: 'https://pots.example.org/a.css', media: 'screen' },
        { url: 'https://pots.example.org/alt.css', media: '' },
      ],
      inlineImports: [{ url: 'https://pots.example.org/bowls/i.css', media: '' }],
      quirks: false,
    });
  });
  it('tells where a colour comes from, and what was not read', () => {
    const { content, results, narrowed } = paletteStage.run(given);
    const { colors, themes, colorAudit } = content as {
      colors: Palette['colors'];
      themes: { dark: string[] };
      colorAudit: { near_duplicates: unknown[] };
    };
    expect(colors.text[0]).toMatchObject({ hex: '#ffffff', uses: 2, declared: ['#fff', '#FFFFFF'] });
    expect(colors.text[0]?.sources.map(({ line, selector, media }) => [line, selector, media])).toEqual([
      [1, 'a', null],
      [3, 'b', null],
    ]);
    expect(themes.dark).toEqual(['#eeeeee']);
    expect(colorAudit.near_duplicates).toHaveLength(1);
    expect(narrowed).toEqual(['2 of 3 style sheets not read: http-404, type text/html']);
    expect(outcomes(results)).toMatchObject({
      'palette-invalid': 'failed',
      'palette-near-duplicates': 'failed',
      'palette-undefined-variables': 'undecided',
      'palette-theme-color': 'failed',
    });
  });
  it('gets through a sheet that was made to hurt', () => {
    const variables = Array.from({ length: 2000 }, (_, i) => `--v${i}:var(--v${i + 1}) var(--v${(i * 7) % 2000})`).join(
      ';',
    );
    const uses = Array.from({ length: 500 }, (_, i) => `.c${i}{color:var(--v${i})}`).join('');
    const bomb = `:root{${variables}}${uses}${'a{color:rgb('.repeat(5000)}`;
    expect(css(bomb)).toEqual([]);
  });
});
