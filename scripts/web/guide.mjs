// Renders the guides of docs/ and the README as pages of the workbench: dist/web/guide. Their text has no other source.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked } from 'marked';
import { writeBoth } from '../browser-files.mjs';
import { colorReader, partsOf } from './colors-in-text.mjs';
import { escaped, filled } from './frame.mjs';

const README = 'README.md';
/** Of brotli: a level more would double the time for a hundredth of the size. */
const QUALITY = 9;
/** Files of docs that pages refer to, served as they are. */
const FILES = /\.(?:png|svg|mjs|yaml|json)$/;

/** `docs/contrast.md` is the guide `contrast`. */
const nameOf = (file) => (file === README ? 'readme' : file.replace(/^docs\//, '').replace(/\.md$/, ''));
const addressOf = (file) => `/guide/${nameOf(file)}`;

const plainText = (tokens) =>
  tokens
    .map(({ tokens: inner, text, type }) => {
      if (inner) return plainText(inner);
      return type === 'br' ? ' ' : (text ?? '');
    })
    .join('');

/** A colour with its swatch, which opens it in the workbench. */
const colorLink = (text, hex) =>
  `<a class="color-link" href="/#c=${hex.slice(1)}" title="Open ${hex} in Colour"><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><rect width="12" height="12" rx="3" fill="${hex}"/></svg>${escaped(text)}</a>`;

const cellsOf = ({ header, rows }) => [header, ...rows].flat();

/** Every text of a token and of what lies in it, as people search it. */
const searchText = (token) => {
  if (token.type === 'table')
    return cellsOf(token)
      .map(({ tokens }) => plainText(tokens))
      .join(' ');
  if (token.type === 'list') return token.items.map(({ tokens }) => tokens.map(searchText).join(' ')).join(' ');
  if (token.tokens) return plainText(token.tokens);
  return token.type === 'code' || token.type === 'text' ? token.text : '';
};

const readGuide = (root, file, lexer) => {
  const source = readFileSync(join(root, file), 'utf8');
  const tokens = lexer(source);
  const slugger = new GithubSlugger();
  const headings = [];
  const sections = [{ id: '', title: '', words: [] }];
  for (const token of tokens) {
    if (token.type !== 'heading') {
      sections.at(-1).words.push(searchText(token));
      continue;
    }
    const title = plainText(token.tokens);
    token.id = slugger.slug(title);
    headings.push({ depth: token.depth, id: token.id, title });
    sections.push({ id: token.depth === 1 ? '' : token.id, title, words: [] });
  }
  const first = tokens.find(({ type, tokens: inner }) => type === 'paragraph' && inner[0]?.type !== 'image');
  return {
    file,
    source,
    tokens,
    headings,
    title: headings[0]?.title ?? nameOf(file),
    lead: first
      ? plainText(first.tokens)
          .replaceAll(/\s+/g, ' ')
          .split(/(?<=[.:!?])\s/)[0]
          .replace(/:$/, '.')
      : '',
    sections: sections
      .filter(({ title, words }) => title !== '' || words.length > 0)
      .map(({ words, ...rest }) => ({ ...rest, text: words.join(' ').replaceAll(/\s+/g, ' ').trim() })),
  };
};

/** The guides in the groups of the README's table, whose rows name them; what it does not name comes last. */
const groupsOf = (guides, lexer, readme) => {
  const links = (tokens) =>
    tokens.flatMap(({ type, href, tokens: inner = [] }) => (type === 'link' ? [href] : links(inner)));
  const table = lexer(readme).find(
    (token) =>
      token.type === 'table' &&
      cellsOf(token).some(({ tokens }) => links(tokens).some((href) => /^docs\/.+\.md$/.test(href))),
  );
  const named = (table?.rows ?? []).map(([name, ...cells]) => ({
    name: plainText(name.tokens),
    files: cells.flatMap(({ tokens }) => links(tokens)),
  }));
  const taken = new Set([README]);
  const groups = named.map(({ name, files }) => {
    const of = files
      .flatMap((file) => guides.filter((one) => one.file === file || (file.endsWith('/') && one.file.startsWith(file))))
      .filter(({ file }) => !taken.has(file) && taken.add(file));
    return { name: name.replace(/^./, (letter) => letter.toUpperCase()), guides: of };
  });
  const rest = guides.filter(({ file }) => !taken.has(file));
  const all = [...groups, { name: 'More', guides: rest }].filter((group) => group.guides.length > 0);
  all[0].guides.unshift(...guides.filter(({ file }) => file === README));
  return all;
};

/** Where a link of a document leads on the pages; undefined for a file of the repository that is no page. */
const targetOf = (file, href, known) => {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return href;
  const [path, anchor] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(file), path));
  const to = anchor === undefined ? '' : `#${anchor}`;
  if (known.guides.has(target)) return addressOf(target) + to;
  if (known.files.has(target)) return `/guide/${target.replace(/^docs\//, '')}`;
  const inside = [...known.guides].find((one) => one.startsWith(`${target.replace(/\/$/, '')}/`));
  return inside && addressOf(inside);
};

