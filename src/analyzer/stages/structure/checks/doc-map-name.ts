import { html } from '../../../model/links.ts';
import { judge } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { check } from './check.ts';

export const docMapName = check('doc-map-name', 'minor', 'Image map has no name, or that of another', {
  help: html('image-maps.html#the-map-element'),
  fix: 'Give each map a name of its own.',
  requirements: {
    criteria: [
      { sc: '1.1.1', when: 'may' },
      { sc: '2.1.1', when: 'may' },
    ],
    techniques: ['H24'],
  },
  run: ({ page }) => {
    const maps = page.byTag('map');
    const counts = new Map<string, number>();
    for (const map of maps) counts.set(attr(map, 'name') ?? '', (counts.get(attr(map, 'name') ?? '') ?? 0) + 1);
    return judge(
      { page },
      maps,
      (map) => {
        const name = attr(map, 'name') ?? '';
        if (name.trim() === '') return 'no name';
        return counts.get(name)! > 1 ? name : null;
      },
      { none: 'There is no image map.', message: (n, of) => `${n} of ${of} image maps have no name of their own.` },
    );
  },
  examples: {
    passed: '<map name="a"></map>',
    failed: ['<map></map>', '<map name="a"></map><map name="a"></map>'],
    notApplicable: '<p>x</p>',
  },
});
