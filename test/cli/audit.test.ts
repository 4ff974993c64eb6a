import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayPath } from '../../src/cli/audit/targets.ts';
import { closeEmbedded, run } from './host.ts';

const pageWith = (main: string, title = 'Bowls'): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="/s.css"></head>\n<body><header><img src="/logo.png"></header>\n<main><h1>${title}</h1>${main}</main></body></html>`;

const PAGES: Readonly<Record<string, string>> = {
  'index.html': pageWith(''),
  'a/index.html': pageWith('<button></button>', 'Cups'),
  'b.html': pageWith('<img src="cup.png">', 'Plates'),
};

let folder: string;
let site: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metamer-audit-'));
  mkdirSync(join(folder, 'site', 'a'), { recursive: true });
  for (const [name, source] of Object.entries(PAGES)) writeFileSync(join(folder, 'site', name), source);
  writeFileSync(join(folder, 'secret.html'), pageWith('<button></button>'));
  writeFileSync(join(folder, 'secret.css'), 'body { color: #zzz }');
  symlinkSync(join(folder, 'secret.html'), join(folder, 'site', 'leak.html'));
  symlinkSync(join(folder, 'secret.css'), join(folder, 'site', 's.css'));
  site = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (path === '/robots.txt') return response.end('User-agent: *\nDisallow: /private\n');
    if (path === '/sitemap.xml') {
      const listed = ['/', '/a/', '/b.html', '/private/c.html'].map((one) => `<url><loc>${origin}${one}</loc></url>`);
      return response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>`);
    }
    const name = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
    const source = PAGES[name];
    response.writeHead(source === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    // The page that was changed since it was written.
    return response.end(name === 'b.html' ? `\n\n${source}` : source);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  await closeEmbedded();
  rmSync(folder, { recursive: true });
});

const STRUCTURE = ['--scope', 'structure'];
const audit = (...args: string[]) => run(['audit', ...args, ...STRUCTURE]);
const at = (...names: string[]) => join(folder, ...names);