/** The HTML of the blocks of a guide. */
const rendererOf = (file, known, hexOf) => {
  const withColors = (text) =>
    partsOf(text, hexOf)
      .map((part) => (part.hex ? colorLink(part.text, part.hex) : escaped(part.text)))
      .join('');
  let inLink = 0;
  return {
    heading({ tokens, depth, id }) {
      const words = this.parser.parseInline(tokens);
      if (depth === 1) return `<h1 tabindex="-1" id="${escaped(id)}">${words}</h1>\n`;
      return `<h${depth} id="${escaped(id)}">${words} <a class="anchor" href="#${escaped(id)}" aria-label="Link to ${escaped(plainText(tokens))}">#</a></h${depth}>\n`;
    },
    link({ href, tokens }) {
      inLink += 1;
      const words = this.parser.parseInline(tokens);
      inLink -= 1;
      const target = targetOf(file, href, known);
      return target === undefined
        ? `<span title="${escaped(href)}, a file of the repository">${words}</span>`
        : `<a href="${escaped(target)}">${words}</a>`;
    },
    image({ href, text }) {
      const target = targetOf(file, href, known);
      if (target === undefined) throw new Error(`${file} shows ${href}, which is not there`);
      return `<img src="${escaped(target)}" alt="${escaped(text)}" loading="lazy">`;
    },
    code({ text }) {
      return `<pre class="code"><code>${withColors(text)}</code></pre>\n`;
    },
    codespan({ text }) {
      const hex = inLink === 0 ? hexOf(text) : undefined;
      if (hex !== undefined) return `<code>${colorLink(text, hex)}</code>`;
      return `<code>${inLink === 0 ? withColors(text) : escaped(text)}</code>`;
    },
    text({ text, tokens }) {
      if (tokens) return this.parser.parseInline(tokens);
      return inLink === 0 ? withColors(text) : escaped(text);
    },
    table({ header, align, rows }) {
      const cell =
        (tag) =>
        ({ tokens }, i) =>
          `<${tag}${tag === 'th' ? ' scope="col"' : ''}${align[i] ? ` class="${align[i]}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
      // A table without words in its head has none to read.
      const head = header.some(({ tokens }) => plainText(tokens) !== '')
        ? `<thead><tr>${header.map((one, i) => (plainText(one.tokens) === '' ? '<td></td>' : cell('th')(one, i))).join('')}</tr></thead>`
        : '';
      return `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('\n')}</tbody></table></div>\n`;
    },
    html({ text }) {
      return escaped(text);
    },
  };
};

const navigation = (groups, here) => `<nav class="guide-nav" id="all-the-guides" aria-label="Guides">
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

const pageOf = (guide, { groups, ordered, body }) => {
  const at = ordered.indexOf(guide);
  return `${contents(guide.headings)}
<main class="guide-text" id="the-content">
<a class="to-guides" href="#all-the-guides">All guides</a>
${body}
<p class="muted note">The same as <a href="${addressOf(guide.file)}.md">Markdown</a>.</p>
<nav class="guide-steps" aria-label="Next to this guide">
${step('Before', ordered[at - 1])}
${step('Next', ordered[at + 1])}
</nav>
</main>
${navigation(groups, guide.file)}`;
};

const overviewOf = (groups) => `<main class="guide-all" id="the-content">
<h1 tabindex="-1">Guides</h1>
<div id="guide-search"></div>
${groups
  .map(
    ({ name, guides }) => `<section aria-labelledby="group-${escaped(name.toLowerCase())}">
<h2 id="group-${escaped(name.toLowerCase())}">${escaped(name)}</h2>
<ul class="guide-cards">
${guides.map(({ file, title, lead }) => `<li><a class="card" href="${addressOf(file)}"><b>${escaped(title)}</b> <span class="muted note">${escaped(lead)}</span></a></li>`).join('\n')}
</ul>
</section>`,
  )
  .join('\n')}
</main>`;

const documentsIn = (root) =>
  readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(entry.parentPath.slice(root.length).replaceAll('\\', '/').replace(/^\//, ''), entry.name),
    )
    .toSorted();

/** Writes the pages, their pictures and the index of their words; nothing where the documents are not there. */
export const buildGuide = async ({ root, folder, frame }) => {
  if (!existsSync(join(root, 'docs')) || !existsSync(join(root, README))) return;
  const files = documentsIn(root);
  const lexer = (source) => new Marked().lexer(source);
  const guides = [README, ...files.filter((file) => file.endsWith('.md'))].map((file) => readGuide(root, file, lexer));
  const known = {
    guides: new Set(guides.map(({ file }) => file)),
    files: new Set(files.filter((file) => FILES.test(file))),
  };
  const hexOf = await colorReader();
  const groups = groupsOf(guides, lexer, readFileSync(join(root, README), 'utf8'));
  const ordered = groups.flatMap((group) => group.guides);
  const writing = [];
  const write = (name, text) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writing.push(writeBoth(path, text, QUALITY));
  };
  const ofGuides = frame.replace('href="/guide"', 'href="/guide" aria-current="page"');
  for (const guide of guides) {
    const marked = new Marked({ renderer: rendererOf(guide.file, known, hexOf) });
    const content = pageOf(guide, { groups, ordered, body: marked.parser(guide.tokens) });
    const values = {
      title: `${escaped(guide.title)} · Metamer`,
      description: escaped(guide.lead),
      here: 'guide',
      content,
    };
    write(`${nameOf(guide.file)}.html`, filled(ofGuides, values));
    write(`${nameOf(guide.file)}.md`, guide.source);
  }
  const overview = {
    title: 'Guides · Metamer',
    description: 'The guides of Metamer.',
    here: '',
    content: overviewOf(groups),
  };
  write('index.html', filled(ofGuides, overview));
  const words = ordered.map(({ file, title, sections }) => ({ path: addressOf(file), title, sections }));
  write('search.json', JSON.stringify(words));
  for (const file of known.files) cpSync(join(root, file), join(folder, file.replace(/^docs\//, '')));
  await Promise.all(writing);
};
