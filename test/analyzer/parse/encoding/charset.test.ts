import { describe, expect, it } from 'vitest';
import { cssText } from '../../../../src/analyzer/parse/css/text.ts';
import { decodePage, detectCharset } from '../../../../src/analyzer/parse/encoding/charset.ts';
import { charsetOf, essenceOf, looksLikeHtml } from '../../../../src/analyzer/parse/encoding/media-type.ts';

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const found = (text: string, header?: string) => Object.values(detectCharset(latin(text), header)).join(' by ');
const far = `<!-- ${'x'.repeat(1100)} -->`;

describe('the encoding of a page', () => {
  it.each([
    ['\xef\xbb\xbf<meta charset=koi8-r>', 'text/html; charset=big5', 'utf-8 by bom'],
    ['\xfe\xff\x00<', undefined, 'utf-16be by bom'],
    ['<meta charset=koi8-r>', 'text/html; charset="ISO-8859-1"', 'windows-1252 by header'],
    ['<meta charset=koi8-r>', 'text/html; charset=klingon-8', 'koi8-r by prescan'],
    ['<meta charset=koi8-r>', 'text/html', 'koi8-r by prescan'],
    ['<meta http-equiv=content-type content="text/html; charset=shift_jis">', undefined, 'shift_jis by prescan'],
    ['<meta content="text/html; charset=shift_jis">', undefined, 'windows-1252 by default'],
    ['<meta charset=utf-16le>', undefined, 'utf-8 by prescan'],
    [`${far}<meta charset=gbk>`, undefined, 'gbk by late-meta'],
    [`${far}<meta http-equiv=Content-Type content="x; CHARSET = 'koi8-u'">`, undefined, 'koi8-u by late-meta'],
    [`${far}<meta charset=utf-16>`, undefined, 'utf-8 by late-meta'],
    [`${far}<meta charset=x-user-defined>`, undefined, 'windows-1252 by late-meta'],
    [`${far}<meta charset=nonsense><meta charset=big5>`, undefined, 'big5 by late-meta'],
    [`${far}<script>'<meta charset=gbk>'</script>`, undefined, 'windows-1252 by default'],
    [`${far}<style><meta charset=gbk></style><title><meta charset=gbk></title>`, undefined, 'windows-1252 by default'],
    [`${far}<!-- <meta charset=gbk> --><p title="<meta charset=gbk>">`, undefined, 'windows-1252 by default'],
    ['<p>', undefined, 'windows-1252 by default'],
  ])('of %j with %j is %s', (text, header, expected) => expect(found(text, header)).toBe(expected));

  it('decodes, counts what was broken, and takes the mark off', () => {
    expect(decodePage(latin('Caf\xe9'), 'text/html; charset=iso-8859-1')).toMatchObject({
      text: 'Café',
      replacements: 0,
    });
    expect(decodePage(latin('a\xff\xfeb'), 'text/html; charset=utf-8')).toMatchObject({
      text: 'a\ufffd\ufffdb',
      replacements: 2,
    });
    expect(decodePage(Buffer.from('\ufeffx'), undefined)).toMatchObject({
      text: 'x',
      charset: 'utf-8',
      charsetSource: 'bom',
    });
  });

  it('takes no longer for a page that is nothing but tags', () => {
    expect(found(`${far}${'<meta '.repeat(200_000)}`)).toBe('windows-1252 by default');
    expect(found(`${far}${'<script>'.repeat(100_000)}`)).toBe('windows-1252 by default');
  });
});

describe('content types', () => {
  it.each([
    ['Text/HTML ; charset=x', 'text/html'],
    ['text/html', 'text/html'],
    ['nonsense', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (value, essence) => expect(essenceOf(value)).toBe(essence));
  it.each([
    ['text/html; charset=utf-8', 'utf-8'],
    ['text/html; a=b; CHARSET="utf-8" ', 'utf-8'],
    ['text/html; charset=', null],
    ['text/html; xcharset=utf-8', null],
  ])('%j has the charset %j', (value, label) => expect(charsetOf(value)).toBe(label));
  it.each([
    [' \n<!DOCTYPE HTML>', true],
    ['\xef\xbb\xbf<html>', true],
    ['<bold>', false],
    ['<?xml version="1.0"?><svg/>', false],
    ['{"a":1}', false],
  ])('%j looks like a page: %s', (text, expected) => expect(looksLikeHtml(latin(text))).toBe(expected));
});

describe('the text of a style sheet', () => {
  const text = (content: string, type = 'text/css', page?: string) =>
    cssText({ bytes: latin(content), headers: { 'content-type': type } }, page);
  it('is decoded by mark, header, @charset, page, in this order', () => {
    expect(text('\xef\xbb\xbf/* \xc3\xa9 */', 'text/css; charset=latin1')).toBe('/* é */');
    expect(text('@charset "utf-8";/* \xe9 */', 'text/css; charset=latin1')).toContain('é');
    expect(text('@charset "iso-8859-1";/* \xe9 */')).toContain('é');
    expect(text('/* \xe9 */', 'text/css', 'windows-1252')).toContain('é');
    expect(text('/* \xc3\xa9 */')).toContain('é');
  });
});
