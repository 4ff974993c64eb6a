// The header of every page as markup: what the page draws itself once its script runs (src/web/shell/header.tsx).
import { escaped } from '../browser-files.mjs';

/** Of the views that stand under one name, the first leads to all. */
const leads = (routes) =>
  routes.filter(
    ({ group, apart }, i) => !apart && (group === undefined || routes.findIndex((one) => one.group === group) === i),
  );

const link = ({ path, name, group, letter }, here) =>
  `<li><a href="${escaped(path)}" data-name="${escaped(group ?? name)}"${letter ? ` data-letter="${letter}"` : ''}${path === here ? ' aria-current="page"' : ''}>${escaped(group ?? name)}</a></li>`;

const MARK =
  '<svg class="mark" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false"><circle cx="10" cy="13" r="8" class="mark-a"/><circle cx="16" cy="13" r="8" class="mark-b"/></svg>';

/** `tools` stands at its end. */
export const headerHtml = ({ routes, guide, here = '', tools = '' }) => {
  const lead = routes.find(({ path }) => path === here)?.group;
  const current = lead === undefined ? here : routes.find(({ group }) => group === lead).path;
  return `<header class="top">
<a class="brand" aria-label="Metamer" href="/">${MARK}<span class="brand-name">Metamer</span></a>
<nav aria-label="Views" class="top-views"><ul>
${leads(routes)
  .map((route) => link(route, current))
  .join('\n')}
</ul></nav>
<div class="tools"><a class="button plain" href="${escaped(guide.path)}" data-letter="${guide.letter}"${here === guide.path ? ' aria-current="page"' : ''}>${escaped(guide.name)}</a><a class="button plain" href="/v1/docs" data-letter="r">API reference</a>${tools}</div>
</header>`;
};
