import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/analyzer/model/gathered.ts';
import { listReferences, readSrcset } from '../../../src/analyzer/stages/media/facts/list.ts';
import { probe } from '../../../src/analyzer/stages/media/facts/probe.ts';
import { activeContent, readSvgRoot } from '../../../src/analyzer/stages/media/facts/svg.ts';
import { mediaStage } from '../../../src/analyzer/stages/media/stage.ts';
import { ADDRESS, input, outcomes, owes, resource } from './input.ts';

const bytes = (...parts: (string | number[] | Uint8Array)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const be16 = (n: number) => [n >> 8, n & 255];
const le16 = (n: number) => [n & 255, n >> 8];
const be32 = (n: number) => [0, 0, ...be16(n)];
const le32 = (n: number) => [...le16(n), 0, 0];

const png = (width: number, height: number): Uint8Array =>
  bytes(
    '\x89PNG\r\n\x1a\n',
    be32(13),
    'IHDR',
    be32(width),
    be32(height),
    [8, 2, 0, 0, 0],
    [0, 0, 0, 0],
    be32(0),
    'IDAT',
    deflateSync('x'),
  );
const exif = (orientation: number) =>
  bytes('Exif\0\0', 'MM\0*', be32(8), be16(1), be16(0x0112), be16(3), be32(1), be16(orientation), [0, 0], be32(0));
const jpeg = (width: number, height: number, orientation?: number): Uint8Array => {
  const app1 =
    orientation === undefined
      ? new Uint8Array()
      : bytes([0xff, 0xe1], be16(exif(orientation).length + 2), exif(orientation));
  return bytes(
    [0xff, 0xd8],
    app1,
    [0xff, 0xe0],
    be16(16),
    'JFIF\0\x01\x01\0\0\x01\0\x01\0\0',
    [0xff, 0xc0],
    be16(17),
    [8],
    be16(height),
    be16(width),
    [3, 1, 34, 0, 2, 17, 1, 3, 17, 1],
    [0xff, 0xd9],
  );
};
const FILES: readonly [string, Uint8Array, string][] = [
  ['PNG', png(37, 23), 'image/png'],
  ['JPEG', jpeg(37, 23), 'image/jpeg'],
  ['GIF', bytes('GIF89a', le16(37), le16(23), [0, 0, 0]), 'image/gif'],
  [
    'WebP, lossy',
    bytes(
      'RIFF',
      le32(100),
      'WEBPVP8 ',
      le32(20),
      [0, 0, 0],
      [0x9d, 0x01, 0x2a],
      le16(37),
      le16(23),
      new Uint8Array(20),
    ),
    'image/webp',
  ],
  [
    'WebP, extended',
    bytes('RIFF', le32(100), 'WEBPVP8X', le32(10), [0, 0, 0, 0], [36, 0, 0, 22, 0, 0], new Uint8Array(20)),
    'image/webp',
  ],
  [
    'BMP',
    bytes('BM', le32(100), le32(0), le32(54), le32(40), le32(37), le32(23), le16(1), le16(24), new Uint8Array(30)),
    'image/bmp',
  ],
  [
    'SVG',
    bytes(
      '<?xml version="1.0"?><!-- x --><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" width="37" height="23px"/>',
    ),
    'image/svg+xml',
  ],
];

describe('probe', () => {
  it.each(FILES)('reads the size of %s', (_, file, type) =>
    expect(probe(file)).toMatchObject({ type, width: 37, height: 23 }),
  );
  it('tells the orientation beside the size of the header', () =>
    expect(probe(jpeg(37, 23, 6))).toMatchObject({ width: 37, height: 23, orientation: 6 }));
  it.each([
    [
      'an ICO',
      bytes([0, 0, 1, 0, 1, 0, 32, 16, 0, 0, 1, 0, 32, 0], le32(100), le32(22)),
      { type: 'image/x-icon', width: 32, height: 16 },
    ],
    ['an MP4', bytes(be32(24), 'ftypisom', be32(0)), { type: 'video/mp4', width: null }],
    ['a WebM', bytes('\x1aE\xdf\xa3'), { type: 'video/webm' }],
    ['an MP3', bytes('ID3\x04'), { type: 'audio/mpeg' }],
    ['an Ogg', bytes('OggS'), { type: 'application/ogg' }],
    ['captions', bytes('WEBVTT\n'), { type: 'text/vtt' }],
    ['a page', bytes(' <!DOCTYPE html>'), { type: 'text/html', width: null }],
    ['nothing', bytes(), { type: null, width: null }],
    ['a cut header', png(37, 23).subarray(0, 18), { width: null, height: null }],
    ['noise', bytes('\x89PNG', new Uint8Array(100)), { width: null, height: null }],
  ])('knows %s', (_, file, expected) => expect(probe(file)).toMatchObject(expected));
  it('never throws, whatever a file is cut to', () => {
    for (const [, file] of FILES)
      for (let end = 0; end < file.length; end += 1) expect(probe(file.subarray(0, end))).toBeDefined();
  });
});

describe('SVG', () => {
  const size = (root: string) => {
    const found = readSvgRoot(bytes(root));
    return found && [found.size.width, found.size.height];
  };
  it.each([
    ['<svg width="1in" height="72pt"/>', [96, 96]],
    ['<svg width="10mm" height="1e1px"/>', [38, 10]],
    ['<svg viewBox="0 0 30 20"/>', [30, 20]],
    ['<svg viewBox="0,0 30,20" width="60"/>', [60, 40]],
    ['<svg viewBox="0 0 30 20" width="100%" height="40"/>', [60, 40]],
    ["<svg:svg xmlns:svg='http://www.w3.org/2000/svg' width='5' height='6'>", [5, 6]],
    ['<svg width="5"/>', [null, null]],
    ['<svg viewBox="0 0 0 20"/>', [null, null]],
    ['<svg width=5 height=6/>', null],
    ['<svg width="5" height="6"', null],
    ['<svg xmlns="http://www.w3.org/1999/xhtml" width="5" height="6"/>', null],
    ['<html><svg width="5" height="6"/></html>', null],
    [`<!--${'-'.repeat(30_000)}`, null],
  ])('%.70s is %j', (root, expected) => expect(size(root)).toEqual(expected));
  it.each([
    ['<svg><script>1</script></svg>', 'a script'],
    ['<svg onload="x()"></svg>', 'an event handler'],
    ['<svg><foreignObject/></svg>', 'foreign content'],
    ['<svg><image href="https://x.example.net/a.png"/></svg>', 'a reference to another file'],
    ['<svg><a href="https://x.example.net/"><path d="M0 0"/></a><use href="#a"/></svg>', null],
  ])('%s holds %j', (text, expected) => expect(activeContent(bytes(text))).toBe(expected));
});

describe('readSrcset', () => {
  it.each([
    ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
    ['a.png 100w,b.png 200w', ['a.png', 'b.png']],
    ['a.png,b.png', ['a.png,b.png']],
    ['a.png, b.png', ['a.png', 'b.png']],
    ['data:image/png;base64,AAA= 1x, b.png 2x', ['data:image/png;base64,AAA=', 'b.png']],
    [' , ,a.png', ['a.png']],
    ['', []],
  ])('%j names %j', (value, urls) => expect(readSrcset(value).map(({ url }) => url)).toEqual(urls));
  it('reads descriptors and stops at fifty', () => {
    expect(readSrcset('a 100w, b 1.5x, c')).toMatchObject([
      { width: 100 },
      { density: 1.5 },
      { width: null, density: null },
    ]);
    expect(readSrcset('a 1x,'.repeat(5000))).toHaveLength(50);
  });
});

describe('listReferences', () => {
  const named = (html: string) =>
    listReferences(input(html).page).references.map(
      ({ kind, url, inNoscript }) =>
        `${kind} ${url.replace('https://pots.example.org', '')}${inNoscript ? ' noscript' : ''}`,
    );
  it.each([
    ['<img src=a.png srcset="b.png 1x, c.png 2x">', ['img /bowls/a.png', 'srcset /bowls/b.png', 'srcset /bowls/c.png']],
    ['<picture><source srcset=/a.webp><img src=/a.png></picture>', ['source /a.webp', 'img /a.png']],
    [
      '<video src=/v.mp4 poster=/p.jpg><source src=/w.webm><track src=/t.vtt></video>',
      ['video /v.mp4', 'poster /p.jpg', 'video /w.webm', 'track /t.vtt'],
    ],
    ['<audio><source src=/a.mp3></audio>', ['audio /a.mp3']],
    ['<input type=image src=/b.png><input src=/no.png>', ['input /b.png']],
    ['<object data=/a.svg type=image/svg+xml></object><embed src=/a.swf>', ['object /a.svg']],
    [
      '<svg><image xlink:href=/a.png /><use href="/s.svg#x"/><use href="#y"/></svg>',
      ['svg-use /a.png', 'svg-use /s.svg'],
    ],
    [
      '<link rel="shortcut icon" href=/f.ico><link rel=preload as=image href=/h.png><link rel=preload as=font href=/f.woff>',
      ['icon /f.ico', 'preload /h.png'],
    ],
    ['<meta property=og:image content=/o.png><meta name=twitter:image content=/t.png>', ['og /o.png', 'og /t.png']],
    ['<p style="background:url(\'/b.png\')">', ['css-inline /b.png']],
    ['<noscript><img src=/n.png></noscript><template><img src=/t.png></template>', ['img /n.png noscript']],
    ['<img src="blob:x"><img src="javascript:1"><img src="">', []],
    ['<base href=/other/><img src=a.png>', ['img /other/a.png']],
    ['<script>document.write("<img src=/s.png>")</script>', []],
  ])('%s', (html, expected) => expect(named(html)).toEqual(expected));

  it('reads ten thousand places and counts the rest', () => {
    const html = Array.from({ length: 10_500 }, (_, i) => `<img src=/${i}.png>`).join('');
    const { references, total } = listReferences(input(html).page);
    expect([references.length, total]).toEqual([10_000, 10_500]);
    const { content, narrowed } = mediaStage.run(input(html));
    expect(content.images).toHaveLength(10_000);
    expect(content.totals).toMatchObject({ files: 10_000, places: 10_500 });
    expect(narrowed).toContain('files of the first 10000 of 10500 places that name one are listed');
  });
});

describe('mediaStage', () => {
  const at = (path: string) => new URL(path, ADDRESS).href;
  const files = (list: Readonly<Record<string, Partial<Resource> & { body?: Uint8Array }>>) =>
    Object.fromEntries(
      Object.entries(list).map(([path, { body = png(37, 23), ...rest }]) => [
        at(path),
        resource(at(path), body, {
          contentType: 'image/png',
          headers: { 'cache-control': 'max-age=31536000' },
          ...rest,
        }),
      ]),
    );
  const run = (html: string, list: Parameters<typeof files>[0] = {}) => {
    const { content, results, narrowed } = mediaStage.run(input(html, { media: files(list) }));
    return {
      outcomes: outcomes(results),
      narrowed,
      content: content as { images: Record<string, unknown>[]; totals: Record<string, unknown> },
    };
  };

  it('keeps what every stage owes', () => {
    expect(
      owes(mediaStage, input('<img src=/a.png><video src=/v.mp4></video>', { media: files({ '/a.png': {} }) })),
    ).toEqual([]);
    expect(owes(mediaStage, input(''))).toEqual([]);
  });

  it('tells of a file what the mark-up says and what it is', () => {
    const { content } = run('<img src=/a.png alt="A bowl" width=100 height=50 loading=lazy><img src=/a.png>', {
      '/a.png': { size: 5000 },
    });
    expect(content.images).toEqual([
      {
        url: at('/a.png'),
        kind: 'img',
        uses: 2,
        declared: { width: 100, height: 50 },
        natural: { width: 37, height: 23, orientation: null },
        type: 'image/png',
        contentType: 'image/png',
        bytes: 5000,
        status: 200,
        alt: 'A bowl',
        loading: 'lazy',
        inNoscript: false,
        error: null,
      },
    ]);
    expect(content.totals).toMatchObject({
      files: 1,
      bytes: 5000,
      fetched: 1,
      skipped: 0,
      byType: { 'image/png': { files: 1, bytes: 5000 } },
    });
  });

  it('calls unknown what is of no known kind by its bytes, whatever it is declared as', () => {
    const { content } = run('<img src="data:image/png;base64,bm90IGEgcGljdHVyZQ==">', {});
    expect(content.images[0]).toMatchObject({ type: 'unknown', natural: null });
    expect(content.totals.byType).toEqual({ unknown: { files: 1, bytes: 13 } });
  });

  it('asks for what is seen first, each address once', () => {
    const { page } = input(
      '<link rel=icon href=/i.png><img src=/a.png srcset="/b.png 2x, /a.png 1x"><video src=/v.mp4></video><img src=data:image/png;base64,AA>',
    );
    expect(mediaStage.wants?.(page)).toEqual({
      media: ['/a.png', '/v.mp4', '/i.png', '/b.png'].map(at),
      favicon: false,
    });
    expect(mediaStage.wants?.(input('').page)).toEqual({ media: [], favicon: true });
  });

  it.each([
    ['media-broken', '<img src=/a.png>', { '/a.png': { status: 404 } }],
    ['media-broken', '<img src=/a.png>', { '/a.png': { body: bytes('<!doctype html>') } }],
    ['media-content-type', '<img src=/a.png>', { '/a.png': { contentType: 'image/jpeg' } }],
    ['media-heavy', '<img src=/a.png>', { '/a.png': { size: 600_000 } }],
    ['media-large', '<img src=/a.png>', { '/a.png': { size: 300_000 } }],
    ['media-total', '<img src=/a.png>', { '/a.png': { size: 3_000_000 } }],
    ['media-legacy-format', '<img src=/a.png>', { '/a.png': { size: 150_000 } }],
    ['media-oversized', '<img src=/a.png width=100 height=60>', { '/a.png': { body: png(1000, 600) } }],
    ['media-aspect', '<img src=/a.png width=37 height=37>', { '/a.png': {} }],
    [
      'media-aspect',
      '<img src=/a.png width=37 height=23>',
      { '/a.png': { body: jpeg(37, 23, 6), contentType: 'image/jpeg' } },
    ],
    ['media-lazy-missing', '<img><img><img><img>', {}],
    ['media-lazy-first', '<img src=/a.png loading=lazy>', {}],
    ['media-srcset-width', '<img srcset="/a.png 100w">', { '/a.png': {} }],
    ['media-duplicate', '<img src=/a.png><img src=/b.png>', { '/a.png': {}, '/b.png': {} }],
    ['media-insecure', '<img src=http://pots.example.org/a.png>', {}],
    ['media-og-size', '<meta property=og:image content=/a.png>', { '/a.png': {} }],
    ['media-favicon', '<link rel=icon href=/a.png>', { '/a.png': {} }],
    [
      'media-svg-active',
      '<img src=/a.svg>',
      { '/a.svg': { body: bytes('<svg width="1" height="1"><script/></svg>'), contentType: 'image/svg+xml' } },
    ],
    ['media-data-uri', `<img src=data:image/png;base64,${'A'.repeat(20_000)}>`, {}],
    ['media-cache', '<img src=/a.png>', { '/a.png': { headers: { 'cache-control': 'max-age=60' } } }],
    ['media-video-poster', '<video src=/v.mp4></video>', {}],
    ['media-autoplay', '<video autoplay></video>', {}],
    ['media-preload', '<video preload=auto></video>', {}],
    ['media-source-type', '<video><source src=a><source src=b></video>', {}],
    ['media-audio-controls', '<audio autoplay></audio>', {}],
    ['media-third-party', '<img src=https://x.example.net/a.png>', {}],
    ['media-modern-type', '<picture><img></picture>', {}],
  ])('%s fails for %s', (id, html, list) => expect(run(html, list).outcomes[id]).toBe('failed'));

  it('does not guess: captions in the picture, controls by script, files it did not read', () => {
    const { outcomes: all, narrowed } = run('<video src=/v.mp4></video><img src=/a.png>', {});
    expect(all).toMatchObject({
      'media-captions': 'undecided',
      'media-video-controls': 'undecided',
      'media-broken': 'undecided',
      'media-heavy': 'undecided',
      'media-favicon': 'notApplicable',
    });
    expect(narrowed).toEqual(['2 of 2 files not read: limit of one call']);
  });
  it('says nothing against a page without media', () => {
    const failing = Object.entries(run('<p>words').outcomes).filter(([, outcome]) => outcome === 'failed');
    expect(failing).toEqual([]);
  });
});
