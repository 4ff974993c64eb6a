// The HTML of a guide: its links lead to pages, its colours have swatches.
import { posix } from 'node:path';
import { load } from 'cheerio';
import { partsOf } from './colors-in-text.mjs';
import { escaped } from './frame.mjs';
import { addressOf, plainText } from './guide-source.mjs';

/** A colour with its swatch, which opens it in the workbench. */
const colorLink = (text, hex) =>
  `<a class="color-link" href="/color#c=${hex.slice(1)}" title="Open ${hex} in Colour"><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><rect width="12" height="12" rx="3" fill="${hex}"/></svg>${escaped(text)}</a>`;

const fromRoot = (file, path) => posix.normalize(posix.join(posix.dirname(file), path));

/** Where a link of a document leads on the pages; undefined for a file of the repository that is no page. */
const targetOf = (file, href, known) => {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return href;
  const [path, anchor] = href.split('#');
  const target = fromRoot(file, path);
  const to = anchor === undefined ? '' : `#${anchor}`;
  if (known.guides.has(target)) return addressOf(target) + to;
  if (known.files.has(target)) return `/guide/${target.replace(/^docs\//, '')}`;
  const inside = [...known.guides].find((one) => one.startsWith(`${target.replace(/\/$/, '')}/`));
  return inside && addressOf(inside);
};

/** Comments are for those who write a document, not for its readers. */
const COMMENT = /^\s*(?:<!--[\s\S]*?-->\s*)+$/;

/** The HTML of the blocks of a guide. */
export const rendererOf = (file, known, hexOf) => {
  const withColors = (text) =>
    partsOf(text, hexOf)
      .map((part) => (part.hex ? colorLink(part.text, part.hex) : escaped(part.text)))
      .join('');
  const imageOf = (href) => {
    const target = targetOf(file, href, known);
    if (target === undefined) throw new Error(`${file} shows ${href}, which is not there`);
    return { target, ...known.files.get(fromRoot(file, href)) };
  };
  let inLink = 0;
  let hasImage = false;
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
      const { target, width, height, version } = imageOf(href);
      // The first may be in sight at once.
      const loading = hasImage ? ' loading="lazy"' : '';
      hasImage = true;
      return `<img src="${escaped(target)}?v=${version}" alt="${escaped(text)}" width="${width}" height="${height}"${loading}>`;
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
      if (COMMENT.test(text)) return '';
      const $ = load(text, null, false);
      const images = $('img, source').toArray();
      if (images.length === 0 || $(':not(picture, source, img)').length > 0) return escaped(text);
      for (const image of images) {
        const name = image.name === 'img' ? 'src' : 'srcset';
        const { target, width, height } = imageOf($(image).attr(name));
        $(image).attr(name, target);
        if (image.name === 'img') {
          const shown = Number($(image).attr('width') ?? width);
          $(image).attr({
            width: String(shown),
            height: String(Math.round((height * shown) / width)),
            loading: 'lazy',
          });
        }
      }
      return $.html();
    },
  };
};
