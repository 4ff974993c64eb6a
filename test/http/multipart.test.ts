import { mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestService, type TestService } from '../service.ts';
import { parseAnswer, rawRequest } from './raw.ts';

let service: TestService;
let key: string;
/** What the process takes for the folder of temporary files, which no one else writes into. */
const folder = mkdtempSync(join(tmpdir(), 'metamer-forms-'));
/** What names that folder: the first on Unix, the others on Windows. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'] as const;
const named = NAMES.map((name) => [name, process.env[name]] as const);
beforeAll(async () => {
  for (const name of NAMES) process.env[name] = folder;
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(async () => {
  await service.stop();
  for (const [name, value] of named)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  rmSync(folder, { recursive: true, force: true });
});

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==';
const picture = new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' });
const REPORT = { url: 'https://example.com/', audit_version: '3.0', category_scores: { seo: 61 } };

type Part = [name: string, value: string | Blob, filename?: string];
const send = async (path: string, parts: readonly Part[]) => {
  const form = new FormData();
  for (const [name, value, filename] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename ?? 'file');
  const response = await fetch(service.url + path, { method: 'POST', headers: { 'x-api-key': key }, body: form });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : {},
  };
};
const image: Part = ['image', picture, 'photo.png'];

describe('a form with a file', () => {
  it.each([
    ['/v1/palette/from-image', [['count', '2']], { count: 2 }],
    ['/v1/accessibility/from-image', [['maxPixels', '2000']], { maxPixels: 2000 }],
    [
      '/v1/vision/simulate-image',
      [
        ['model', 'brettel1997-deutan'],
        ['severity', '0.5'],
      ],
      { model: 'brettel1997-deutan', severity: 0.5 },
    ],
  ] as [string, Part[], object][])('answers and costs at %s what its JSON does', async (path, texts, fields) => {
    const form = await send(path, [...texts, image]);
    const json = await service.call('POST', path, { key, json: { image: PNG, ...fields } });
    expect([form.status, form.body]).toEqual([200, json.body]);
    expect(form.headers.get('x-credits-cost')).toBe('3');
  });

  it('takes a report as a file or as a text', async () => {
    const json = await service.call('POST', '/v1/analyzer/render', { key, json: { report: REPORT } });
    for (const report of [new Blob([JSON.stringify(REPORT)]), JSON.stringify(REPORT)]) {
      const form = await send('/v1/analyzer/render', [
        ['report', report, 'report.json'],
        ['format', 'html'],
      ]);
      expect([form.status, form.text.length]).toEqual([200, json.text.length]);
    }
  });

  it.each<[string, string, Part[], string, string]>([
    ['a wrong type', '/v1/palette/from-image', [image, ['count', 'many']], 'INVALID_INPUT', 'count'],
    ['an unknown part', '/v1/palette/from-image', [image, ['cuont', '3']], 'INVALID_INPUT', "Did you mean 'count'?"],
    ['__proto__', '/v1/palette/from-image', [image, ['__proto__', '3']], 'INVALID_INPUT', ''],
    [
      'a repeated part',
      '/v1/palette/from-image',
      [image, ['count', '3'], ['count', '4']],
      'INVALID_INPUT',
      'count: is given twice',
    ],
    ['two files', '/v1/palette/from-image', [image, image], 'INVALID_INPUT', 'image'],
    [
      'a file and a text of one name',
      '/v1/palette/from-image',
      [image, ['image', PNG]],
      'INVALID_INPUT',
      'image: is given twice',
    ],
    ['another file', '/v1/palette/from-image', [image, ['mask', picture]], 'INVALID_INPUT', 'mask'],
    [
      'an empty file',
      '/v1/palette/from-image',
      [['image', new Blob([]), 'a.png']],
      'INVALID_INPUT',
      'image: the file is empty',
    ],
    [
      'too many parts',
      '/v1/palette/from-image',
      [...Array.from({ length: 60 }, (_, i): Part => [`p${i}`, '1']), image],
      'INVALID_INPUT',
      '50 text parts',
    ],
    ['no file', '/v1/palette/from-image', [['count', '3']], 'INVALID_INPUT', 'image: is required'],
    ['no picture', '/v1/palette/from-image', [['image', new Blob(['hello']), 'a.png']], 'INVALID_INPUT', 'image'],
    ['no JSON', '/v1/analyzer/render', [['report', new Blob(['{']), 'a.json']], 'INVALID_JSON', ''],
    [
      'deep JSON',
      '/v1/analyzer/render',
      [['report', new Blob(['['.repeat(500)]), 'a.json']],
      'INVALID_INPUT',
      '100 levels',
    ],
    ['no form here', '/v1/color/contrast', [['fg', '#000']], 'INVALID_INPUT', 'application/json'],
  ])('is refused for %s', async (_, path, parts, code, words) => {
    const { status, body, headers } = await send(path, parts);
    expect([status, body.error?.code]).toEqual([400, code]);
    expect(body.error.message).toContain(words);
    expect(headers.get('x-credits-cost')).toBe('0');
  });

  it('leaves nothing on disk', async () => {
    expect(tmpdir()).toBe(folder);
    const before = readdirSync(folder);
    const written = new Set<string | null>();
    const watching = watch(folder, (_, name) => written.add(name));
    expect((await send('/v1/palette/from-image', [image])).status).toBe(200);
    // What the system tells comes in order: before this file nothing else may have been told.
    writeFileSync(join(folder, 'last'), '');
    await expect.poll(() => written.has('last')).toBe(true);
    watching.close();
    rmSync(join(folder, 'last'));
    expect([[...written], readdirSync(folder)]).toEqual([['last'], before]);
  });

  it('pays no attention to the name of a file: it opens none', async () => {
    const answers = await Promise.all(
      [
        'a.png',
        '../../../../etc/passwd',
        '/etc/passwd',
        'file:///etc/passwd',
        'a.png%00.txt',
        'https://example.com/a',
      ].map((name) => send('/v1/palette/from-image', [['image', picture, name]])),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
    const named = await send('/v1/palette/from-image', [['image', new Blob([]), '/etc/passwd']]);
    expect([named.status, JSON.stringify(named.body)]).toEqual([400, expect.not.stringContaining('root:')]);
  });

  it('is not read before rights are decided', async () => {
    const { status } = parseAnswer(
      await rawRequest(
        service.url,
        'POST /v1/palette/from-image HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n',
      ),
    );
    expect(status).toBe(401);
  });

  it('is cut where it grows too large, stated or not', async () => {
    const head = `POST /v1/analyzer/render HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: multipart/form-data; boundary=b\r\n`;
    const stated = parseAnswer(await rawRequest(service.url, `${head}content-length: 99999999\r\n\r\n`));
    expect([stated.status, JSON.parse(stated.body).error.message]).toEqual([400, expect.stringContaining('16 MiB')]);
    const part = '--b\r\ncontent-disposition: form-data; name="report"; filename="r.json"\r\n\r\n';
    const chunk = `100000\r\n${'x'.repeat(1024 * 1024)}\r\n`;
    const streamed = parseAnswer(
      await rawRequest(
        service.url,
        `${head}transfer-encoding: chunked\r\n\r\n${part.length.toString(16)}\r\n${part}\r\n${chunk.repeat(17)}`,
        { wait: 20_000 },
      ),
    );
    expect([streamed.status, JSON.parse(streamed.body).error.message]).toEqual([
      400,
      expect.stringContaining('16 MiB'),
    ]);
    expect(streamed.headers.get('connection')).toBe('close');
  });

  it('that is no form is refused', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=b']) {
      const answer = await service.call('POST', '/v1/palette/from-image', {
        key,
        raw: 'nonsense',
        headers: { 'content-type': type },
      });
      expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    }
  });

  it('is in the OpenAPI document', async () => {
    const { paths } = parse((await service.call('GET', '/v1/openapi.yaml')).text);
    const { content } = paths['/v1/palette/from-image'].post.requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(content['multipart/form-data'].schema.properties.image).toMatchObject({ format: 'binary' });
    expect(content['multipart/form-data'].schema.properties.count.type).toBe('integer');
  });
});
