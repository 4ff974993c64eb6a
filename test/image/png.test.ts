import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../src/errors/refusal.ts';
import { decodePng, decodePngBytes } from '../../src/image/png/decode.ts';
import { encodePng, encodeRow } from '../../src/image/png/encode.ts';
import { swatchStrip } from '../../src/image/strip.ts';
import { runs } from '../size.ts';

const chunk = (type: string, data: Uint8Array): Buffer => {
  const out = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  out.writeUInt32BE(data.length, 0);
  out.writeUInt32BE(crc32(out.subarray(4, -4)), out.length - 4);
  return out;
};
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const ihdr = (width: number, height: number, depth: number, type: number, interlace = 0): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, type, 0, 0, interlace], 8);
  return chunk('IHDR', data);
};
const end = chunk('IEND', new Uint8Array());
const png = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks, end]);
const idat = (raw: Uint8Array): Buffer => chunk('IDAT', deflateSync(raw));

/** Any 4 x 4 picture as pngjs reads it: the independent decoder. */
const peer = (bytes: Buffer) => {
  const { width, height, data } = PNG.sync.read(bytes);
  return { width, height, data: [...data] };
};
const ours = (bytes: Buffer) => {
  const { width, height, data } = decodePngBytes(bytes);
  return { width, height, data: [...data] };
};
const refusal = (run: () => unknown): Refusal => {
  try {
    run();
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Refusal);
    return thrown as Refusal;
  }
  throw new Error('nothing was refused');
};
const refuses = (bytes: Buffer, words: RegExp) => {
  const { code, message, details } = refusal(() => decodePng(bytes.toString('base64')));
  expect([code, details?.field]).toEqual(['INVALID_INPUT', 'image']);
  expect(message).toMatch(words);
};

const kinds = [
  ...[1, 2, 4, 8, 16].map((depth) => ({ kind: 'grey', type: 0, depth, samples: 1 })),
  ...[8, 16].map((depth) => ({ kind: 'rgb', type: 2, depth, samples: 3 })),
  ...[1, 2, 4, 8].map((depth) => ({ kind: 'palette', type: 3, depth, samples: 1 })),
  ...[8, 16].map((depth) => ({ kind: 'grey with alpha', type: 4, depth, samples: 2 })),
  ...[8, 16].map((depth) => ({ kind: 'rgb with alpha', type: 6, depth, samples: 4 })),
];

