import { html } from '../../../model/links.ts';
import { judge } from '../../../model/verdict.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { ENUMERATED, WHOLE } from '../facts/html-values.ts';
import { check } from './check.ts';

const SANDBOX = new Set(
  (
    'allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-popups ' +
    'allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts ' +
    'allow-storage-access-by-user-activation allow-top-navigation allow-top-navigation-by-user-activation ' +
    'allow-top-navigation-to-custom-protocols'
  ).split(' '),
);

/** Dates, times, zones and durations as HTML writes them. */
const TIME =
  /^(\d{4,}(-\d\d){0,2}|\d\d-\d\d|\d{4,}-W\d\d|(\d{4,}-\d\d-\d\d[T ])?\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:?\d\d)?|Z|[+-]\d\d:?\d\d|P(?=[\dT])(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d{1,3})?S)?)?|(\s*\d+(\.\d+)?\s*[wdhms])+)$/i;

const isPattern = (source: string): boolean => {
  try {
    return Boolean(new RegExp(`^(?:${source})$`, 'v'));
  } catch {
    return false;
  }
};

/** Rules that need more than a list. */
const OTHERS: Readonly<Record<string, (value: string, element: Element) => boolean>> = {
  datetime: (value, { name }) => name !== 'time' || TIME.test(value.trim()),
  pattern: (value, { name }) => name !== 'input' || value.length > 500 || isPattern(value),
  sandbox: (value) =>
    value
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .every((token) => token === '' || SANDBOX.has(token)),
  target: (value) => !value.startsWith('_') || /^_(blank|self|parent|top|unfencedTop)$/i.test(value),
  max: (value, element) => {
    const least = Number.parseFloat(attr(element, 'min') ?? '');
    return !(element.name !== 'script' && least > Number.parseFloat(value));
  },
  maxlength: (value, element) => !(Number.parseInt(attr(element, 'minlength') ?? '', 10) > Number.parseInt(value, 10)),
};

/** Every rule by the attribute it is about. */
const RULES = new Map<string, ((value: string, element: Element) => boolean)[]>();
const rule = (name: string, fine: (value: string, element: Element) => boolean): void => {
  RULES.set(name, [...(RULES.get(name) ?? []), fine]);
};
for (const { attribute, on, values } of ENUMERATED)
  rule(attribute, (value, { name }) => (on && !on.test(name)) || values.includes(value.trim().toLowerCase()));
for (const { attribute, on, least } of WHOLE)
  rule(attribute, (value, { name }) => !on.test(name) || (/^\s*-?\d+\s*$/.test(value) && Number(value) >= least));
for (const [name, fine] of Object.entries(OTHERS)) rule(name, fine);

/** What is wrong about the attributes of an element, empty for nothing. */
const faultsOf = (element: Element): string => {
  let wrong = '';
  for (const name in element.attribs) {
    const value = element.attribs[name]!;
    if (RULES.get(name)?.some((fine) => !fine(value, element))) wrong += `${wrong && ', '}${name}="${value}"`;
  }
  return wrong;
};

export const docAttributeValue = check(
  'doc-attribute-value',
  'minor',
  'Attribute has a value that HTML does not know',
  {
    help: html('indices.html#attributes-3'),
    fix: 'Correct the value: browsers fall back to another one, or ignore the attribute.',
    requirements: null,
    run: ({ page }) => {
      const ruled = page.byAttribute(...RULES.keys()).filter(({ namespace }) => namespace === 'html');
      return judge({ page }, ruled, (element) => faultsOf(element).slice(0, 200) || null, {
        none: 'No attribute has a fixed set of values.',
        message: (n, of) => `${n} of ${of} elements have an attribute with an invalid value.`,
      });
    },
    examples: {
      passed: [
        '<form method="post"></form>',
        '<input type="EMAIL">',
        '<img width="10" src="/a.png" alt="">',
        '<time datetime="2026-01-15">x</time>',
        '<a href="/x" target="_blank">x</a>',
      ],
      failed: [
        '<form method="foo"></form>',
        '<input type="foo">',
        '<img width="100px" src="/a.png" alt="">',
        '<input type="number" min="5" max="1">',
        '<input pattern="[a-">',
        '<time datetime="tomorrow">x</time>',
        '<a href="/x" target="_new">x</a>',
        '<iframe sandbox="allow-everything"></iframe>',
      ],
      notApplicable: '<p>x</p>',
    },
  },
);
