import { attr } from '../../reading/page/node.ts';
import { explicitRole } from '../../reading/page/role.ts';
import { act } from '../links.ts';
import { nameCheck } from './nameless.ts';

const MEDIA_DATA =
  /\.(apng|avif|bmp|gif|ico|jpe?g|jxl|png|svg|tiff?|webp|aac|flac|m4a|mp3|oga|ogg|opus|wav|avi|m4v|mkv|mov|mp4|mpe?g|ogv|webm)(?:[?#]|$)/i;

export const a11yObjectName = nameCheck('a11y-object-name', 'serious', 'Embedded object has no name', {
  help: act('8fc3b6'),
  fix: 'Name the object with aria-label or title.',
  elements: (view) =>
    view.page
      .byTag('object')
      .filter((element) => explicitRole(element) === null && view.rendering.exposed(element))
      .filter((element) => {
        const type = attr(element, 'type');
        return type ? /^(image|audio|video)\//i.test(type) : MEDIA_DATA.test(attr(element, 'data') ?? '');
      }),
  none: 'There is no object with an image, sound or film.',
  plural: 'objects',
  examples: {
    passed: '<object data="/f.mp4" title="Film"></object>',
    failed: ['<object data="/f.mp4"></object>', '<object type="image/png" data="/f"></object>'],
    notApplicable: ['<object data="/page.html"></object>', '<object role="img" data="/f.png"></object>'],
  },
});
