import { html } from '../../../model/links.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { type Page, perPage } from '../../../page/tree/page.ts';
import { check } from './check.ts';

/** Values of usemap that lead to a map. */
const mapNames = perPage((page) => new Set(page.byTag('map').map((map) => `#${attr(map, 'name') ?? ''}`)));

interface Kind {
  readonly on: RegExp;
  readonly there: (value: string, page: Page) => boolean;
}

const byId =
  (tag?: string) =>
  (id: string, page: Page): boolean => {
    const target = page.byId(id);
    return target !== undefined && (tag === undefined || target.name === tag);
  };

/** What each attribute names, besides labels and ARIA, which have checks of their own. */
const KINDS: Readonly<Record<string, Kind>> = {
  list: { on: /^input$/, there: byId('datalist') },
  form: { on: /^(button|fieldset|input|object|output|select|textarea)$/, there: byId('form') },
  popovertarget: { on: /^(button|input)$/, there: byId() },
  commandfor: { on: /^button$/, there: byId() },
  usemap: {
    on: /^(img|object)$/,
    there: (value, page) => mapNames(page).has(value),
  },
};

const namesIn = (element: Element): string[] =>
  Object.entries(KINDS).flatMap(([name, { on }]) =>
    on.test(element.name) && attr(element, name)?.trim() ? [name] : [],
  );

export const docReferenceMissing = check(
  'doc-reference-missing',
  'moderate',
  'Attribute names an element that is not there',
  {
    help: html('dom.html#global-attributes'),
    fix: 'Correct the id, or add what it names.',
    requirements: null,
    elements: ({ page }) => page.byAttribute(...Object.keys(KINDS)).filter((element) => namesIn(element).length > 0),
    test: (element, { page }) =>
      namesIn(element)
        .filter((name) => !KINDS[name]!.there(attr(element, name)!.trim(), page))
        .map((name) => `${name}="${attr(element, name)}"`)
        .join(', ') || null,
    none: 'No attribute of HTML names an element.',
    message: (n, of) => `${n} of ${of} elements name another that is not there.`,
    examples: {
      passed: [
        '<input list="l"><datalist id="l"></datalist>',
        '<img usemap="#m" src="/a.png" alt="x"><map name="m"></map>',
        '<button popovertarget="p">x</button><div popover id="p">y</div>',
      ],
      failed: [
        '<input list="l">',
        '<button form="f">x</button>',
        '<img usemap="#m" src="/a.png" alt="x">',
        '<button popovertarget="p">x</button>',
      ],
      notApplicable: '<p>x</p>',
    },
  },
);
