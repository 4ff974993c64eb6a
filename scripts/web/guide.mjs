// Renders the guides of docs/ and the README as pages of the workbench: dist/web/guide. Their text has no other source.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { Marked } from 'marked';
import { writeBoth } from '../browser-files.mjs';
import { colorReader } from './colors-in-text.mjs';
import { escaped, filled } from './frame.mjs';
import { rendererOf } from './guide-html.mjs';
import { overviewOf, pageOf } from './guide-pages.mjs';
import { addressOf, documentsIn, groupsOf, nameOf, README, readGuide } from './guide-source.mjs';

/** Of brotli: a level more would double the time for a hundredth of the size. */
const QUALITY = 9;
/** Files of docs that pages refer to, served as they are. */
const FILES = /\.(?:png|svg|mjs|sh|yaml|json)$/;
const IMAGES = /\.(?:png|svg)$/;

/** Width and height of an image, so that its place is kept until it is there, and a version, another with every change of it. */
const imageAt = (path) => {
  const content = readFileSync(path);
  return { ...imageSize(content), version: createHash('sha256').update(content).digest('hex').slice(0, 8) };
};

/** Writes the pages, their images and the index of their words; nothing where the documents are not there. */
export const buildGuide = async ({ root, folder, frame }) => {
  if (!existsSync(join(root, 'docs')) || !existsSync(join(root, README))) return;
  const files = documentsIn(root);
  const lexer = (source) => new Marked().lexer(source);
  const guides = [README, ...files.filter((file) => file.endsWith('.md'))].map((file) => readGuide(root, file, lexer));
  const known = {
    guides: new Set(guides.map(({ file }) => file)),
    files: new Map(
      files
        .filter((file) => FILES.test(file))
        .map((file) => [file, IMAGES.test(file) ? imageAt(join(root, file)) : undefined]),
    ),
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
  const ofGuides = frame.replace('href="/docs"', 'href="/docs" aria-current="page"');
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
    description:
      'Guides to Metamer: colour, contrast, colour vision, palettes, tokens, audits, and running the service.',
    here: '',
    content: overviewOf(groups),
  };
  write('index.html', filled(ofGuides, overview));
  const words = ordered.map(({ file, title, sections }) => ({ path: addressOf(file), title, sections }));
  write('search.json', JSON.stringify(words));
  for (const file of known.files.keys()) cpSync(join(root, file), join(folder, file.replace(/^docs\//, '')));
  await Promise.all(writing);
};
