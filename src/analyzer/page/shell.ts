import { collapsed } from './tree/metadata.ts';
import { attr, type Element, hasAttr } from './tree/node.ts';
import { type Page, perPage } from './tree/page.ts';

/** How a page comes to show what it shows, as far as the source shows. */
export interface RenderingMode {
  readonly mode: 'server-rendered' | 'client-rendered shell' | 'server-rendered with hydration' | 'static';
  readonly evidence: readonly string[];
}

/** Characters of text below which a page with a script's container counts as empty. */
const LITTLE = 200;

const CONTAINER = /^(root|app|__next|__nuxt|react-root|app-root|main-app|ember-app|q-app|svelte|___gatsby)$/i;

const isContainer = (element: Element): boolean =>
  CONTAINER.test(attr(element, 'id') ?? '') || /^(app-root|ng-app)$/.test(element.name) || hasAttr(element, 'ng-app');

const MARKERS: readonly (readonly [string, string])[] = [
  ['__NEXT_DATA__', 'Next.js data'],
  ['__NUXT__', 'Nuxt data'],
  ['data-reactroot', 'React root'],
  ['ng-version', 'Angular version'],
  ['data-server-rendered', 'Vue server rendering'],
  ['___gatsby', 'Gatsby container'],
  ['q:container', 'Qwik container'],
  ['astro-island', 'Astro island'],
  ['__remixContext', 'Remix data'],
  ['__sveltekit_', 'SvelteKit data'],
];

export const renderingMode = perPage((page): RenderingMode => {
  const text = page.bodyText;
  const little = text.length < LITTLE && page.byTag('script').some((script) => hasAttr(script, 'src'));
  const container = little ? page.elements.find(isContainer) : undefined;
  const hydrated = MARKERS.filter(([marker]) => page.source.includes(marker)).map(([, name]) => name);
  if (container && collapsed(page.text(container)).length < LITTLE)
    return {
      mode: 'client-rendered shell',
      evidence: [
        `${text.length} characters of text`,
        `container ${container.name}${attr(container, 'id') ? `#${attr(container, 'id')}` : ''}`,
        ...hydrated,
      ],
    };
  if (hydrated.length) return { mode: 'server-rendered with hydration', evidence: hydrated };
  if (!page.byTag('script').length) return { mode: 'static', evidence: ['no scripts'] };
  return { mode: 'server-rendered', evidence: [`${text.length} characters of text in the source`] };
});

/** Why checks of content cannot be answered, or null if the source holds the content. */
export const shellReason = (page: Page): string | null =>
  renderingMode(page).mode === 'client-rendered shell'
    ? 'Scripts render the page; the result is not in the source.'
    : null;
