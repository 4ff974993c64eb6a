import { hasAttr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { judge } from '../verdict.ts';
import { nameless } from './images.ts';
import { a11y } from './view.ts';

export const a11yAreaAlt = a11y({
  id: 'a11y-area-alt',
  severity: 'critical',
  title: 'Area of an image map has no name',
  help: axe('area-alt'),
  fix: 'Describe in alt where the area leads.',
  run: (view) => {
    const areas = view.page
      .byTag('area')
      .filter((element) => hasAttr(element, 'href') && view.rendering.exposed(element));
    return judge(view, areas, nameless(view), {
      none: 'There is no image map with links.',
      message: (n, of) => `${n} of ${of} areas have no name.`,
    });
  },
  examples: {
    passed: '<map name="m"><area href="/a" alt="Shop"></map>',
    failed: '<map name="m"><area href="/a"></map>',
    notApplicable: '<map name="m"><area alt=""></map>',
  },
});
