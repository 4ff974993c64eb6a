import { explicitRole } from '../../../page/accessibility/role.ts';
import { attr, childElements, type Element, firstChild, hasAttr, parentOf } from '../../../page/tree/node.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NONE = words('none');
const NO_ROLE: ReadonlySet<string> = new Set();
const LINK = words(
  'button checkbox menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem doc-backlink doc-biblioref doc-glossref doc-noteref',
);
const BUTTON = words(
  'checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch tab treeitem',
);
const IMAGE = words(
  'button checkbox image img link math menuitem menuitemcheckbox menuitemradio meter option progressbar radio scrollbar separator slider switch tab treeitem doc-cover',
);
/** `directory` is deprecated rather than forbidden. */
const LIST = words('directory group listbox menu menubar none radiogroup tablist toolbar tree');
const EMBEDDED = words('application document image img none');
const CAPTIONED = words('doc-example');
/** An area that leads nowhere. */
const AREA = words('button link');

/**
 * Roles that ARIA in HTML allows beside an element's own, for the elements where it allows only some; elements that are
 * missing here take any role.
 */
const ALLOWED: Readonly<Record<string, ReadonlySet<string>>> = {
  article: words('application document feed main none region'),
  aside: words(
    'complementary feed none note region search doc-dedication doc-example doc-footnote doc-glossary doc-pullquote doc-tip',
  ),
  audio: words('application'),
  body: NO_ROLE,
  br: NONE,
  button: BUTTON,
  caption: NO_ROLE,
  col: NO_ROLE,
  colgroup: NO_ROLE,
  datalist: NO_ROLE,
  dd: NO_ROLE,
  details: NO_ROLE,
  dialog: words('alertdialog'),
  dl: words('group list none'),
  dt: words('listitem'),
  embed: EMBEDDED,
  fieldset: words('group none radiogroup'),
  figcaption: words('group none'),
  footer: words('contentinfo group none doc-footnote'),
  form: words('form none search'),
  h1: words('none tab doc-subtitle'),
  h2: words('none tab doc-subtitle'),
  h3: words('none tab doc-subtitle'),
  h4: words('none tab doc-subtitle'),
  h5: words('none tab doc-subtitle'),
  h6: words('none tab doc-subtitle'),
  head: NO_ROLE,
  header: words('banner group none'),
  hr: words('none doc-pagebreak'),
  html: NO_ROLE,
  iframe: EMBEDDED,
  label: NO_ROLE,
  legend: NO_ROLE,
  li: words(
    'menuitem menuitemcheckbox menuitemradio option none radio separator tab treeitem doc-biblioentry doc-endnote',
  ),
  link: NO_ROLE,
  main: NO_ROLE,
  map: NO_ROLE,
  math: NO_ROLE,
  menu: LIST,
  meta: NO_ROLE,
  meter: NO_ROLE,
  nav: words('menu menubar none tablist doc-index doc-pagelist doc-toc'),
  noscript: NO_ROLE,
  object: EMBEDDED,
  ol: LIST,
  optgroup: NO_ROLE,
  option: NO_ROLE,
  picture: NO_ROLE,
  progress: NO_ROLE,
  script: NO_ROLE,
  section: words(
    'alert alertdialog application banner complementary contentinfo dialog document feed group log main marquee navigation none note region search status tabpanel doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-bibliography doc-chapter doc-colophon doc-conclusion doc-credit doc-credits doc-dedication doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-foreword doc-glossary doc-index doc-introduction doc-notice doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna doc-toc',
  ),
  search: words('form group none region'),
  style: NO_ROLE,
  summary: NO_ROLE,
  template: NO_ROLE,
  textarea: NO_ROLE,
  title: NO_ROLE,
  track: NO_ROLE,
  ul: LIST,
  video: words('application'),
  wbr: NONE,
};

/** Roles of an input beside its own, by type; a type that is missing takes none. */
const INPUTS: Readonly<Record<string, ReadonlySet<string>>> = {
  button: BUTTON,
  image: BUTTON,
  reset: BUTTON,
  submit: BUTTON,
  checkbox: words('menuitemcheckbox option switch'),
  radio: words('menuitemradio'),
  text: words('combobox searchbox spinbutton'),
};

/** In a list that is one for assistive technology too; anywhere else an li may have any role. */
const isInList = (item: Element): boolean => {
  const list = parentOf(item);
  if (!list || !/^(ul|ol|menu)$/.test(list.name)) return false;
  const role = explicitRole(list);
  return role === null || role === 'list';
};

const isNamedByAria = (element: Element): boolean =>
  ['aria-label', 'aria-labelledby'].some((name) => attr(element, name)?.trim());

const hasCaption = (figure: Element): boolean => childElements(figure).some(({ name }) => name === 'figcaption');

const isSummaryOfDetails = (summary: Element): boolean => {
  const details = parentOf(summary);
  return details?.name === 'details' && firstChild(details, 'summary') === summary;
};

/** Roles an element may have beside its own; null if it may have any. */
export const allowedRoles = (element: Element): ReadonlySet<string> | null => {
  const { name } = element;
  if (name === 'li' && !isInList(element)) return null;
  if (name === 'figure') return hasCaption(element) ? CAPTIONED : null;
  if (name === 'summary' && !isSummaryOfDetails(element)) return null;
  if (name === 'div' && parentOf(element)?.name === 'dl') return NONE;
  if (name === 'a') return hasAttr(element, 'href') ? LINK : null;
  if (name === 'area') return hasAttr(element, 'href') ? NO_ROLE : AREA;
  if (name === 'img') return attr(element, 'alt') === '' && !isNamedByAria(element) ? NONE : IMAGE;
  if (name === 'select')
    return hasAttr(element, 'multiple') || Number(attr(element, 'size')) > 1 ? NO_ROLE : words('menu');
  if (name !== 'input') return ALLOWED[name] ?? null;
  const type = attr(element, 'type')?.trim().toLowerCase() || 'text';
  if (type === 'checkbox' && hasAttr(element, 'aria-pressed')) return words('button menuitemcheckbox option switch');
  return hasAttr(element, 'list') ? NO_ROLE : (INPUTS[type] ?? NO_ROLE);
};
