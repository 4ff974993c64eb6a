/** What the HTML Standard says of attributes and their values; one table for the checks that hold a page against it. */

const words = (text: string): readonly string[] => text.split(' ');

/**
 * Values of enumerated attributes, in lower case; an empty one is listed as `''`. Read for the elements named, or for
 * all.
 */
export const ENUMERATED: readonly {
  readonly attribute: string;
  readonly on?: RegExp;
  readonly values: readonly string[];
}[] = [
  { attribute: 'autocapitalize', values: words('off none on sentences words characters') },
  {
    attribute: 'as',
    on: /^link$/,
    values: words(
      'audio document embed fetch font image object script style track video worker json manifest report serviceworker sharedworker audioworklet paintworklet frame iframe webidentity xslt',
    ),
  },
  { attribute: 'contenteditable', values: ['', ...words('true false plaintext-only')] },
  { attribute: 'crossorigin', values: ['', ...words('anonymous use-credentials')] },
  { attribute: 'decoding', on: /^img$/, values: words('sync async auto') },
  { attribute: 'dir', values: words('ltr rtl auto') },
  { attribute: 'draggable', values: words('true false') },
  {
    attribute: 'enctype',
    on: /^form$/,
    values: words('application/x-www-form-urlencoded multipart/form-data text/plain'),
  },
  { attribute: 'enterkeyhint', values: words('enter done go next previous search send') },
  { attribute: 'fetchpriority', values: words('auto high low') },
  { attribute: 'formenctype', values: words('application/x-www-form-urlencoded multipart/form-data text/plain') },
  { attribute: 'formmethod', values: words('get post dialog') },
  { attribute: 'hidden', values: ['', ...words('hidden until-found')] },
  { attribute: 'inputmode', values: words('none text decimal numeric tel search email url') },
  { attribute: 'kind', on: /^track$/, values: words('subtitles captions descriptions chapters metadata') },
  { attribute: 'loading', values: words('lazy eager') },
  { attribute: 'method', on: /^form$/, values: words('get post dialog') },
  { attribute: 'popover', values: ['', ...words('auto manual hint')] },
  { attribute: 'popovertargetaction', values: words('toggle show hide') },
  { attribute: 'preload', on: /^(audio|video)$/, values: ['', ...words('none metadata auto')] },
  {
    attribute: 'referrerpolicy',
    values: [
      '',
      ...words(
        'no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url',
      ),
    ],
  },
  { attribute: 'shape', on: /^area$/, values: words('circle circ default poly polygon rect rectangle') },
  { attribute: 'spellcheck', values: ['', ...words('true false')] },
  { attribute: 'translate', values: ['', ...words('yes no')] },
  { attribute: 'type', on: /^button$/, values: words('submit reset button') },
  {
    attribute: 'type',
    on: /^input$/,
    values: words(
      'button checkbox color date datetime-local email file hidden image month number password radio range reset search submit tel text time url week',
    ),
  },
  { attribute: 'type', on: /^ol$/, values: words('1 a i') },
  { attribute: 'wrap', on: /^textarea$/, values: words('soft hard') },
];

/** Attributes that hold a whole number of at least this much. */
export const WHOLE: readonly { readonly attribute: string; readonly on: RegExp; readonly least: number }[] = [
  { attribute: 'width', on: /^(img|iframe|video|canvas|embed|object|source|input)$/, least: 0 },
  { attribute: 'height', on: /^(img|iframe|video|canvas|embed|object|source|input)$/, least: 0 },
  { attribute: 'colspan', on: /^(td|th)$/, least: 1 },
  { attribute: 'rowspan', on: /^(td|th)$/, least: 0 },
  { attribute: 'span', on: /^(col|colgroup)$/, least: 1 },
  { attribute: 'cols', on: /^textarea$/, least: 1 },
  { attribute: 'rows', on: /^textarea$/, least: 1 },
  { attribute: 'size', on: /^(input|select)$/, least: 0 },
  { attribute: 'maxlength', on: /^(input|textarea)$/, least: 0 },
  { attribute: 'minlength', on: /^(input|textarea)$/, least: 0 },
  { attribute: 'tabindex', on: /./, least: Number.NEGATIVE_INFINITY },
];