describe('files', () => {
  it('reads a folder, a pattern, a file and standard input, each place with its line', async () => {
    const all = await audit(at('site'), '--format', 'unix');
    expect(all.error).toMatch(/^3 pages read from files: Response headers, HTTPS, robots.txt and sitemaps are not/);
    expect(all.out.match(/a11y-img-name/g)).toHaveLength(4);
    expect(all.out).toMatch(/site\/a\/index.html:4:\d+: Button has no name/);
    expect((await audit(at('site', '*.html'), '--format', 'unix')).out.match(/a11y-img-name/g)).toHaveLength(3);
    expect((await audit(at('site', 'b.html'), '--format', 'unix')).out.match(/a11y-img-name/g)).toHaveLength(2);
    const { out } = await run(['audit', '-', ...STRUCTURE, '--format', 'unix'], {
      input: pageWith('<button></button>'),
    });
    expect(out).toMatch(/^-:3:\d+: Image has no text alternative/);
  });

  it('opens nothing outside the folder, and asks nobody', async () => {
    const { out } = await run(['audit', at('site', 'index.html'), '--format', 'json']);
    // The style sheet is a link out of the folder: what it declares is not known.
    expect(out).not.toContain('#zzz');
    const report = JSON.parse(out);
    expect(report.timing.fetchVia).toBe('file');
    expect(Object.keys(report.sections)).not.toContain('sitemap');
    expect(report.category_scores.security).toBeUndefined();
    expect(report.sections.security.securityAudit.checks.undecided).toContainEqual({
      id: 'sec-https',
      reason: expect.stringContaining('not judged for files'),
    });
    expect(out).not.toContain('page.invalid');
    expect(await audit(at('site', 'leak.html'))).toMatchObject({
      code: 2,
      error: expect.stringContaining('leads out'),
    });
    expect(asked).toEqual([]);
  });

  it('names files by their addresses where it is given one', async () => {
    const { out } = await audit(at('site'), '--base-url', 'https://example.com/shop', '--format', 'json');
    expect(JSON.parse(out).map(({ url }: { url: string }) => url)).toEqual([
      'https://example.com/shop/a/',
      'https://example.com/shop/b.html',
      'https://example.com/shop/',
    ]);
  });

  it('reads no more of a file than it needs, and goes on where one is too large', async () => {
    const large = at('large');
    mkdirSync(large);
    writeFileSync(join(large, 'a.html'), `${pageWith('')}<img src="b.png">`);
    for (const name of ['huge.html', 'b.png', 's.css']) {
      writeFileSync(join(large, name), '<!doctype html>');
      // A file of which only the beginning takes room on the disk.
      truncateSync(join(large, name), 3 * 2 ** 30);
    }
    const { out, error, code } = await run(['audit', large, '--format', 'json']);
    expect(code).toBe(4);
    expect(error).toContain('huge.html: the file has more than 5 MiB');
    expect(JSON.parse(out)).toMatchObject([{ url: expect.stringContaining('a.html') }]);
    truncateSync(join(large, 'a.html'), 3 * 2 ** 30);
    const map = ['--map', `${origin}/=${large}`, '--format', 'unix'];
    const path = join(large, 'b.html');
    writeFileSync(path, '');
    truncateSync(path, 3 * 2 ** 30);
    expect((await audit(`${origin}/b.html`, ...map)).code).toBe(0);
    rmSync(large, { recursive: true });
  });

  it('shows names that a terminal or a log would act upon as what they are', async () => {
    const odd = at('odd');
    mkdirSync(odd);
    writeFileSync(join(odd, 'a\x1b[2J\n::error::b.html'), pageWith('<button></button>'));
    writeFileSync(join(odd, 'empty\n::error::c.html'), '');
    for (const format of ['pretty', 'unix']) {
      const { out, error } = await audit(odd, '--format', format);
      expect(out + error).not.toContain('\x1b');
      expect(out + error).not.toMatch(/^::/m);
      expect(out).toContain('a\\u{1b}[2J\\u{a}::error::b.html');
    }
    expect(displayPath('::error::d.html')).toBe('./::error::d.html');
    rmSync(odd, { recursive: true });
  });

  it('says what is no page', async () => {
    writeFileSync(at('empty.html'), '');
    expect(await audit(at('empty.html'))).toMatchObject({ code: 4, error: expect.stringContaining('is empty') });
    expect(await audit(at('none.html'))).toMatchObject({ code: 2, error: expect.stringContaining('no such file') });
    expect((await audit('ftp://example.com/')).error).toContain('must be an http or https address');
    expect((await run(['audit'])).error).toContain('page is missing');
  });
});

