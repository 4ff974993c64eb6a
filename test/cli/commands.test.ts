import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../src/cli/table/index.ts';
import { type Examples, FAILING, NOTING, openExamples } from './examples.ts';
import { run } from './host.ts';

let examples: Examples;
beforeAll(async () => {
  examples = await openExamples();
});
afterAll(() => examples.close());

/** What command lines printed: building the OpenAPI document takes long. */
const printed = new Map<string, string>();
const outOf = async (line: string): Promise<string> => printed.get(line) ?? (await run(line.split(' '))).out;

describe('the examples of the help', () => {
  for (const { examples: lines, served } of commands) {
    if (served) continue;
    it.each(lines)('metamer %s', async (example) => {
      const { code, out, error } = await run(examples.argsOf(example));
      expect({ code, error: FAILING.has(example) || NOTING.has(example) ? '' : error }).toEqual({
        code: FAILING.has(example) ? 1 : 0,
        error: '',
      });
      expect(out.length).toBeGreaterThan(5);
      printed.set(example, out);
    });
  }
});

describe('openapi', () => {
  it('prints YAML, and with --json the same document as JSON', async () => {
    const yaml = await outOf('openapi');
    expect(yaml).toMatch(/^openapi: /);
    expect(parse(yaml, { maxAliasCount: -1 })).toEqual(JSON.parse(await outOf('openapi --json')));
  });
});

