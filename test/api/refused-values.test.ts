import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const issueWith = (json: object) =>
  service.call('POST', '/v1/admin/keys', { headers: { 'x-admin-key': ADMIN_KEY }, json });

describe('the note of a key', () => {
  it.each(['a\0b', '\u202agood', 'b\u202ead', '\u2066x', 'y\u2069'])('refuses %j', async (note) => {
    const { status, body } = await issueWith({ note });
    expect([status, body.error.code, body.error.details]).toEqual([400, 'INVALID_INPUT', { field: 'note' }]);
  });

  it('may have lines and any language', async () => {
    const note = 'Ünïcödé 色 🎨\nעברית و عربي\ttab';
    expect((await issueWith({ note })).body.note).toBe(note);
  });
});

describe('a value with more than one fault', () => {
  it('names its field once', async () => {
    const { body } = await issueWith({ expires_at: 'x', overlap_hours: 3 });
    expect(body.error.message.match(/expires_at: /g)).toHaveLength(1);
    expect(body.error.message).toContain('such as 2031-05-05T12:00:00Z');
    expect(body.error.details).toEqual({ field: 'expires_at' });
  });
});

describe('the label of a key', () => {
  const issue = (label: string) => issueWith({ label });

  it.each(['a\0b', '\u202agood', 'b\u202ead', '\u2066x', 'y\u2069'])('refuses %j', async (label) => {
    const { status, body } = await issue(label);
    expect([status, body.error.code, body.error.details]).toEqual([400, 'INVALID_INPUT', { field: 'label' }]);
  });

  it.each(['Ünïcödé 色 🎨', 'עברית و عربي', 'tab\there', '<b>&"\'', '\u200f', "'; DROP TABLE keys"])(
    'takes %j as it is',
    async (label) => {
      expect((await issue(label)).body.label).toBe(label);
    },
  );
});

describe('options of an export', () => {
  const color = '#336699';
  const exports: readonly (readonly [path: string, json: object])[] = [
    ['/v1/palette/export', { format: 'css', data: { colors: [{ rgb: [51, 102, 153] }] } }],
    ['/v1/harmony/export', { format: 'css', data: { harmony_id: 'x', colors: [{ hex: color, role: 'base' }] } }],
    ['/v1/shade/export', { format: 'css', data: { steps: [{ hex: color, token: '500' }] } }],
    [
      '/v1/gradient/export',
      {
        format: 'css',
        data: {
          colors: [
            { hex: color, position: 0 },
            { hex: '#fff', position: 1 },
          ],
        },
      },
    ],
  ];

  it.each(exports)('of %s are refused where nobody knows them', async (path, json) => {
    const { status, body } = await service.call('POST', path, { key, json: { ...json, options: { prefx: 'a' } } });
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.error.message).toContain("unknown field 'prefx'");
    expect(body.error.message).toContain("'prefix'");
    const fine = await service.call('POST', path, { key, json: { ...json, options: { prefix: 'a' } } });
    expect(fine.status).toBe(200);
  });
});