describe('many pages', () => {
  it('reads a sitemap as robots.txt allows, and tells once what many pages have', async () => {
    const { out, error, code } = await audit('--sitemap', `${origin}/sitemap.xml`, '--fail-on', 'critical');
    expect(code).toBe(1);
    expect(error).toContain('robots.txt disallows 1 of 4 pages');
    expect(asked).not.toContain('/private/c.html');
    expect(out.match(/<img src="\/logo.png">/g)).toHaveLength(1);
    expect(out).toMatch(/Image has no text alternative {2}on 3 of 3 pages/);
    expect(out).toMatch(/By rule[\s\S]*critical +4 +3 {2}Image has no text alternative[\s\S]*By page[\s\S]*\/b\.html/);
  });

  it('narrows a sitemap and a list', async () => {
    const urls = async (...args: string[]) => {
      const { out } = await run(['audit', ...args, ...STRUCTURE, '--json']);
      return [JSON.parse(out)].flat().map(({ url }: { url: string }) => url.replace(origin, ''));
    };
    writeFileSync(at('list.txt'), '# pages\nhttps://example.com/a/\n\nhttps://example.com/b.html\n');
    const list = ['--list', at('list.txt'), '--replace', `https://example.com=${origin}`];
    expect(await urls(...list)).toEqual(['/a/', '/b.html']);
    expect(await urls(...list, '--exclude', '/a/**')).toEqual(['/b.html']);
    expect(await urls('--sitemap', `${origin}/sitemap.xml`, '--include', '**/*.html', '--limit', '1')).toEqual([
      '/b.html',
    ]);
    expect((await urls('--sitemap', `${origin}/sitemap.xml`, '--sample', '2')).length).toBe(2);
    writeFileSync(at('list.txt'), 'example.com\n');
    expect((await audit('--list', at('list.txt'))).error).toContain('"example.com" is not an http or https address');
  });

  it('asks for robots.txt of what it reads alone, and heeds one that is not to be had', async () => {
    const own = (text: string) => `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${text}</urlset>`;
    const loc = (address: string) => `<url><loc>${address}</loc></url>`;
    let requests = 0;
    const broken = createServer((request, response) => {
      requests += 1;
      if (request.url === '/map.xml') return response.end(own(loc(`${origin}/a/`)));
      response.writeHead(503);
      return response.end();
    });
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const other = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    writeFileSync(at('map.xml'), own(loc(`${origin}/a/`) + loc(`${other}/b`)));
    expect((await audit('--sitemap', at('map.xml'), '--limit', '1')).code).toBe(0);
    expect(requests).toBe(0);
    const { error, out } = await audit('--sitemap', at('map.xml'), '--format', 'json');
    expect(error).toContain('robots.txt disallows 1 of 2 pages');
    expect([JSON.parse(out)].flat()).toHaveLength(1);
    expect(requests).toBe(1);
    // A sitemap of another server leads to nothing on this machine, be it robots.txt or a page.
    asked.length = 0;
    const remote = await audit('--sitemap', `${other}/map.xml`);
    expect(remote).toMatchObject({ code: 2, error: expect.stringContaining('robots.txt disallows all 1 pages') });
    expect(asked).toEqual([]);
    broken.close();
  });

  it('replaces how an address begins, and nothing within it', async () => {
    writeFileSync(at('list.txt'), `${origin}/a/?u=https://example.com/\nhttps://example.com/a/\n`);
    const list = ['--list', at('list.txt'), '--replace', `https://example.com=${origin}`];
    asked.length = 0;
    await audit(...list);
    expect(asked).toContain('/a/?u=https://example.com/');
    expect(asked).toContain('/a/');
  });

  it('waits where a host or a key was used too often', async () => {
    let calls = 0;
    const service = createServer((_, response) => {
      calls += 1;
      const data = { code: 'RATE_LIMITED', httpStatus: 429, request_id: 'x', details: { retry_after: 1 } };
      const refused = { error: { message: 'shop.test was read 120 times within a minute.', code: -32029, data } };
      const report = {
        url: 'u',
        final_url: 'u',
        created_at: '',
        category_scores: {},
        incomplete: [],
        sections: { core: {} },
      };
      const answer = calls === 1 ? refused : { result: { data: report } };
      response.writeHead(calls === 1 ? 429 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const { code, error } = await run(['audit', 'https://shop.test/', '--url', base, ...STRUCTURE]);
    service.close();
    expect({ code, calls }).toEqual({ code: 0, calls: 2 });
    expect(error).toBe('shop.test was read 120 times within a minute. Waiting 1 s.\n');
  });
});

describe('formats', () => {
  it('maps addresses to files, with lines only where the file is what was read', async () => {
    const map = ['--map', `${origin}/=${at('site')}`];
    const lines = (await audit(`${origin}/a/`, `${origin}/b.html`, ...map, '--format', 'unix')).out;
    expect(lines).toMatch(/site\/a\/index.html:4:\d+: Button has no name/);
    expect(lines).toMatch(/site\/b.html:1:1: Image has no text alternative/);
    const sarif = JSON.parse((await audit(`${origin}/a/`, `${origin}/`, '--format', 'sarif')).out);
    expect(sarif.runs[0]).toMatchObject({
      originalUriBaseIds: { SITE: { uri: `${origin}/` } },
      artifacts: [
        { location: { uri: 'a/index.html', uriBaseId: 'SITE' } },
        { location: { uri: 'index.html', uriBaseId: 'SITE' } },
      ],
    });
    expect(sarif.runs).toHaveLength(1);
    const mapped = JSON.parse((await audit(`${origin}/b.html`, ...map, '--format', 'sarif')).out);
    expect(mapped.runs[0].results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: expect.stringMatching(/site\/b.html$/), uriBaseId: '%SRCROOT%', index: 0 },
    });
    expect((await audit(`${origin}/`, '--map', 'site')).error).toContain('--map: must be URL=DIR');
  });

  it('writes several formats in one run', async () => {
    const kinds = ['junit', 'gitlab', 'rdjson', 'json', 'html'];
    const reports = kinds.flatMap((kind) => ['--report', `${kind}=${at(`out.${kind}`)}`]);
    const summary = at('summary.md');
    const args = ['audit', at('site', 'b.html'), ...STRUCTURE, '--format', 'github', ...reports];
    const { out } = await run(args, { environment: { GITHUB_STEP_SUMMARY: summary } });
    expect(out).toMatch(
      /^::error file=[^,]*b.html,line=3,col=15,title=Image has no text alternative \[1\.1\.1 A\] \(a11y-img-name\)::/,
    );
    expect(readFileSync(summary, 'utf8')).toContain('| Critical | 1.1.1 A | Image has no text alternative | 2 | 1 |');
    const [junit, gitlab, rdjson, json, html] = kinds.map((kind) => readFileSync(at(`out.${kind}`), 'utf8'));
    expect(junit).toMatch(
      /<testcase classname="[^"]*" name="a11y-img-name">\s*<failure type="critical"[\s\S]*?3:15 {2}html/,
    );
    expect(junit).toMatch(/<skipped message="[^"]+"\/>/);
    expect(JSON.parse(gitlab!)[0]).toMatchObject({ severity: 'blocker', location: { lines: { begin: 3 } } });
    expect(JSON.parse(rdjson!).diagnostics[0].location.range.start).toEqual({ line: 3, column: 15 });
    expect(JSON.parse(json!).url).toContain('b.html');
    expect(html).toContain('<html');
    expect((await audit(at('site'), '--report', 'docx=a')).error).toContain('--report: must be format=file');
  });
});

