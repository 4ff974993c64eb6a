import type { FileReply } from '../../schemas/file.ts';
import { escapeHtml } from '../../text/escape.ts';
import { framedPage } from './frame.ts';

const LONGEST = 120;

const linkTo = (path: string): string => `<a href="${escapeHtml(path)}">${escapeHtml(path)}</a>`;

/**
 * What a browser shows for an address that does not exist, with links to the pages that have nearly the same; undefined if the
 * workbench is not built.
 */
export const notFoundPage = (path: string, near: readonly string[]): FileReply | undefined =>
  framedPage({
    title: 'Page not found · Metamer',
    description: 'This address does not exist. Metamer has tools for colour, contrast, vision, palettes and audits.',
    here: '',
    content: `<main class="missing" id="the-content">
<h1 tabindex="-1">Page not found</h1>
<p>Nothing is at <code>${escapeHtml(path.slice(0, LONGEST))}</code>.${near.length > 0 ? ` Did you mean ${near.map(linkTo).join(' or ')}?` : ''}</p>
<ul>
<li><a href="/">Home</a></li>
<li><a href="/docs">Documentation</a></li>
<li><a href="/v1/docs">API reference</a></li>
</ul>
</main>`,
  });
