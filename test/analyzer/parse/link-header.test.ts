import { describe, expect, it } from 'vitest';
import { readLinkHeader } from '../../../src/analyzer/parse/link-header.ts';

const link = (href: string, rel: string[], hreflang: string | null = null) => ({ href, rel, hreflang });

describe('readLinkHeader (RFC 8288)', () => {
  it.each([
    ['<https://a.example/>; rel="canonical"', [link('https://a.example/', ['canonical'])]],
    ['</a>; rel=preload; as=style, </b>;REL=Canonical', [link('/a', ['preload']), link('/b', ['canonical'])]],
    ['</a>; rel="next canonical"', [link('/a', ['next', 'canonical'])]],
    ['</a>; rel="next"; rel="canonical"', [link('/a', ['next'])]],
    ['</a>; title="b; rel=canonical, <c>"; rel=next', [link('/a', ['next'])]],
    ['</a>; title="say \\"hi\\""; rel=next', [link('/a', ['next'])]],
    ['</a,b;c>; rel=next', [link('/a,b;c', ['next'])]],
    ['</de>; rel="alternate"; hreflang="de"', [link('/de', ['alternate'], 'de')]],
    ['</a>; crossorigin; rel=preload', [link('/a', ['preload'])]],
    [', ,</a>', [link('/a', [])]],
    ['nonsense', []],
    ['', []],
    [undefined, []],
  ])('%j', (value, expected) => expect(readLinkHeader(value)).toEqual(expected));

  it('ends where it cannot be read, and takes time in proportion to the text', () => {
    expect(readLinkHeader('</a>; rel="next')).toEqual([link('/a', [])]);
    expect(readLinkHeader(`</a>${'; x'.repeat(100_000)}`)).toEqual([link('/a', [])]);
    expect(readLinkHeader(`</a>; x="${'\\'.repeat(100_000)}`)).toHaveLength(1);
  });
});
