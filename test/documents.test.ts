import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse as parseCss } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { blocksOf, DOCUMENTS, textOf } from './document-blocks.ts';

const root = resolve(import.meta.dirname, '..');
/** Blocks of these are programs: documents.built.test.ts runs them. */
const PROGRAMS = new Set(['sh', 'ts', 'js']);
/** Of other languages: other-languages.built.test.ts runs them where they are installed. */
const FOREIGN = new Set(['python', 'go', 'php', 'ruby', 'powershell']);
/** Its recipes are run by client/package.built.test.ts, from the package that they are about. */
const OTHERS = new Set(['docs/client.md']);

describe.each(DOCUMENTS.filter((path) => !OTHERS.has(path)))('%s', (path) => {
  const text = textOf(path);

  it('links to what exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link]) => link!);
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(path, '..', file);
      if (!existsSync(join(root, target))) return true;
      if (anchor === undefined) return false;
      const headings = [...readFileSync(join(root, target), 'utf8').matchAll(/^#+ (.+)$/gm)];
      return !headings.some(
        ([, heading]) =>
          heading!
            .toLowerCase()
            .replace(/[^\w -]/g, '')
            .replaceAll(' ', '-') === anchor,
      );
    });
    expect(broken).toEqual([]);
  });

  for (const { language, code, line, reason } of blocksOf(text)) {
    if (reason !== undefined) {
      it(`line ${line} says why it is not run`, () => expect(reason.length).toBeGreaterThan(20));
      continue;
    }
    if (PROGRAMS.has(language) || (FOREIGN.has(language) && path === 'docs/other-languages.md')) continue;
    it(`line ${line}: ${language}`, () => {
      switch (language) {
        case 'text':
          break;
        case 'json':
          JSON.parse(code);
          break;
        case 'yaml':
          parseYaml(code);
          break;
        case 'css':
          parseCss(code, { onParseError: (error) => expect.fail(error.message) });
          break;
        default:
          expect.fail(`line ${line}: a block of '${language}' is neither run nor says why not`);
      }
    });
  }
});

describe('the receiver of docs/jobs-and-webhooks.md', () => {
  it('believes what was signed with its secret, just now, and nothing else', async () => {
    const { code } = blocksOf(textOf('docs/jobs-and-webhooks.md')).find(({ language }) => language === 'js')!;
    const { verify } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      verify(secret: string, headers: Record<string, string>, body: string): unknown;
    };
    const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
    const signed = (body: string, timestamp = Math.floor(Date.now() / 1000)) => {
      const hmac = createHmac('sha256', '0123456789abcdef0123456789abcdef').update(`msg_1.${timestamp}.${body}`);
      const signature = `v1,AAAA v1,${hmac.digest('base64')}`;
      return { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
    };
    expect(verify(secret, signed('{"type":"job.succeeded"}'), '{"type":"job.succeeded"}')).toEqual({
      type: 'job.succeeded',
    });
    expect(() => verify(secret, signed('{"a":1}'), '{"a":2}')).toThrow('not signed');
    expect(() => verify(secret, signed('{}', 1_000_000), '{}')).toThrow('too old');
    expect(() => verify(secret, {}, '{}')).toThrow();
  });
});
