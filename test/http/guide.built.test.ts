import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_HEADERS } from '../../src/api/pages/policies.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.md$/, ''));
const GUIDES = ['readme', ...documents].map((name) => `/guide/${name}`);

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

const allOf = (node: Node): readonly Node[] => [node, ...(node.childNodes ?? []).flatMap(allOf)];
const attribute = ({ attrs = [] }: Node, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
const read = async (path: string): Promise<readonly Node[]> =>
  allOf(parse((await service.call('GET', path)).text) as unknown as Node);
const values = (nodes: readonly Node[], name: string): readonly string[] =>
  nodes.flatMap((node) => attribute(node, name) ?? []);

describe('the guides', () => {
  it.each(GUIDES)('%s is served to everyone with its policy, and is well-formed', async (path) => {
    const { status, headers, text } = await service.call('GET', path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const [name, value] of Object.entries(PAGE_HEADERS.document)) expect(headers.get(name)).toBe(value);
    const nodes = allOf(parse(text) as unknown as Node);
    // Nothing inside that the policy would block.
    expect(nodes.filter(({ nodeName }) => nodeName === 'style')).toEqual([]);
    expect(values(nodes, 'style')).toEqual([]);
    for (const script of nodes.filter(({ nodeName }) => nodeName === 'script'))
      expect(attribute(script, 'src')).toMatch(/^\/assets\//);
    expect(nodes.filter(({ nodeName }) => nodeName === 'h1')).toHaveLength(1);
    // Comments of a document are not for its readers.
    expect(text).not.toMatch(/&lt;!-- (?:not run|Written by|\/?\w+ --)/);
    const ids = values(nodes, 'id');
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('have ids without spaces, on the page that lists them too', async () => {
    for (const path of ['/guide', '/guide/pipelines'])
      expect(values(await read(path), 'id').filter((id) => /\s/.test(id))).toEqual([]);
  });

  it('have their shell script to be read beside them', async () => {
    expect(values(await read('/guide/pipelines'), 'href')).toContain('/guide/examples/check.sh');
    const { status, headers } = await service.call('GET', '/guide/examples/check.sh');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  });

  it('lead to each other, to views and to files that are there, at headings that are there', async () => {
    const pages = new Map<string, readonly Node[]>();
    for (const path of ['/guide', ...GUIDES]) pages.set(path, await read(path));
    const found = new Map<string, number>();
    const wrong: string[] = [];
    for (const [from, nodes] of pages)
      for (const href of [...values(nodes, 'href'), ...values(nodes, 'src')]) {
        if (/^https?:/.test(href)) continue;
        const { pathname, hash } = new URL(href, `http://x${from}`);
        if (!found.has(pathname))
          found.set(pathname, (await service.call('GET', pathname, { headers: { accept: 'text/html' } })).status);
        if (found.get(pathname) !== 200) wrong.push(`${from}: ${href} answers ${found.get(pathname)}`);
        const target = pages.get(pathname);
        if (target && hash.length > 1 && !values(target, 'id').includes(decodeURIComponent(hash.slice(1))))
          wrong.push(`${from}: ${href} is no heading`);
      }
    expect(wrong).toEqual([]);
  });

  it('are all listed on the first page and on each of them, with a search', async () => {
    for (const path of ['/guide', '/guide/contrast', '/guide/checks/seo']) {
      const nodes = await read(path);
      expect(values(nodes, 'href')).toEqual(expect.arrayContaining(GUIDES));
      expect(values(nodes, 'id')).toContain('guide-search');
    }
  });

  it('lead from the first to the last, one after the other', async () => {
    const linkOf = (nodes: readonly Node[], kind: string): string | undefined => {
      const step = nodes.find((node) => attribute(node, 'class') === `guide-step ${kind}`);
      return step && attribute(step, 'href');
    };
    const visited: string[] = [];
    let path: string | undefined = '/guide/readme';
    let before: string | undefined;
    while (path !== undefined) {
      const nodes: readonly Node[] = await read(path);
      expect(linkOf(nodes, 'previous')).toBe(before);
      visited.push(path);
      before = path;
      path = linkOf(nodes, 'next');
    }
    expect(visited.toSorted()).toEqual(GUIDES.toSorted());
  });

  it('show colours beside their text, by the reader of the service', async () => {
    const { text } = await service.call('GET', '/guide/contrast');
    expect(text).toContain('href="/color#c=7298bc"');
    expect(text).toContain('fill="#7298bc"');
    expect((await service.call('GET', '/guide/errors')).text).not.toMatch(
      /fill="#(?!7298bc)\w{6}"[^>]*><\/svg>#\/components/,
    );
  });

  it('are also served as they are written, with their words for a search', async () => {
    const { headers, text } = await service.call('GET', '/guide/contrast.md');
    expect([headers.get('content-type'), text]).toEqual([
      'text/markdown; charset=utf-8',
      readFileSync('docs/contrast.md', 'utf8'),
    ]);
    const { body } = await service.call('GET', '/guide/search.json');
    expect(body.map(({ path }: { path: string }) => path).toSorted()).toEqual(GUIDES.toSorted());
    expect((await service.call('GET', '/guide/pictures/contrast.png')).headers.get('content-type')).toBe('image/png');
  });

  it('answer 304 to who has a page, nothing to HEAD, and 404 for what is no guide', async () => {
    const { headers } = await service.call('GET', '/guide/vision');
    const again = await service.call('GET', '/guide/vision', { headers: { 'if-none-match': headers.get('etag')! } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await service.call('HEAD', '/guide/vision')).text).toBe('');
    for (const path of [
      '/guides',
      '/guide/none',
      '/guide/../index',
      '/guide/contrast.html.br',
      '/guide/contrast/',
      '/guide//contrast',
    ])
      expect((await service.call('GET', path)).status).toBe(404);
    expect((await service.call('POST', '/guide/vision')).status).toBe(404);
  });
});

describe('the status page', () => {
  it('has the header and the style of the workbench, and says all without script', async () => {
    const { status, headers, text } = await service.call('GET', '/v1/status');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toBe(PAGE_HEADERS.document['content-security-policy']);
    for (const href of ['/contrast', '/make', '/library', '/docs']) expect(text).toContain(`href="${href}"`);
    expect(text).toContain('All stores respond');
    expect(text).not.toMatch(/<style|\sstyle=|<!--/);
  });
});
