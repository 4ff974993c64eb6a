import { describe, expect, it } from 'vitest';
import { readRdfa } from '../../../../src/analyzer/page/structured-data/rdfa.ts';
import { parsePage } from '../../../../src/analyzer/page/tree/parse.ts';

const read = (body: string) => readRdfa(parsePage(`<!doctype html><body>${body}`, 'https://example.org/'));

describe('readRdfa', () => {
  it('keeps every value of a property in document order', () => {
    const [thing] = read(
      '<div vocab="https://schema.org/" typeof="Product"><b property="name">Bowl</b><i property="name">Dish</i></div>',
    );
    expect(thing).toMatchObject({
      types: ['https://schema.org/Product'],
      properties: { 'https://schema.org/name': ['Bowl', 'Dish'] },
      top: true,
    });
  });

  it('takes a thing inside another as the value of its property', () => {
    const things = read(
      '<div vocab="https://schema.org/" typeof="Product"><p property="offers" typeof="Offer"><b property="price">3</b></p></div>',
    );
    expect(things.map(({ top, properties }) => [top, properties])).toEqual([
      [true, { 'https://schema.org/offers': ['https://schema.org/Offer'] }],
      [false, { 'https://schema.org/price': ['3'] }],
    ]);
  });

  it('says of the page what stands outside of every thing, and nothing of a page without RDFa', () => {
    expect(read('<meta property="og:image" content="/a.png"><meta property="og:image" content="/b.png">')).toEqual([
      { types: [], properties: { 'http://ogp.me/ns#image': ['/a.png', '/b.png'] }, line: 1, top: true },
    ]);
    expect(read('<p>x</p>')).toEqual([]);
  });

  it('knows the prefixes that are declared around a property, and no names of JavaScript', () => {
    const [thing] = read(
      '<div typeof="a:T" prefix="a: https://a.example/ b: https://b.example/"><p xmlns:A="https://c.example/">' +
        '<b property="a:x b:y constructor:z __proto__:z og:w">1</b></p><b property="a:x">2</b></div>',
    );
    expect(thing).toMatchObject({
      types: ['https://a.example/T'],
      properties: {
        'https://c.example/x': ['1'],
        'https://b.example/y': ['1'],
        'constructor:z': ['1'],
        '__proto__:z': ['1'],
        'http://ogp.me/ns#w': ['1'],
        'https://a.example/x': ['2'],
      },
    });
  });

  it('holds the prefixes of a page once, however many elements declare one more', () => {
    const prefixes = Array.from({ length: 5000 }, (_, i) => `a${i}: https://example.org/${i}/`).join(' ');
    const before = process.memoryUsage().heapUsed;
    const things = read(`<div prefix="${prefixes}">${'<b xmlns:q="x" typeof="a1:T"></b>'.repeat(5000)}</div>`);
    expect(things.at(-1)?.types).toEqual(['https://example.org/1/T']);
    expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(200);
  });
});