describe('the gate', () => {
  it('reads settings: budgets by check, and criteria that must be met', async () => {
    const config = at('config.json');
    writeFileSync(config, JSON.stringify({ scope: ['structure'], budgets: { 'a11y-img-name': 1 } }));
    const over = await run(['audit', at('site', 'b.html'), '--config', config]);
    expect(over).toMatchObject({ code: 1, error: expect.stringContaining('a11y-img-name: 2 places, the budget is 1') });
    writeFileSync(config, JSON.stringify({ scope: ['structure'], fail_on: 'criteria', level: 'A' }));
    expect(await run(['audit', at('site', 'b.html'), '--config', config])).toMatchObject({
      code: 1,
      error: expect.stringContaining('1 finding that fail a criterion of level A'),
    });
    for (const [wrong, message] of [
      ['{"scop": []}', '"scop" is not a setting; accepted'],
      ['{"budgets": {"x": -1}}', 'budgets must be an object of whole numbers'],
      ['{"budgets": {"a11y-img-nam": 1}}', '"a11y-img-nam" is not the id of a check'],
      ['{"constructor": 1}', '"constructor" is not a setting; accepted'],
      ['{"__proto__": 1}', '"__proto__" is not a setting; accepted'],
      ['[', 'is not JSON'],
    ]) {
      writeFileSync(config, wrong!);
      expect(await audit(at('site'), '--config', config)).toMatchObject({
        code: 2,
        error: expect.stringContaining(message!),
      });
    }
  });

  it('ignores what an entry names until its day, and says why', async () => {
    const ignore = at('ignore.json');
    const gate = [at('site', 'b.html'), '--fail-on', 'critical', '--ignore', ignore];
    writeFileSync(ignore, '[]');
    expect((await audit(...gate, '--accept', 'known')).error).toMatch(/added \d+ entries until \d{4}-/);
    const accepted = await audit(...gate);
    expect(accepted).toMatchObject({ code: 0, out: expect.stringContaining('ignored: a11y-img-name (1) until') });
    const entry = { check: 'a11y-img-name', selector: 'html > body > main > img', reason: 'r', until: '2999-01-01' };
    const write = (...entries: object[]) => writeFileSync(ignore, JSON.stringify(entries));
    write(entry);
    expect((await audit(...gate)).error).toContain('until must be at most a year ahead');
    const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    write({ ...entry, until: soon });
    const one = await audit(...gate);
    expect(one.code).toBe(1);
    expect(one.out).toMatch(/Image has no text alternative +a11y-img-name\n +3:15/);
    write({ ...entry, until: '2020-01-01' }, { ...entry, selector: undefined, until: soon });
    const expired = await audit(...gate);
    expect(expired).toMatchObject({ code: 1, error: expect.stringContaining('expired on 2020-01-01') });
    write({ ...entry, until: soon }, { ...entry, check: 'a11y-none', until: soon });
    expect((await audit(...gate, '--prune')).error).toContain('removed 1 of 2 entries');
    expect(JSON.parse(readFileSync(ignore, 'utf8'))).toHaveLength(1);
    write({ check: 'a11y-img-name', until: soon });
    expect(await audit(...gate)).toMatchObject({
      code: 2,
      error: expect.stringContaining('entry 1: reason is missing'),
    });
  });

  describe('accepts places', () => {
    const ignore = () => at('accepted.json');
    const entries = () => JSON.parse(readFileSync(ignore(), 'utf8'));
    const page = (main: string) => writeFileSync(at('accepted.html'), pageWith(main));
    const gate = (...args: string[]) => audit(at('accepted.html'), '--fail-on', 'info', '--ignore', ignore(), ...args);
    const accept = async (main: string, kept: object[] = []) => {
      page(main);
      writeFileSync(ignore(), JSON.stringify(kept));
      await gate('--accept', 'known');
      return gate();
    };

    it('as many as there are with the same source', async () => {
      const images = '<img src="cup.png">'.repeat(25);
      expect((await accept(images)).code).toBe(0);
      expect(entries()).toContainEqual(expect.objectContaining({ check: 'a11y-img-name', count: 25 }));
      page(`${images}<img src="cup.png">`);
      expect(await gate()).toMatchObject({ code: 1, error: expect.stringContaining('1 finding') });
      page('<img src="cup.png">');
      expect((await gate()).code).toBe(0);
    });

    it('beyond those that a report lists, as long as they are the same', async () => {
      const images = Array.from({ length: 2100 }, (_, i) => `<img src="/${i}.png">`).join('');
      expect((await accept(images)).code).toBe(0);
      page(`${images}<img src="/new.png">`);
      expect((await gate()).code).toBe(1);
    });

    it('together with the findings that one of them reports', async () => {
      expect((await accept('<button accesskey="k">A</button><button accesskey="k">B</button>')).code).toBe(0);
    });

    it('of this page alone, also one whose name is a pattern', async () => {
      const name = 'q*!(e).html';
      writeFileSync(at(name), pageWith('<img src="cup.png">'));
      writeFileSync(at('qa!(f).html'), pageWith('<img src="cup.png">'));
      writeFileSync(ignore(), '[]');
      const own = ['--ignore', ignore(), '--base-url', 'https://example.com/'];
      await audit(at(name), ...own, '--accept', 'known');
      const rerun = (file: string) => audit(at(file), ...own, '--fail-on', 'critical');
      expect((await rerun(name)).code).toBe(0);
      expect((await rerun('qa!(f).html')).code).toBe(1);
    });

    it('until a day that is one, and keeps what has expired', async () => {
      const old = { check: 'a11y-img-name', reason: 'r', until: '2020-01-01' };
      expect((await accept('<img src="cup.png">', [old])).error).toContain('expired on 2020-01-01');
      expect(entries()[0]).toEqual(old);
      for (const [until, message] of [
        ['tomorrow', '--until: must be a day'],
        ['2026-02-31', '--until: must be a day'],
        ['2020-01-01', '--until: is past'],
        ['2999-01-01', '--until: must be at most a year ahead'],
      ] as const)
        expect(await gate('--accept', 'known', '--until', until)).toMatchObject({
          code: 2,
          error: expect.stringContaining(message),
        });
    });

    it('and says once which entries are of no use', async () => {
      page('');
      const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      const unused = ['a', 'b', 'c'].map((check) => ({ check, reason: 'r', until }));
      writeFileSync(ignore(), JSON.stringify(unused));
      expect((await gate()).error.match(/--prune/g)).toHaveLength(1);
      expect((await gate()).error).toContain('a and 2 more match nothing; --prune removes them');
    });
  });

  it('keeps a history, and draws it', async () => {
    const history = at('runs', 'history.jsonl');
    const html = at('trend.html');
    const args = [at('site', 'b.html'), '--history', history, '--report', `html=${html}`];
    await audit(...args);
    await audit(...args);
    const runs = readFileSync(history, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(runs).toHaveLength(2);
    expect(runs[0].pages[0]).toMatchObject({ severities: { critical: 2 }, criteria: { '1.1.1': 2 } });
    writeFileSync(history, '{}\n');
    expect(await audit(...args)).toMatchObject({ code: 2, error: expect.stringContaining('line 1') });
  });
});

describe('changes of files', () => {
  const FAULTY =
    '<!doctype html>\r\n<html lang="en_GB"><meta charset="utf-8"><title>Bowls of stoneware</title>\r\n<main><h1>Bölws</h1><button tabindex="3">Buy</button><img src="a.png"></main>\r\n';

  it('are shown as a diff, or made, until none is left', async () => {
    mkdirSync(at('fix'), { recursive: true });
    writeFileSync(at('fix', 'a.html'), FAULTY);
    const dry = await audit(at('fix'), '--fix-dry-run');
    expect(dry.out).toContain('+<html lang="en-GB">');
    expect(dry.error).toContain('Would change 2 places in 1 file.');
    expect(readFileSync(at('fix', 'a.html'), 'utf8')).toBe(FAULTY);
    const fixed = await audit(at('fix'), '--fix', '--format', 'unix');
    expect(fixed.error).toContain('Changed 2 places in 1 file.');
    expect(fixed.out).toContain('Image has no text alternative');
    expect(readFileSync(at('fix', 'a.html'), 'utf8')).toBe(
      FAULTY.replace('en_GB', 'en-GB').replace(' tabindex="3"', ''),
    );
    expect((await audit(at('fix'), '--fix')).error).toContain('No exact change was found.');
  });

  it('keep the encoding of a file, and are refused for addresses and standard input', async () => {
    const latin1 = Buffer.from(FAULTY.replace('utf-8', 'iso-8859-1'), 'latin1');
    writeFileSync(at('fix', 'a.html'), latin1);
    await audit(at('fix'), '--fix');
    expect(readFileSync(at('fix', 'a.html')).toString('latin1')).toBe(
      latin1.toString('latin1').replace('en_GB', 'en-GB').replace(' tabindex="3"', ''),
    );
    expect((await audit(`${origin}/`, '--fix')).error).toMatch(/--fix: changes files and folders/);
    expect((await run(['audit', '-', '--fix'], { input: FAULTY })).code).toBe(2);
  });

  it('name no address where none is known', async () => {
    const source = pageWith('').replace(
      '<meta charset',
      '<link rel="canonical" href="/fix/"><link rel="alternate" hreflang="en" href="/fix/"><meta charset',
    );
    writeFileSync(at('fix', 'a.html'), source);
    const fix = (...args: string[]) => run(['audit', at('fix', 'a.html'), '--fix', '--format', 'json', ...args]);
    expect(JSON.stringify(JSON.parse((await fix()).out))).not.toContain('page.invalid');
    expect(readFileSync(at('fix', 'a.html'), 'utf8')).not.toContain('page.invalid');
    await fix('--base-url', 'https://example.org/');
    expect(readFileSync(at('fix', 'a.html'), 'utf8')).toContain('rel="canonical" href="https://example.org/fix/"');
  });

  it('leave what the ignore file names, in every round', async () => {
    const source = FAULTY.replace('<button tabindex="3">', '<button tabindex="3" aria-labl="x">').replace(
      '<h1>',
      '<h1 tabindex="4">',
    );
    const file = at('fix', 'ignore.json');
    const fixed = async (entries: object[]) => {
      writeFileSync(at('fix', 'a.html'), source);
      const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      writeFileSync(file, JSON.stringify(entries.map((entry) => ({ reason: 'known', until, ...entry }))));
      await audit(at('fix', 'a.html'), '--fix', '--ignore', file);
      return readFileSync(at('fix', 'a.html'), 'utf8').match(/en.GB|tabindex="\d"/g);
    };
    expect(await fixed([])).toEqual(['en-GB', 'tabindex="0"']);
    expect(await fixed([{ check: 'a11y-html-lang-valid' }])).toEqual(['en_GB', 'tabindex="0"']);
    expect(await fixed([{ check: 'a11y-html-lang-valid', page: '*/other.html' }])).toEqual(['en-GB', 'tabindex="0"']);
    expect(await fixed([{ check: 'a11y-tabindex', selector: 'html > body > main > button' }])).toEqual([
      'en-GB',
      'tabindex="0"',
      'tabindex="3"',
    ]);
    writeFileSync(at('fix', 'a.html'), source);
    const report = JSON.parse((await audit(at('fix', 'a.html'), '--format', 'json')).out);
    const { id, fingerprints } = report.sections.core.markupA11y.findings.find(
      (one: { id: string }) => one.id === 'a11y-tabindex',
    );
    const marks = fingerprints.map((one: string) => ({ check: id, mark: one.split(' ')[0] }));
    expect(await fixed(marks)).toEqual(['en-GB', 'tabindex="4"', 'tabindex="3"']);
  });

  it('are suggestions to reviewdog, in bytes', async () => {
    writeFileSync(at('fix', 'a.html'), FAULTY.replace(' tabindex="3"', '\r\n tabindex="3"\r\n'));
    const { out } = await audit(at('fix', 'a.html'), '--format', 'rdjson');
    const all: { code: { value: string }; location: object; suggestions?: object[] }[] = JSON.parse(out).diagnostics;
    const of = (id: string) => all.find(({ code }) => code.value === id)!;
    expect(of('a11y-html-lang-valid').suggestions).toEqual([
      { range: { start: { line: 2, column: 12 }, end: { line: 2, column: 19 } }, text: '"en-GB"' },
    ]);
    // Bölws has six bytes.
    expect(of('a11y-tabindex').location).toMatchObject({ range: { start: { line: 3, column: 22 } } });
    expect(of('a11y-tabindex').suggestions).toEqual([
      { range: { start: { line: 3, column: 29 }, end: { line: 4, column: 14 } }, text: '' },
    ]);
    expect(of('a11y-img-name').suggestions).toBeUndefined();
    writeFileSync(at('fix', 'a.html'), Buffer.from(FAULTY.replace('utf-8', 'iso-8859-1'), 'latin1'));
    expect((await audit(at('fix', 'a.html'), '--format', 'rdjson')).out).not.toContain('suggestions');
  });

  it('replace a file as a whole, with the mode it had', async () => {
    writeFileSync(at('fix', 'a.html'), FAULTY);
    chmodSync(at('fix', 'a.html'), 0o640);
    const opened = openSync(at('fix', 'a.html'), 'r');
    await audit(at('fix', 'a.html'), '--fix');
    expect(readFileSync(opened, 'utf8')).toBe(FAULTY);
    closeSync(opened);
    expect(readFileSync(at('fix', 'a.html'), 'utf8')).toContain('en-GB');
    expect(statSync(at('fix', 'a.html')).mode & 0o777).toBe(0o640);
    expect(readdirSync(at('fix')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('fail where a file cannot be read or is empty', async () => {
    writeFileSync(at('fix', 'a.html'), FAULTY);
    writeFileSync(at('fix', 'empty.html'), '');
    const dry = await audit(at('fix'), '--fix-dry-run');
    expect(dry).toMatchObject({ code: 4, error: expect.stringContaining('the file is empty. It is not changed.') });
    expect(dry.out).toContain('+<html lang="en-GB">');
    expect((await audit(at('fix', 'empty.html'), '--fix-dry-run')).code).toBe(4);
    rmSync(at('fix', 'empty.html'));
  });

  it('are made before a single file is audited, in every scope', async () => {
    writeFileSync(at('fix', 'a.html'), FAULTY);
    const { out, error } = await run(['audit', at('fix', 'a.html'), '--fix', '--format', 'unix']);
    expect(error).toMatch(/Changed \d+ places in 1 file/);
    expect(out).toContain('a11y-img-name');
    expect(out).not.toMatch(/a11y-tabindex|a11y-html-lang-valid/);
  });
});

describe('conformance', () => {
  it('is a table, and a CSV file', async () => {
    expect((await audit(at('site', 'b.html'), '--view', 'conformance')).out).toMatch(
      /1\.1\.1 Non-text Content \(A\)\s+fails/,
    );
    expect((await audit(at('site'), '--format', 'csv')).out).toMatch(/^Criteria,Conformance Level,Remarks/);
    expect((await audit(at('site'), '--view', 'conformance', '--format', 'json')).code).toBe(2);
  });
});
