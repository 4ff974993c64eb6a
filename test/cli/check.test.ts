import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sarif from '../reference/sarif-2.1.0.json' with { type: 'json' };
import { FILES } from '../token-check/checked.ts';
import { run } from './host.ts';

let folder: string;
const at = (...names: string[]): string => join(folder, ...names);
const check = (...args: string[]) => run(['check', ...args]);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'metamer-check-'));
  mkdirSync(at('a b'));
  for (const name of ['globals.css', 'tokens.json']) copyFileSync(join(FILES, name), at(name));
  copyFileSync(join(FILES, 'globals.css'), at('a b', 'é#.css'));
  writeFileSync(at('good.css'), ':root { --bg: #fff; --text: #111 }\n');
  writeFileSync(at('empty.css'), '.a { margin: 0 }\n');
  writeFileSync(at('bytes.css'), Buffer.from([0xff, 0xfe, 0x00, 0x41]));
  writeFileSync(at('broken.json'), '{"a":');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('metamer check', () => {
  it('prints a table by theme, and fails where a pair is below the level', async () => {
    const { code, out, error } = await check(at('globals.css'));
    expect(code).toBe(1);
    expect(error).toBe('');
    expect(out).toContain('14 pairs in 2 themes, 4 below AA (4.5:1)');
    expect(out).toMatch(
      /fail {2}3\.54:1 {3}needs 4\.5 {2}Lc -66 +--primary-foreground +on --primary +.*globals\.css:37:25/,
    );
    expect(out).toContain('dark  7 pairs, 1 failing');
  });

  it('passes with 0, at the level that is asked for', async () => {
    expect((await check(at('good.css'))).code).toBe(0);
    expect((await check(at('good.css'), '--level', 'AAA')).code).toBe(0);
    writeFileSync(at('rules.css'), '.a { color: #000; background: #fff }\n');
    expect(await check(at('rules.css'))).toMatchObject({ code: 0, error: '' });
    writeFileSync(at('alone.css'), ':root { --brand: #369 }\n');
    expect((await check(at('alone.css'), '--format', 'json')).error).toMatch(/^No pair of text/);
    expect((await check(at('globals.css'), '--level', 'AA-large')).code).toBe(1);
  });

  it.each([
    [['nothing.css'], 4, /nothing\.css: cannot be read \(ENOENT\)/],
    [['bytes.css'], 4, /bytes\.css: cannot be read: it is not text in UTF-8/],
    [['broken.json'], 4, /broken\.json: cannot be read: it is not JSON/],
    [['a b'], 4, /a b: is not a file/],
    [['empty.css'], 4, /empty\.css: no token or rule with a colour was found/],
    [[], 2, /file is missing/],
    [['good.css', '--level', 'B'], 2, /--level/],
    [['good.css', '--difference', '-1'], 2, /--difference: must be from 0 to 100, got -1/],
    [['good.css', '--pairs', 'nothing.json'], 2, /cannot be read/],
    [['good.css', '--pairs', 'broken.json'], 2, /is not JSON/],
    [['good.css', '--pairs', 'tokens.json'], 2, /has an unknown field/],
    [['good.css', '--output', 'x'], 2, /--output: needs --format/],
    [['good.css', 'good.css'], 2, /named twice/],
    [['good.css', '--nothing'], 2, /--nothing/],
  ] as const)('%j ends with %i', async (args, code, message) => {
    const words = args.map((word) => (/^[a-z ]+\.?[a-z]*$/.test(word) && word !== 'x' ? at(word) : word));
    const ran = await check(...words);
    expect(ran.error).toMatch(message);
    expect(ran.code).toBe(code);
  });

  it('checks the other files where one cannot be read', async () => {
    const { code, out } = await check(at('nothing.css'), at('globals.css'));
    expect(code).toBe(4);
    expect(out).toContain('4 below AA');
  });

  it('never passes where a theme was not checked', async () => {
    const names = Array.from({ length: 26 }, (_, i) => `theme-n${i}`);
    const themes = names.map((name) => `.${name} { --bg: #eee }`);
    writeFileSync(at('themes.css'), [':root { --bg: #fff; --text: #111 }', ...themes].join('\n'));
    const { code, out, error } = await check(at('themes.css'), '--json');
    expect(code).toBe(4);
    expect(error).toBe('themes: at most 24 are checked, so these were not: n23, n24, n25\n');
    expect(JSON.parse(out)).toMatchObject({ omitted_themes: ['n23', 'n24', 'n25'], summary: { failing: 0 } });
    const sarifLog = JSON.parse((await check(at('themes.css'), '--format', 'sarif')).out);
    expect(sarifLog.runs[0].invocations).toEqual([{ executionSuccessful: false }]);
    writeFileSync(at('themes.css'), [':root { --bg: #fff; --text: #111 }', ...themes.slice(3)].join('\n'));
    expect((await check(at('themes.css'))).code).toBe(0);
  });

  it('reads standard input, and pairs of a file', async () => {
    const input = ':root { --ring: #999; --bg: #fff; --text: #767676 }';
    writeFileSync(at('pairs.json'), '{"pairs":[{"text":"--ring","background":"--bg","level":"UI"}]}');
    const ran = await run(['check', '-', '--pairs', at('pairs.json'), '--json'], { input });
    const report = JSON.parse(ran.out);
    expect(ran.code).toBe(1);
    expect(report.pairs.map((pair: { required: number; passes: boolean }) => [pair.required, pair.passes])).toEqual([
      [3, false],
      [4.5, true],
    ]);
    writeFileSync(at('pairs.json'), '[{"text":"--rung","background":"--bg"}]');
    const unknown = await run(['check', '-', '--pairs', at('pairs.json')], { input });
    expect(unknown).toMatchObject({ code: 2, error: '--pairs: no file defines "--rung"\n' });
  });

  it('cannot be made to send commands to a terminal or a log', async () => {
    writeFileSync(
      at('evil.json'),
      '{"bg":{"$value":"#fff"},"on-bg":{"$value":"#eee"},"x\\u001b[31m\\n::error::y":{"$type":"color","$value":"{no\\u001b}"}}',
    );
    const { out } = await check(at('evil.json'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
    expect(out).not.toMatch(/\x1b|^::error/m);
    const github = await check(at('evil.json'), '--format', 'github');
    expect(
      github.out.split('\n').filter((line) => line !== '' && !/^::(?:error|warning|notice) file=/.test(line)),
    ).toEqual([]);
  });
});

describe('for other tools', () => {
  const formats = {
    uri: /^[a-z][a-z\d+.-]*:\S+$/i,
    'uri-reference': /^[\w\-.~:/?@!$&'()*+,;=%]*$/,
    'date-time': /^.+$/,
  };
  const validate = new Ajv({ strict: false, unicodeRegExp: false, formats }).compile(sarif);

  it('is SARIF with the line and column of the file', async () => {
    const { out } = await check(at('a b', 'é#.css'), at('tokens.json'), '--format', 'sarif');
    const log = JSON.parse(out);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    expect(log.runs).toHaveLength(1);
    const [first] = log.runs[0].results;
    expect(first).toMatchObject({ ruleId: 'token-contrast', level: 'error' });
    const { artifactLocation, region } = first.locations[0].physicalLocation;
    expect(artifactLocation.uri).toMatch(/a%20b\/%C3%A9%23\.css$/);
    expect(artifactLocation.uri).not.toMatch(/^[a-z]+:/i);
    expect(region).toEqual({ startLine: 37, startColumn: 25, endLine: 37, endColumn: 41 });
    const prints = log.runs[0].results.map((one: { partialFingerprints: object }) =>
      JSON.stringify(one.partialFingerprints),
    );
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('is at most 5,000 results, the worst', async () => {
    const rules = Array.from(
      { length: 5_200 },
      (_, i) => `.r${i} { color: #777; background: #${(0x888000 + i).toString(16)} }`,
    );
    writeFileSync(at('many.css'), rules.join('\n'));
    const log = JSON.parse((await check(at('many.css'), '--format', 'sarif')).out);
    expect(log.runs[0].results).toHaveLength(5_000);
  });

  it('is Code Quality, JUnit and annotations', async () => {
    const gitlab = JSON.parse((await check(at('globals.css'), '--format', 'gitlab')).out);
    expect(gitlab[0]).toEqual({
      description: expect.stringContaining('--primary-foreground #fafafa on --primary #1d84f5 (light)'),
      check_name: 'token-contrast',
      fingerprint: expect.stringMatching(/^[\da-f]{16}$/),
      severity: 'critical',
      location: { path: expect.stringMatching(/globals\.css$/), lines: { begin: 37 } },
    });
    const junit = (await check(at('globals.css'), '--format', 'junit', '--output', at('junit.xml'))).code;
    expect(junit).toBe(1);
    const xml = readFileSync(at('junit.xml'), 'utf8');
    expect(xml).toContain('<testsuites name="Metamer tokens" tests="14" failures="4" errors="0">');
    expect(xml.match(/<failure /g)).toHaveLength(4);
    const { out } = await check(at('globals.css'), '--format', 'github');
    expect(out).toMatch(/^::error file=.*globals\.css,line=37,col=25,title=Text has too little contrast/);
  });
});

describe('--fix', () => {
  it('writes what passes and keeps all else, or shows it', async () => {
    const file = at('fix.css');
    copyFileSync(join(FILES, 'globals.css'), file);
    const before = readFileSync(file, 'utf8');
    const shown = await check(file, '--fix-dry-run');
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('-  --muted-foreground: oklch(0.6 0 0);\n+  --muted-foreground: oklch(0.545 0 0);');
    expect(shown.error).toContain('Would change 3 values; every pair passes.');
    expect(readFileSync(file, 'utf8')).toBe(before);
    const { mode } = statSync(file);
    const written = await check(file, '--fix');
    expect(written.code).toBe(0);
    expect(written.error).toContain('Changed 3 values; every pair passes.');
    const after = readFileSync(file, 'utf8');
    expect(after.split('\n').filter((line, i) => line !== before.split('\n')[i])).toHaveLength(3);
    expect(statSync(file).mode).toBe(mode);
    expect((await check(file)).code).toBe(0);
  });

  it('writes the file that a symbolic link leads to, and keeps the link', async () => {
    writeFileSync(at('target.css'), ':root { --bg: #fff; --text: #999 }\n');
    symlinkSync(at('target.css'), at('link.css'));
    expect((await check(at('link.css'), '--fix')).code).toBe(0);
    expect(lstatSync(at('link.css')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('target.css'), 'utf8')).not.toContain('#999');
  });

  it('does not write standard input', async () => {
    expect(await run(['check', '-', '--fix'], { input: 'a{}' })).toMatchObject({ code: 2 });
  });

  it('keeps a mark at the beginning and ends of lines as they are', async () => {
    const file = at('windows.css');
    writeFileSync(file, '\ufeff:root {\r\n  --bg: #fff;\r\n  --text: #999;\r\n}\r\n');
    await check(file, '--fix');
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\ufeff:root \{\r\n {2}--bg: #fff;\r\n {2}--text: #[\da-f]{3,6};\r\n\}\r\n$/,
    );
    expect((await check(file)).code).toBe(0);
  });
});
