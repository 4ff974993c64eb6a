import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/analyzer/page/tree/parse.ts';
import { withTagFault } from '../../../../src/analyzer/stages/structure/checks/tag-faults.ts';
import { input } from '../../stages/input.ts';

const parse = (body: string) => parsePage(`<!doctype html><body>${body}`, 'https://example.org/');

describe('the tree', () => {
  it('can be read by cheerio', () => {
    const { $ } = parse('<main><p class="a">one <b>two</b></p><p>three<template><p class="a">no</template></main>');
    expect($('p.a').text()).toBe('one two');
    expect($('b').closest('main').find('p').last().prev().is('.a')).toBe(true);
    expect($('main > p').length).toBe(2);
    expect($('p').first().html()).toBe('one <b>two</b>');
  });

  it.each(['__proto__', 'constructor', 'tostring', 'hasownproperty'])('takes %s as a name', (name) => {
    const page = parse(`<x-${name} ${name}="1" id="${name}">x</x-${name}>`);
    expect(page.byAttribute(name)).toHaveLength(1);
    expect(page.byId(name)).toBeDefined();
    expect(page.root.attribs[name]).toBeUndefined();
    expect(page.$(`[${name}]`).length).toBe(1);
  });

  it('is never deeper than 512 elements, and loses nothing', () => {
    const page = parse(`${'<div>'.repeat(5000)}x<p id="end">y`);
    expect(page.maxDepth).toBe(512);
    expect(page.byTag('div')).toHaveLength(5000);
    expect(page.bodyText).toBe('xy');
    expect(page.$('body').text()).toBe('xy');
    expect(page.$('body').html()?.length).toBeGreaterThan(50_000);
    expect(page.$('div:has(#end)').length).toBeGreaterThan(500);
  });

  it.each([
    ['open elements', '<b>'.repeat(20_000)],
    ['copies', `<p>${Array.from({ length: 400 }, (_, i) => `<font a${i}>`).join('')}${'<p>x'.repeat(2000)}`],
    ['misnested formatting', '<b><i>'.repeat(40_000)],
  ])('ends where a page makes %s without end, and says so', (_, body) => {
    const page = parse(`<h1>first</h1>${body}<h2>last</h2>`);
    expect(page.cut).not.toBeNull();
    expect(page.byTag('h1')).toHaveLength(1);
    expect(page.elements.length).toBeLessThan(400_000);
  });

  it('reads a usual page whole', () => expect(parse('<p>x').cut).toBeNull());
});

describe('an element that is closed from the middle of a deep stack', () => {
  it.each([10, 100, 400])('below %i open elements leaves the faults of all others told', (depth) => {
    const { tagFaults } = parsePage(`<form>${'<div>'.repeat(depth)}</form></section>`, 'https://example.org/');
    // The divs are not closed, and the section was never opened.
    expect([tagFaults.unclosed.count, tagFaults.stray.count]).toEqual([depth, 1]);
  });
});

describe('faults of tags', () => {
  it.each([
    '</b>',
    '<!doctype html></b>',
    'x</b>',
    '<head></b>',
    '<table></b>',
    '<select></b>',
    '<select><option>x<option>y</option></option>',
  ])('tell of %s once', (html) => {
    expect(parsePage(html, 'https://example.org/').tagFaults.stray.count).toBe(1);
  });
  it('are counted by their kind, the first 50 of each with their places', () => {
    const given = input(`${'</b>'.repeat(120)}${'<span>'.repeat(70)}`);
    const { unclosed, stray } = given.page.tagFaults;
    expect([unclosed.count, unclosed.items.length]).toEqual([70, 50]);
    expect([stray.count, stray.items.length]).toEqual([120, 50]);
    expect(withTagFault('stray', (count) => `${count} end tags`)(given)).toMatchObject({
      message: '120 end tags',
      total: 120,
      items: { length: 50 },
    });
  });
});
