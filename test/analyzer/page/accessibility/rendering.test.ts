import { describe, expect, it } from 'vitest';
import { renderingOf } from '../../../../src/analyzer/page/accessibility/rendering.ts';
import { parsePage } from '../../../../src/analyzer/page/tree/parse.ts';

const rendered = (css: string, body = '<main id="x" class="menu"><p id="y">text</p></main>', id = 'x') => {
  const page = parsePage(`<!doctype html><style>${css}</style><body>${body}`, 'https://example.org/');
  const rendering = renderingOf(page);
  const element = page.byId(id)!;
  if (rendering.doubt(element)) return 'cannot tell';
  if (rendering.gone(element)) return 'gone';
  if (!rendering.visible(element)) return 'unseen';
  return rendering.onScreen(element) ? 'shown' : 'off screen';
};

describe('rendering', () => {
  it.each([
    ['.menu:not(.open, main, .x){display:none}', 'shown'],
    ['.menu:not(.open, nav){display:none}', 'gone'],
    ['a, .menu, b {display:none}', 'gone'],
    ['.menu{display:none} .menu{display:block}', 'shown'],
    ['#x{display:block} .menu{display:none}', 'shown'],
    ['#x{display:block} .menu{display:none!important}', 'gone'],
    ['@layer a{#x{display:none}} .menu{display:block}', 'shown'],
    ['@layer a, b; @layer b{main{display:block}} @layer a{#x{display:none}}', 'shown'],
    ['@layer a{main{display:none!important}} #x{display:block!important}', 'gone'],
    ['@layer a{#x{display:block} @layer b{#x{display:none}}}', 'shown'],
    ['@media print{#x{display:none}}', 'shown'],
    ['@media (min-width:1px){#x{display:none}}', 'gone'],
    ['@media (max-width:600px){#x{display:none}}', 'shown'],
    ['@supports (display:grid){#x{display:none}}', 'gone'],
    ['@supports not (display:grid){#x{display:none}}', 'shown'],
    ['@container (width>1px){#x{display:none}}', 'cannot tell'],
    ['@container (width>1px){#x{display:block}}', 'shown'],
    ['#x:invalid{display:none}', 'cannot tell'],
    ['#x:-moz-any-thing{display:none} #x{display:block!important}', 'shown'],
    ['#x{display:var(--d)}', 'cannot tell'],
    ['#x:hover{display:none}', 'shown'],
    ['body{main{display:none}}', 'gone'],
    ['body{& > main{display:none}}', 'gone'],
    ['main{.other &{display:none}}', 'shown'],
    ['#x{visibility:hidden}', 'unseen'],
    ['#x{content-visibility:hidden}', 'shown'],
    ['#x{position:absolute;left:-9999px}', 'off screen'],
    ['#x{position:absolute;clip:rect(0 0 0 0)}', 'off screen'],
    ['#x{clip-path:inset(50%)}', 'off screen'],
    ['#x{width:1px;height:1px;overflow:hidden}', 'off screen'],
    ['#x::before{display:none}', 'shown'],
    ['#x < {display:none} p{}', 'shown'],
  ])('%s: %s', (css, expected) => expect(rendered(css)).toBe(expected));

  it.each([
    ['#x{visibility:hidden} #y{visibility:visible}', 'shown'],
    ['#x{visibility:hidden}', 'unseen'],
    ['#x{content-visibility:hidden}', 'gone'],
    ['#x{display:none} #y{display:block}', 'gone'],
    ['#x:invalid{display:none}', 'cannot tell'],
  ])('below: %s: %s', (css, expected) => expect(rendered(css, undefined, 'y')).toBe(expected));

  it.each([
    ['<div id="x" hidden>t</div>', 'gone'],
    ['<div id="x" hidden="until-found">t</div>', 'shown'],
    ['<div hidden="until-found"><p id="x">t</div>', 'gone'],
    ['<details><p id="x">t</details>', 'gone'],
    ['<details open><p id="x">t</details>', 'shown'],
    ['<dialog id="x">t</dialog>', 'gone'],
    ['<dialog id="x" style="display:block">t</dialog>', 'shown'],
    ['<div id="x" popover>t</div>', 'gone'],
    ['<video><p id="x">t</p></video>', 'gone'],
  ])('%s: %s', (body, expected) => expect(rendered('', body)).toBe(expected));
});