describe('convert', () => {
  it('answers one object for one colour and a list for several', async () => {
    const one = await run(['convert', '#336699', '--to', 'oklch', '--json']);
    expect(JSON.parse(one.out).spaces[0].coordinates.h).toBeCloseTo(250.4331, 3);
    const two = await run(['convert', '#336699', '#ffffff', '--json']);
    expect(JSON.parse(two.out).map(({ color }: { color: string }) => color)).toEqual(['#336699', '#ffffff']);
  });

  it('reads colours from standard input', async () => {
    const { out } = await run(['convert', '-', '--json'], { input: '#336699\n\n// a note\n#000000\n' });
    expect(JSON.parse(out)).toHaveLength(2);
    expect(await run(['convert', '-'], { input: '\n' })).toMatchObject({
      code: 2,
      error: 'color: standard input holds no colour\n',
    });
  });

  it('converts colours of standard input in one call, wrong ones in their places', async () => {
    const many = Array.from({ length: 250 }, (_, i) => `#0000${(i % 256).toString(16).padStart(2, '0')}`);
    const input = [...many.slice(0, 1), 'zz', ...many].join('\n');
    const { code, out, error } = await run(['convert', '-', '--to', 'oklch', '--json'], { input });
    const rows = JSON.parse(out);
    expect([code, rows.length, error]).toEqual([2, 252, 'line 2: "zz" is not a colour\n']);
    expect(rows[0]).toEqual({ input: '#000000', color: '#000000', values: { oklch: [0, 0, null] } });
    expect(rows[1]).toEqual({ input: 'zz', color: null, values: null, error: '"zz" is not a colour' });
    const blocks = (await run(['convert', '-', '--format', 'table'], { input: 'zz\nred' })).out.split('\n\n');
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatch(/^#ff0000\n {2}rgb +255 {2}0 {2}0\n/);
  });

  it('says what the service says', async () => {
    expect(await run(['convert', '#fff', '--to', 'oklhc'])).toMatchObject({
      code: 2,
      error: expect.stringContaining("UNKNOWN_SPACE: to: unknown colour space 'oklhc'. Did you mean 'oklch'"),
    });
  });

  it('says where the hex code is only the nearest colour of sRGB', async () => {
    const { out } = await run(['convert', 'color(display-p3 1 0 0)', '#336699', '--to', 'oklch,rec2020']);
    const [outside, inside] = out.split('\n\n').map((block) => block.split('\n')[0]);
    expect(outside).toBe('#ff0b0c  mapped into sRGB');
    expect(inside).toBe('#336699');
  });

  it('paints only where colours are wanted', async () => {
    expect((await run(['convert', '#336699', '--color', 'always'])).out).toContain('\x1b[48;2;51;102;153m');
    expect((await run(['convert', '#336699'])).out).not.toContain('\x1b');
  });
});

describe('contrast', () => {
  it('fails below the ratio that is asked for, and shows a colour that reaches it', async () => {
    const { code, out } = await run(['contrast', '#ffa500', '#ffffff', '--min', '4.5', '--fix', '--json']);
    const { ratio, fix } = JSON.parse(out);
    expect(code).toBe(1);
    expect(ratio).toBeLessThan(4.5);
    expect(fix.recommended.ratio).toBeGreaterThanOrEqual(4.5);
    expect((await run(['contrast', fix.recommended.hex, '#ffffff', '--min', '4.5'])).code).toBe(0);
  });
});

describe('files', () => {
  it('writes every format of the tokens under a name of its own', async () => {
    const target = join(examples.folder, 'all');
    expect((await run(['tokens', '#336699', '--format', 'all', '-o', target])).code).toBe(0);
    const written = readdirSync(target);
    // Nine files, and the two folders of Android.
    expect(written).toHaveLength(9 + 2);
    expect(readFileSync(join(target, 'values-night', 'colors.xml'), 'utf8')).toContain('name="color_bg"');
    expect(readFileSync(join(target, 'tokens.css'), 'utf8')).toContain('--color-primary-700: #336699');
  });

  it('writes a form of a format by its own name, in a notation, with further ramps', async () => {
    const target = join(examples.folder, 'forms');
    const line = ['tokens', '#336699', '--variant', 'light-dark', '--notation', 'oklch', '--hue', 'teal=0abab5'];
    const { out } = await run(line);
    expect(out).toMatch(/--color-teal-500: oklch\(/);
    expect(out).toContain('light-dark(');
    expect((await run([...line.slice(0, 3), 'ase', '-o', target])).code).toBe(0);
    expect(readFileSync(join(target, 'palette.ase'), 'latin1').slice(0, 4)).toBe('ASEF');
    expect(await run(['tokens', '#336699', '--hue', 'teal'])).toMatchObject({ code: 2 });
    expect((await run(['palette', '--seed', '7', '--format', 'css', '--notation', 'p3'])).out).toContain('display-p3');
  });

  it('writes pictures to standard output', async () => {
    const { out } = await run(['gradient', '#000000', '#ffffff', '--format', 'png']);
    expect(out.slice(1, 4)).toBe('PNG');
  });

  it('says which file cannot be read or written', async () => {
    expect(await run(['image', join(examples.folder, 'none.png')])).toMatchObject({
      code: 2,
      error: expect.stringContaining('none.png: cannot be read (ENOENT)'),
    });
    const below = join(examples.folder, 'photo.png', 'x.png');
    expect((await run(['gradient', '#000', '#fff', '--format', 'png', '-o', below])).error).toContain(
      'cannot be written',
    );
    expect((await run(['system', '-'], { input: '[1]' })).error).toContain('must hold a JSON object');
  });
});

describe('vision and browse', () => {
  it('fails where a pair is lost', async () => {
    const { code, out } = await run(['vision', 'audit', '#c0392b', '#4f7a28', '--condition', 'deuteranopia']);
    expect(code).toBe(1);
    expect(out).toContain('1 lost');
  });

  it('filters, pages and shows one record', async () => {
    const { out } = await run([
      'browse',
      'palettes',
      'method=triadic',
      'carries_body_text=true',
      '--limit',
      '2',
      '--json',
    ]);
    const { palettes } = JSON.parse(out);
    expect(palettes).toHaveLength(2);
    const one = JSON.parse((await run(['browse', 'palettes', '--id', palettes[0].id, '--json'])).out);
    expect(one.palette.colors).toEqual(palettes[0].colors);
    const shown = (await run(['browse', 'palettes', '--id', palettes[0].id])).out.split('\n');
    expect(shown.find((line) => line.startsWith('colors '))?.split(/ +/)).toEqual(['colors', ...palettes[0].colors]);
    expect(shown.join('')).not.toContain('{');
    expect((await run(['browse', 'palettes', 'metod=triadic'])).error).toContain("unknown field 'metod'");
    expect((await run(['browse', 'fonts'])).error).toContain('must be one of colors, palettes');
  });
});

describe('audit', () => {
  it('reads a page of this machine and fails by severity', async () => {
    const { code, out, error } = await run(['audit', examples.page, '--fail-on', 'critical', '--scope', 'structure']);
    expect(code).toBe(1);
    expect(out).toMatch(/critical +1.1.1 A +Image has no text alternative/);
    expect(error).toContain('of severity critical or worse');
    expect((await run(['audit', examples.page, '--scope', 'seo', '--fail-on', 'info', '--format', 'json'])).code).toBe(
      1,
    );
  });

  it('writes one file for each address', async () => {
    const file = join(examples.folder, 'two.html');
    expect(
      (await run(['audit', examples.page, examples.page, '--scope', 'seo', '--format', 'html', '-o', file])).code,
    ).toBe(0);
    expect(readFileSync(join(examples.folder, 'two-2.html'), 'utf8')).toContain('<html');
    expect((await run(['audit', examples.page, examples.page, '--scope', 'seo', '--format', 'pdf'])).error).toContain(
      '--output: is needed',
    );
  });

  it('counts only what is new since a baseline', async () => {
    const file = join(examples.folder, 'baseline.json');
    const scope = ['--scope', 'structure', '--fail-on', 'critical'];
    expect((await run(['audit', examples.page, ...scope, '--format', 'json', '-o', file])).code).toBe(1);
    const same = await run(['audit', examples.page, ...scope, '--baseline', file]);
    expect(same.code).toBe(0);
    expect(same.out).toContain('since the baseline: 0 new, 0 fixed');
    const clean = JSON.parse(readFileSync(file, 'utf8'));
    for (const section of Object.values<Record<string, { findings?: unknown[] }>>(clean.sections))
      for (const audit of Object.values(section)) if (Array.isArray(audit?.findings)) audit.findings = [];
    writeFileSync(file, JSON.stringify(clean));
    expect(await run(['audit', examples.page, ...scope, '--baseline', file])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^\d+ new findings? of severity critical or worse/),
    });
    writeFileSync(file, 'no report');
    expect((await run(['audit', examples.page, '--baseline', file])).error).toContain('is not JSON');
    for (const foreign of ['{"a":1}', '[1]', 'null', '{"url":"x","sections":[]}']) {
      writeFileSync(file, foreign);
      const refused = await run(['audit', examples.page, ...scope, '--baseline', file]);
      expect([foreign, refused.code, refused.error]).toEqual([foreign, 2, expect.stringContaining('holds no reports')]);
    }
  });

  it('lets no new place through, wherever it is among the others', async () => {
    const images = Array.from({ length: 25 }, (_, i) => `<img src="/b${i}.png">`);
    let status = 200;
    let shown = images;
    const site = createServer((_, response) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><html lang="en"><title>Bowls</title><h1>Bowls</h1>${shown.join('\n')}`);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
    const file = join(examples.folder, 'images.json');
    await run(['audit', address, '--scope', 'structure', '--format', 'json', '-o', file]);
    const gate = ['audit', address, '--scope', 'structure', '--baseline', file, '--fail-on', 'minor'];
    shown = [...images, '<img src="/new.png">'];
    const { code, out, error } = await run(gate);
    expect([code, error]).toEqual([1, expect.stringMatching(/^1 new finding of/)]);
    expect(out).toContain('since the baseline: 1 new, 0 fixed');
    expect(out).toMatch(/new critical .* a11y-img-name +26:/);
    shown = images;
    expect((await run(gate)).code).toBe(0);
    // An error page is not audited, whatever it holds and whatever is asked of it.
    status = 503;
    expect(await run(gate)).toMatchObject({ code: 4, out: '', error: expect.stringContaining('503') });
    const others = await run(['audit', address, examples.page, '--scope', 'structure', '--fail-on', 'critical']);
    expect(others).toMatchObject({ code: 4, error: expect.stringMatching(/^http.* not audited.*503/) });
    expect(others.out).toContain(examples.page);
    site.close();
  });

  it('speaks the formats of other tools', async () => {
    const sarif = JSON.parse(
      (await run(['audit', examples.page, examples.page, '--scope', 'structure', '--format', 'sarif'])).out,
    );
    expect(sarif).toMatchObject({ version: '2.1.0', runs: [{ tool: { driver: { name: 'Metamer' } } }] });
    expect(sarif.runs[0].results.length).toBeGreaterThan(3);
    const earl = JSON.parse((await run(['audit', examples.page, '--scope', 'structure', '--format', 'earl'])).out);
    expect(JSON.stringify(earl)).toContain('earl:failed');
  });

  it('keeps what it read where another address cannot be', async () => {
    const gone = 'http://10.0.0.1/';
    const some = await run(['audit', gone, examples.page, '--scope', 'seo', '--json']);
    expect(some).toMatchObject({ code: 4, error: expect.stringMatching(/^FETCH_FAILED: "http:\/\/10.0.0.1" .*\n$/) });
    expect(JSON.parse(some.out)).toMatchObject([{ url: examples.page }]);
    const file = join(examples.folder, 'some.html');
    await run(['audit', gone, examples.page, '--scope', 'seo', '--format', 'html', '-o', file]);
    expect(readFileSync(join(examples.folder, 'some-2.html'), 'utf8')).toContain('<html');
    const none = await run(['audit', gone, 'http://10.0.0.2/']);
    expect({ ...none, error: none.error.match(/^FETCH_FAILED/gm)?.length }).toEqual({ code: 4, out: '', error: 2 });
  });

  it('refuses other private addresses', async () => {
    expect(await run(['audit', 'http://10.0.0.1/'])).toMatchObject({
      code: 4,
      error: expect.stringContaining('FETCH_FAILED'),
    });
  });
});

describe('the command line', () => {
  it('writes no picture to a terminal, unless told to', async () => {
    const drawn = ['palette', '--hue', '210', '--seed', '1', '--format', 'png'];
    const shown = await run(drawn, { isTTY: true });
    expect(shown).toMatchObject({ code: 2, out: '', error: expect.stringContaining('--output <file>') });
    expect((await run([...drawn, '--output', '-'], { isTTY: true })).out).toContain('PNG');
    expect((await run(drawn)).out).toContain('PNG');
    expect((await run([...drawn.slice(0, -1), 'svg'], { isTTY: true })).out).toContain('<svg');
  });

  it('writes what it would print into a file, in folders that it makes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'metamer-output-'));
    const file = join(folder, 'deeper', 'colors.txt');
    const made = ['palette', '--hue', '210', '--seed', '1'];
    const list = (await run(made)).out;
    // A file has no colours of a terminal.
    expect(await run([...made, '-o', file], { isTTY: true })).toEqual({ code: 0, out: `wrote ${file}\n`, error: '' });
    expect(readFileSync(file, 'utf8')).toBe(list);
    await run([...made, '--json', '-o', file]);
    expect(JSON.parse(readFileSync(file, 'utf8')).hue).toBe(210);
    for (const others of [
      ['shades', '#336699'],
      ['harmony', '#336699'],
      ['gradient', '#336699', 'white'],
    ]) {
      await run([...others, '--format', 'hsl', '-o', file]);
      expect(readFileSync(file, 'utf8')).toMatch(/^(?:hsl\(.+\)\n)+$/);
    }
    rmSync(folder, { recursive: true });
  });

  it('says where a picture was expected', async () => {
    const error = 'image: standard input is empty\n';
    expect(await run(['image', '-'])).toEqual({ code: 2, out: '', error });
    expect(await run(['vision', 'image', '-'])).toEqual({ code: 2, out: '', error });
  });

  it.runIf(existsSync('/proc/self'))('ends where a file system refuses a new folder as missing', async () => {
    for (const output of ['/proc/none', '/proc/none/deeper'])
      expect(await run(['tokens', '#336699', '--format', 'css', '--output', output])).toMatchObject({
        code: 2,
        error: expect.stringContaining('cannot be written (ENOENT)'),
      });
  });

  it('names the help for an option that no known one is near', async () => {
    expect((await run(['convert', '#369', '--zzzzzz'])).error).toBe(
      'unknown option --zzzzzz. metamer convert --help lists the options.\n',
    );
  });

  it('explains itself', async () => {
    const all = (await run([])).out;
    for (const { name, summary } of commands) expect(all).toContain(`${name}`.padEnd(5) && summary);
    expect((await run(['--help'])).out).toBe(all);
    expect((await run(['convert', '-h'])).out).toContain("metamer convert '#336699'");
    expect((await run(['help', 'webhooks', 'test'])).out).toContain('metamer webhooks test <subscription>');
    expect((await run(['webhooks', '--help'])).out).toContain('webhooks redeliver');
    expect((await run(['--version'])).out).toBe('1.2.3\n');
  });

  it('refuses what it does not know, with near names', async () => {
    expect(await run(['contrst'])).toMatchObject({
      code: 2,
      error: "unknown command 'contrst'. Did you mean contrast?\n",
    });
    expect((await run(['convert', '#fff', '--tto', 'x'])).error).toContain('Did you mean --to?');
    expect((await run(['contrast', '#fff'])).error).toContain('background is missing\nusage: metamer contrast');
    expect((await run(['contrast', '#fff', '#000', '#111'])).error).toContain('unexpected argument "#111"');
    expect((await run(['gradient', '#fff', '#000', '--steps', 'abc'])).error).toContain(
      '--steps: must be a number, got "abc"',
    );
    expect((await run(['webhooks'])).error).toContain('needs one of these');
    expect((await run(['usage', '--embedded'])).error).toContain('this command needs a server');
    expect((await run(['convert', '#fff'], { environment: { BASE_URL: 'nowhere' } })).error).toContain(
      'BASE_URL: must be',
    );
  });
});

it('prints the link that was asked for, and refuses an address for a link that has none', async () => {
  expect((await run(['sign-in'])).out).toBe('http://127.0.0.1:8080/#sign-in=ticket\n');
  expect((await run(['sign-in', '--admin', '--url', 'https://metamer.example'])).out).toBe(
    'https://metamer.example/account#admin=ticket\n',
  );
  expect(await run(['sign-in', '--url', 'https://metamer.example'])).toEqual({
    code: 2,
    out: '',
    error: '--url: is for --admin only\n',
  });
});