describe.each(kinds)('$kind, $depth bits a sample', ({ type, depth, samples }) => {
  const palette = chunk(
    'PLTE',
    Uint8Array.from({ length: 3 * Math.min(256, 2 ** depth) }, (_, i) => (i * 89 + 7) & 255),
  );
  const extras = type === 3 ? [palette, chunk('tRNS', Uint8Array.of(0, 128))] : [];
  const size = (width: number, height: number) => height * (1 + Math.ceil((width * depth * samples) / 8));
  const filtered = (rows: Uint8Array, stride: number) => rows.map((v, i) => (i % stride === 0 ? v % 5 : v));

  it('is read as the independent decoder reads it, with every row filter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 19 }),
        fc.integer({ min: 1, max: 9 }),
        fc.infiniteStream(fc.nat(255)),
        (width, height, noise) => {
          const rows = Uint8Array.from([...noise.take(size(width, height))]);
          const bytes = png(ihdr(width, height, depth, type), ...extras, idat(filtered(rows, size(width, 1))));
          expect(ours(bytes)).toEqual(peer(bytes));
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('is read interlaced as the independent decoder reads it', () => {
    for (const [width, height] of [
      [1, 1],
      [5, 3],
      [8, 8],
      [13, 11],
    ] as const) {
      const passes = [
        [0, 0, 8, 8],
        [4, 0, 8, 8],
        [0, 4, 4, 8],
        [2, 0, 4, 4],
        [0, 2, 2, 4],
        [1, 0, 2, 2],
        [0, 1, 1, 2],
      ] as const;
      const parts = passes.flatMap(([x, y, dx, dy]) => {
        const [w, h] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
        if (w <= 0 || h <= 0) return [];
        return [
          filtered(
            Uint8Array.from({ length: size(w, h) }, (_, i) => (i * 57 + w * 31 + h) & 255),
            size(w, 1),
          ),
        ];
      });
      const bytes = png(ihdr(width, height, depth, type, 1), ...extras, idat(Buffer.concat(parts)));
      expect(ours(bytes)).toEqual(peer(bytes));
    }
  });
});

describe('a PNG', () => {
  const small = encodePng({ width: 4, height: 4, data: new Uint8ClampedArray(64).fill(200) });

  it('has one transparent sample value where tRNS names one', () => {
    const grey = png(ihdr(2, 1, 8, 0), chunk('tRNS', Uint8Array.of(0, 9)), idat(Uint8Array.of(0, 9, 10)));
    expect(ours(grey).data).toEqual([9, 9, 9, 0, 10, 10, 10, 255]);
    const deep = png(
      ihdr(2, 1, 16, 2),
      chunk('tRNS', Uint8Array.of(1, 2, 3, 4, 5, 6)),
      idat(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 1, 3, 3, 4, 5, 6)),
    );
    expect([ours(deep).data[3], ours(deep).data[7]]).toEqual([0, 255]);
  });

  it('may stand behind the data prefix and be broken into lines', () => {
    const text = small.toString('base64');
    const lines = text.replace(/.{20}/g, '$&\n');
    for (const form of [
      `data:image/png;base64,${text}`,
      `DATA:image/PNG;base64,${text}`,
      lines,
      text.replace(/=+$/, ''),
    ])
      expect(decodePng(form)).toEqual(decodePng(text));
  });

  it('is refused above maxPixels, from its header alone', () => {
    const claim = Buffer.concat([SIGNATURE, ihdr(100_000, 100_000, 16, 6)]);
    refuses(claim, /100000 x 100000 = 10000000000 pixels; maxPixels allows 1500000/);
    expect(decodePng(small.toString('base64'), { maxPixels: 16 }).width).toBe(4);
    expect(refusal(() => decodePng(small.toString('base64'), { maxPixels: 15 })).message).toMatch(
      /maxPixels allows 15/,
    );
  });

  it('is refused where its data are more or less than its header says', () => {
    const rows = (n: number) => idat(new Uint8Array(n * 13));
    refuses(png(ihdr(4, 4, 8, 2), rows(5)), /contains more than 4 x 4/);
    refuses(png(ihdr(4, 4, 8, 2), rows(3)), /contains less than 4 x 4/);
    refuses(png(ihdr(1200, 1200, 16, 6), idat(new Uint8Array(9))), /cannot contain 1200 x 1200/);
    refuses(png(ihdr(1, 1, 8, 2), idat(new Uint8Array(50_000_000))), /contains more than 1 x 1/);
  });

  it('is refused cut short at any byte', () => {
    for (let length = 1; length < small.length; length += 1)
      expect(refusal(() => decodePng(small.subarray(0, length).toString('base64'))).code).toBe('INVALID_INPUT');
  });

  it('is refused with any bit of it turned over, or read to the same pixels', () => {
    const before = ours(small);
    for (let bit = 0; bit < small.length * 8; bit += 1) {
      const bent = Buffer.from(small);
      bent[bit >> 3] = bent[bit >> 3]! ^ (1 << (bit & 7));
      let after: unknown = before;
      try {
        after = ours(bent);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(Refusal);
      }
      expect(after).toEqual(before);
    }
  });

  it('is refused where its chunks are out of order, missing or unknown', () => {
    const row = idat(Uint8Array.of(0, 0));
    const grey = ihdr(1, 1, 8, 0);
    refuses(png(grey), /no pixel data/);
    refuses(png(grey, row, chunk('tEXt', Buffer.from('a\0b')), row), /interrupted/);
    refuses(png(grey, chunk('CgBI', Buffer.alloc(4)), row), /a chunk CgBI/);
    refuses(png(ihdr(1, 1, 8, 3), row), /palette is missing/);
    refuses(png(ihdr(1, 1, 8, 3), chunk('PLTE', Buffer.alloc(4)), row), /palette is malformed/);
    refuses(png(ihdr(1, 1, 8, 3), chunk('PLTE', Buffer.alloc(3)), idat(Uint8Array.of(0, 7))), /not in the palette/);
    refuses(png(ihdr(1, 1, 3, 0), row), /does not exist/);
    refuses(png(ihdr(0, 1, 8, 0), row), /0 x 1/);
    refuses(png(grey, idat(Uint8Array.of(5, 0))), /unknown filter/);
    refuses(png(grey, chunk('IDAT', Buffer.from('nonsense'))), /cannot be decompressed/);
  });

  it.each([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['GIF', [...Buffer.from('GIF89a')]],
    ['WebP', [...Buffer.from('RIFF\x1a\0\0\0WEBPVP8L')]],
    ['SVG', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
    ['not a PNG; only', [...Buffer.from('hello')]],
  ])('is not %s', (words, opening) =>
    refuses(Buffer.concat([Buffer.from(opening), Buffer.alloc(80)]), new RegExp(words)),
  );

  it('is refused by its first bytes, however many blanks stand between them, before the rest is read', () => {
    const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(600)]).toString('base64');
    for (const blank of [' ', '\r\n', ' \t ']) {
      const spread = [...gif].join(blank);
      expect(refusal(() => decodePng(`${spread}*`)).message).toMatch(/is a GIF/);
      expect(refusal(() => decodePng(`data:image/png;base64,${blank}${spread}*`)).message).toMatch(/is a GIF/);
    }
  });

  it.each([
    '',
    '   ',
    '###',
    'data:image/jpeg;base64,/9j/',
    'data:image/png,abc',
    'data:,',
    'iVBOR!',
    'A',
    `${'A'.repeat(60)}*`,
  ])('is not the text %j', (text) => {
    expect(refusal(() => decodePng(text)).details?.field).toBe('image');
  });
});

describe('encoding', () => {
  const pictures = fc.tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 12 }),
    fc.infiniteStream(fc.nat(255)),
    fc.boolean(),
  );

  it('loses nothing, and the independent decoder sees the same', () => {
    fc.assert(
      fc.property(pictures, ([width, height, noise, opaque]) => {
        const data = Uint8ClampedArray.from([...noise.take(width * height * 4)], (v, i) =>
          opaque && i % 4 === 3 ? 255 : v,
        );
        const bytes = encodePng({ width, height, data });
        expect(ours(bytes)).toEqual({ width, height, data: [...data] });
        expect(peer(bytes)).toEqual({ width, height, data: [...data] });
      }),
    );
  });

  it('repeats a row', () => {
    const bytes = encodeRow(Uint8Array.of(1, 2, 3, 200, 100, 0), 3);
    const row = [1, 2, 3, 255, 200, 100, 0, 255];
    expect(peer(bytes)).toEqual({ width: 2, height: 3, data: [...row, ...row, ...row] });
  });

  it('draws a band for every colour, as wide as the others', () => {
    const colors = [
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 255, b: 0 },
      { r: 0, g: 0, b: 255 },
    ];
    const { width, height, data } = peer(swatchStrip(colors, 10, 2));
    const names = Array.from({ length: 10 }, (_, x) => 'rgb'[[0, 1, 2].findIndex((c) => data[x * 4 + c] === 255)]).join(
      '',
    );
    expect([width, height, names]).toEqual([10, 2, 'rrrrgggbbb']);
  });
});
