import { announcement } from './state/announce.ts';
import { copyText } from './state/copy.ts';
import { type GuideHit, searchGuides } from './state/guide-search.ts';
import { letterKeys, stepSurround } from './state/surround.ts';

/** What script adds to a page that is read without it: the surround, copying, keys, a search over the guides. */

const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const surround = document.querySelector<HTMLButtonElement>('#the-surround');
if (surround) Object.assign(surround, { hidden: false, onclick: stepSurround });

// The guide that is read is in sight in the list of all.
const list = document.querySelector<HTMLElement>('.guide-nav');
const here = list?.querySelector<HTMLElement>('[aria-current]');
if (list && here) list.scrollTop = here.offsetTop - list.clientHeight / 2;

const said = made('p', { className: 'off-screen' });
said.setAttribute('role', 'status');
document.body.append(said);
announcement.subscribe((text) => {
  said.textContent = text;
});

for (const block of document.querySelectorAll<HTMLPreElement>('pre.code')) {
  const copy = made(
    'button',
    { type: 'button', className: 'boxed copy', onclick: () => copyText(block.textContent ?? '', 'the example') },
    'Copy',
  );
  const frame = made('div', { className: 'code-block' });
  block.replaceWith(frame);
  frame.append(block, copy);
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

let afterG = false;
addEventListener('keydown', (event) => {
  if (letterKeys.value === 'off' || isText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  const goes = afterG;
  afterG = !goes && key === 'g';
  if (goes) document.querySelector<HTMLAnchorElement>(`.top a[data-letter="${CSS.escape(key)}"]`)?.click();
  else if (key === 's') stepSurround();
  else if (key === '/') {
    const field = document.querySelector<HTMLInputElement>('#guide-words');
    if (field) event.preventDefault();
    field?.focus();
  }
});

const outcomeOf = (found: readonly GuideHit[] | undefined): string => {
  if (!found) return 'The guides could not be loaded. Keep typing to try again.';
  return found.length === 0 ? 'No matching guides.' : `${found.length} found`;
};

const place = document.querySelector('#guide-search');
if (place) {
  const field = made('input', { id: 'guide-words', type: 'text', autocomplete: 'off', spellcheck: false });
  const hits = made('ul', { className: 'guide-hits' });
  const count = made('p', { className: 'muted note' });
  count.setAttribute('aria-live', 'polite');
  const label = made('label', { htmlFor: 'guide-words' }, 'Search all guides');
  place.append(made('search', { className: 'field' }, label, field, count), hits);
  field.addEventListener('input', async () => {
    const query = field.value;
    const found = await searchGuides(query);
    if (field.value !== query) return;
    count.textContent = query.trim() === '' ? '' : outcomeOf(found);
    hits.replaceChildren(
      ...(found ?? []).map(({ path, guide, section, excerpt }) =>
        made(
          'li',
          {},
          made('a', { href: path }, section === guide ? guide : `${guide}: ${section}`),
          made('p', { className: 'muted note' }, excerpt),
        ),
      ),
    );
  });
}
