import { describe, expect, it } from 'vitest';
import { styleRulesOf } from '../../../../src/analyzer/page/css/style-rules.ts';
import { parsePage } from '../../../../src/analyzer/page/tree/parse.ts';

const offers = (css: string) => {
  const page = parsePage(`<!doctype html><style>${css}</style><p class="a b" id="x">x</p>`, 'https://example.org/');
  const found =
    styleRulesOf(page, new Set(['display']))
      .offers(page.byId('x')!)
      .get('display') ?? [];
  return found.map(({ value, sure }) => (sure ? value : `${value}?`));
};

describe('what style rules offer an element', () => {
  it('is not what another rule surely beats', () => {
    expect(offers('.a{display:block}'.repeat(1000))).toEqual(['block']);
    expect(offers('.a{display:block}.b{display:none!important}.a{display:flex}')).toEqual(['none']);
    expect(offers('#x{display:grid}.b{display:none}')).toEqual(['grid']);
  });

  it('is once what many rules may say', () => {
    expect(offers('@container (width>1px){.a{display:none}}'.repeat(1000))).toEqual(['none?']);
    expect(offers('.a{display:block}@container (width>1px){.a{display:none}.b{display:flex}}')).toEqual([
      'block',
      'none?',
      'flex?',
    ]);
  });
});
