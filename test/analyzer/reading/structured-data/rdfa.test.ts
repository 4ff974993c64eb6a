import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/analyzer/reading/page/parse.ts';
import { readRdfa } from '../../../../src/analyzer/reading/structured-data/rdfa.ts';

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
});
