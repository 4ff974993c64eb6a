import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(join(root, 'README.md'), 'utf8');

describe('the README', () => {
  it('has no figure of speed, and no document has one, outside of the tables that results.json gives', () => {
    const documents = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => join('docs', name))];
    const number = /(?:\b\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|hundred))/.source;
    const claim = new RegExp(
      [
        `${number} ?(?:x|×|times) ?(?:as fast|faster|slower|quicker)`,
        `${number} ?(?:calls|requests|records|pages|megapixels|MB) ?(?:a second|per second|/s)`,
        `${number} ?(?:µs|us|ms|ns)\\b`,
      ].join('|'),
      'g',
    );
    const claims = documents
      .filter((name) => name.endsWith('.md') && name !== 'docs/changelog.md')
      .flatMap((name) => {
        const written = readFileSync(join(root, name), 'utf8').replaceAll(/<!-- (\w+) -->.*?<!-- \/\1 -->/gs, '');
        return [...written.matchAll(claim)].map(([found]) => `${name}: ${found}`);
      });
    expect(claims).toEqual([]);
  });
  it('links only to what exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1]!);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });
  it('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
