// The parts of a page around a guide: search, list of guides, headings, previous and next; and the page that lists all guides.
import { slug } from 'github-slugger';
import { escaped } from './frame.mjs';
import { addressOf } from './guide-source.mjs';

const navigation = (groups, here) => `<nav class="guide-nav" id="all-the-guides" aria-label="Guides">
<div id="guide-search"></div>
${groups
  .map(
    ({ name, guides }) => `<h2>${escaped(name)}</h2>
<ul>
${guides.map(({ file, title }) => `<li><a href="${addressOf(file)}"${file === here ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`).join('\n')}
</ul>`,
  )
  .join('\n')}
</nav>`;

const contents = (headings) => {
  const listed = headings.filter(({ depth }) => depth === 2);
  if (listed.length < 2) return '';
  return `<nav class="guide-contents" aria-label="On this page">
<h2>On this page</h2>
<ul>
${listed.map(({ id, title }) => `<li><a href="#${escaped(id)}">${escaped(title)}</a></li>`).join('\n')}
</ul>
</nav>`;
};

const step = (name, guide) =>
  guide
    ? `<a class="guide-step ${name.toLowerCase()}" href="${addressOf(guide.file)}"><small>${name}</small> ${escaped(guide.title)}</a>`
    : '';

export const pageOf = (guide, { groups, ordered, body }) => {
  const at = ordered.indexOf(guide);
  return `${contents(guide.headings)}
<main class="guide-text" id="the-content">
<a class="to-guides" href="#all-the-guides">All guides</a>
${body}
<p class="muted note"><a href="${addressOf(guide.file)}.md">View as Markdown</a></p>
<nav class="guide-steps" aria-label="Previous and next guide">
${step('Previous', ordered[at - 1])}
${step('Next', ordered[at + 1])}
</nav>
</main>
${navigation(groups, guide.file)}`;
};

export const overviewOf = (groups) => `<main class="guide-all" id="the-content">
<h1 tabindex="-1">Guides</h1>
<div id="guide-search"></div>
${groups
  .map(
    ({ name, guides }) => `<section aria-labelledby="group-${slug(name)}">
<h2 id="group-${slug(name)}">${escaped(name)}</h2>
<ul class="guide-cards">
${guides.map(({ file, title, lead }) => `<li><a class="card" href="${addressOf(file)}"><b>${escaped(title)}</b> <span class="muted note">${escaped(lead)}</span></a></li>`).join('\n')}
</ul>
</section>`,
  )
  .join('\n')}
</main>`;
