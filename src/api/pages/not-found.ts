import type { FileReply } from '../../schemas/file.ts';
import { escapeHtml } from '../../text/escape.ts';
import { framedPage } from './frame.ts';

const LONGEST = 120;

/** What a browser shows for an address that does not exist; undefined if the workbench is not built. */
export const notFoundPage = (path: string): FileReply | undefined =>
  framedPage({
    title: 'Page not found · Metamer',
    description: 'This address does not exist. Metamer has tools for colour, contrast, vision, palettes and audits.',
    here: '',
    content: `<main class="missing" id="the-content">
<h1 tabindex="-1">Page not found</h1>
<p>Nothing is at <code>${escapeHtml(path.slice(0, LONGEST))}</code>.</p>
<ul>
<li><a href="/">Home</a></li>
<li><a href="/docs">Documentation</a></li>
<li><a href="/v1/docs">API reference</a></li>
</ul>
</main>`,
  });
