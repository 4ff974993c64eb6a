import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { named } from './controls.ts';
import { a11y } from './view.ts';

export const a11yLinkName = a11y('a11y-link-name', 'serious', 'Link has no name', {
  help: act('c487ae'),
  fix: 'Add text to the link, or describe the image in it.',
  run: (view) =>
    named(view, view.withRole('link', 'doc-backlink', 'doc-biblioref', 'doc-glossref', 'doc-noteref'), 'link'),
  examples: {
    passed: [
      '<a href="/b">Bowls</a>',
      `<a href="/b"><img alt="Bowls" ${sample.PICTURE}></a>`,
      '<a href="/b" title="Bowls"></a>',
      '<svg><a href="/b"><text>Bowls</text></a></svg>',
      '<a href="/b"><span style="display:none">x</span>Bowls</a>',
    ],
    failed: [
      '<a href="/b"></a>',
      `<a href="/b"><img alt="" ${sample.PICTURE}></a>`,
      '<span role="link"></span>',
      '<a href="/b"><span hidden>Bowls</span></a>',
      '<a role="none" href="/b"></a>',
      '<a href="/b"><i class="icon"></i></a>',
      '<img usemap="#m" alt="Map" src="/m.png"><map name="m"><area href="/b"></map>',
    ],
    notApplicable: ['<a>Bowls</a>', '<p>x</p>', '<map name="m"><area href="/b"></map>'],
  },
});
