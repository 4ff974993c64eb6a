// The guides as they stand in docs/ and the README: their tokens, headings, words for the search, and the order they are read in.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';

export const README = 'README.md';

/** `docs/contrast.md` is the guide `contrast`. */
export const nameOf = (file) => (file === README ? 'readme' : file.replace(/^docs\//, '').replace(/\.md$/, ''));
export const addressOf = (file) => `/guide/${nameOf(file)}`;

export const plainText = (tokens) =>
  tokens
    .map(({ tokens: inner, text, type }) => {
      if (inner) return plainText(inner);
      return type === 'br' ? ' ' : (text ?? '');
    })
    .join('');

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

export const readGuide = (root, file, lexer) => {
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
export const groupsOf = (guides, lexer, readme) => {
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

export const documentsIn = (root) =>
  readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(entry.parentPath.slice(root.length).replaceAll('\\', '/').replace(/^\//, ''), entry.name),
    )
    .toSorted();
