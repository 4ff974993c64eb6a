import { type Names, namesOf } from '../../../page/accessibility/name.ts';
import { type Rendering, renderingOf } from '../../../page/accessibility/rendering.ts';
import { type RoleOf, rolesOf } from '../../../page/accessibility/role.ts';
import type { LinkedStyles } from '../../../page/css/linked.ts';
import { merged } from '../../../page/tree/in-order.ts';
import { attr, closest, type Element } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';

/** A page as assistive technology would be offered it, as far as source shows. */
export interface View {
  readonly page: Page;
  readonly rendering: Rendering;
  readonly roleOf: RoleOf;
  readonly names: Names;
  /** Exposed elements that have any role, in document order. */
  withRole(...roles: readonly string[]): readonly Element[];
}

export const viewOf = (page: Page, styles?: LinkedStyles): View => {
  const rendering = renderingOf(page, styles);
  const roleOf = rolesOf(rendering);
  let byRole: ReturnType<typeof merged> | undefined;
  let maps: Set<string> | undefined;
  /** Areas are painted on the images that use their map, and nowhere else. */
  const onImage = (area: Element): boolean => {
    maps ??= new Set(
      page.byAttribute('usemap').flatMap((image) => (rendering.exposed(image) ? [attr(image, 'usemap')!.trim()] : [])),
    );
    const map = closest(area, 'map');
    return map !== null && maps.has(`#${attr(map, 'name') ?? ''}`);
  };
  const index = () => {
    const map = new Map<string, Element[]>();
    for (const element of page.elements) {
      if (!rendering.exposed(element) || (element.name === 'area' && !onImage(element))) continue;
      const role = roleOf(element);
      if (role === null) continue;
      const list = map.get(role);
      if (list) list.push(element);
      else map.set(role, [element]);
    }
    return map;
  };
  return {
    page,
    rendering,
    roleOf,
    names: namesOf(page, rendering, roleOf),
    withRole: (...roles) => {
      byRole ??= merged(index());
      return byRole(...roles);
    },
  };
};
