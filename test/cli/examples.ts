import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeEmbedded, run } from './host.ts';

/** What the examples of the help need around them. */
export interface Examples {
  /** Where the files of the examples are. */
  readonly folder: string;
  /** A page of this machine that stands for the pages of the examples. */
  readonly page: string;
  /** An example as a shell would split it, with files of the folder and no address but that page. */
  argsOf(example: string): string[];
  close(): Promise<void>;
}

const FILES = new Set([
  'site/',
  'photo.png',
  'brief.json',
  'seen.png',
  'report.html',
  'tokens',
  'design',
  'openapi.yaml',
  'tokens.json',
  'src/app/globals.css',
]);

/** Examples that show a check that does not pass. */
export const FAILING = new Set([
  'audit https://example.com/ --fail-on serious',
  'audit --sitemap https://example.com/sitemap.xml --fail-on critical',
  'check src/app/globals.css',
  'check tokens.json --level AAA --format sarif',
]);

/** Examples that say something on the error output although all is well. */
export const NOTING = new Set([
  'audit site/ --base-url https://example.com/',
  'audit site/ --fix',
  'check tokens.json --fix-dry-run',
]);

export const openExamples = async (): Promise<Examples> => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-cli-'));
  const site = createServer(({ url }, response) => {
    if (url === '/sitemap.xml') {
      response.end(page);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title></title><img src="/a.png">');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const page = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Bowls</title>');
  mkdirSync(join(folder, 'src', 'app'), { recursive: true });
  for (const [name, path] of [
    ['globals.css', 'src/app/globals.css'],
    ['tokens.json', 'tokens.json'],
  ] as const)
    copyFileSync(join(import.meta.dirname, '../token-check/files', name), join(folder, path));
  writeFileSync(join(folder, 'brief.json'), JSON.stringify({ colors: ['#1f4e79'], styles: ['retro'], depth: 200 }));
  const photo = ['palette', '--hue', '210', '--seed', '7', '--format', 'png', '-o', join(folder, 'photo.png')];
  if ((await run(photo)).code !== 0) throw new Error('the photo of the examples was not made');
  return {
    folder,
    page,
    argsOf: (example) =>
      [...example.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain = ''], i) => {
        if (quoted !== undefined) return quoted;
        if (/^https?:/.test(plain)) return plain.endsWith('.xml') ? `${page}sitemap.xml` : page;
        return i > 0 && FILES.has(plain) ? join(folder, plain) : plain;
      }),
    async close() {
      await closeEmbedded();
      site.close();
      rmSync(folder, { recursive: true });
    },
  };
};
