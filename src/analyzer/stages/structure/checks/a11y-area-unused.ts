import { html } from '../../../model/links.ts';
import { all } from '../../../model/requirements.ts';
import { attr, closest, hasAttr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yAreaUnused = a11y('a11y-area-unused', 'minor', 'Area of an unused map has no text alternative', {
  help: html('image-maps.html#the-area-element'),
  fix: 'Describe in alt where the area leads, or remove a map that no image uses.',
  requirements: { criteria: all('may', '1.1.1'), techniques: ['H24'], failures: ['F65'] },
  elements: (view) => {
    const used = new Set(view.page.byAttribute('usemap').map((image) => attr(image, 'usemap')!.trim()));
    return view.page.byTag('area').filter((area) => {
      const map = closest(area, 'map');
      return hasAttr(area, 'href') && !used.has(`#${(map && attr(map, 'name')) ?? ''}`);
    });
  },
  test: (area) =>
    ['alt', 'aria-label', 'aria-labelledby', 'title'].some((name) => attr(area, name)?.trim())
      ? null
      : attr(area, 'href')!,
  none: 'Every map is used by an image, or there is none.',
  message: (n, of) => `${n} of ${of} areas of maps that no image uses have no alt.`,
  examples: {
    passed: '<map name="m"><area href="/b" alt="Bowls"></map>',
    failed: [
      '<map name="m"><area href="/b"></map>',
      '<img src="/a.png" alt="x" usemap="#n"><map name="m"><area href="/b" alt=""></map>',
    ],
    notApplicable: ['<p>x</p>', '<img usemap="#m" alt="Map" src="/m.png"><map name="m"><area href="/b"></map>'],
  },
});