/**
 * Attributes of some elements only. What is not listed is global, a script's own, or obsolete (another check's subject).
 */
export const OWNERS: Readonly<Record<string, readonly string[]>> = {
  accept: words('input'),
  'accept-charset': words('form'),
  action: words('form'),
  allow: words('iframe'),
  allowfullscreen: words('iframe'),
  alt: words('area img input applet'),
  as: words('link'),
  async: words('script'),
  autocomplete: words('form input select textarea'),
  autoplay: words('audio video'),
  charset: words('meta script link a'),
  checked: words('input'),
  cite: words('blockquote del ins q'),
  colspan: words('td th'),
  content: words('meta'),
  controls: words('audio video'),
  coords: words('area a'),
  datetime: words('del ins time'),
  default: words('track'),
  defer: words('script'),
  download: words('a area'),
  enctype: words('form'),
  for: words('label output'),
  form: words('button fieldset input object output select textarea label legend'),
  formaction: words('button input'),
  headers: words('td th'),
  high: words('meter'),
  href: words('a area base link'),
  hreflang: words('a area link'),
  'http-equiv': words('meta'),
  imagesizes: words('link'),
  imagesrcset: words('link'),
  integrity: words('link script'),
  ismap: words('img input'),
  kind: words('track'),
  list: words('input'),
  loading: words('iframe img'),
  loop: words('audio video marquee img'),
  low: words('meter'),
  max: words('input meter progress'),
  maxlength: words('input textarea'),
  method: words('form'),
  min: words('input meter'),
  minlength: words('input textarea'),
  multiple: words('input select'),
  muted: words('audio video'),
  nomodule: words('script'),
  novalidate: words('form'),
  optimum: words('meter'),
  pattern: words('input'),
  ping: words('a area'),
  placeholder: words('input textarea'),
  playsinline: words('video'),
  poster: words('video'),
  preload: words('audio video'),
  readonly: words('input textarea'),
  rel: words('a area form link'),
  required: words('input select textarea'),
  reversed: words('ol'),
  rowspan: words('td th'),
  sandbox: words('iframe'),
  scope: words('td th'),
  selected: words('option'),
  sizes: words('img link source'),
  span: words('col colgroup'),
  src: words('audio embed iframe img input script source track video frame bgsound'),
  srcdoc: words('iframe'),
  srclang: words('track'),
  srcset: words('img source'),
  step: words('input'),
  target: words('a area base form link'),
  usemap: words('img object input'),
  wrap: words('textarea pre'),
};

/** Which types of input an attribute applies to; it does nothing on others. */
export const INPUT_TYPES: Readonly<Record<string, RegExp>> = {
  accept: /^file$/,
  checked: /^(checkbox|radio)$/,
  max: /^(date|datetime-local|month|number|range|time|week)$/,
  min: /^(date|datetime-local|month|number|range|time|week)$/,
  maxlength: /^(email|password|search|tel|text|url)$/,
  minlength: /^(email|password|search|tel|text|url)$/,
  multiple: /^(email|file)$/,
  pattern: /^(email|password|search|tel|text|url)$/,
  placeholder: /^(email|number|password|search|tel|text|url)$/,
  src: /^image$/,
  step: /^(date|datetime-local|month|number|range|time|week)$/,
};

/** Every element of HTML, those of today and those that are obsolete. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
    'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fencedframe fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image ' +
    'img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter ' +
    'multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rb ' +
    'rp rt rtc ruby s samp script search section select selectedcontent slot small source spacer span strike strong style sub summary sup svg ' +
    'table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'
  ).split(' '),
);
