import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

const REPORT = {
  url: 'https://example.org/',
  seoAudit: { findings: [{ title: 'Page has no title', severity: 'serious' }] },
};

describe('with the analyzer off', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService({ ANALYZER: 'off' });
    key = (await service.issue()).secret;
  });
  afterAll(() => service.stop());

  // promise 1.138.1: Without the analyzer the stage list still works
  it('lists the stages all the same', async () => {
    const answer = await service.call('GET', '/v1/analyzer/stages', { key });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-credits-cost')).toBe('1');
    expect(answer.body.stages).toHaveLength(14);
  });

  // promise 1.138.1: Without the analyzer, its other endpoints are ANALYZER_UNAVAILABLE with 503
  it.each([
    ['/v1/analyzer/inspect', { url: 'https://example.org/' }],
    ['/v1/analyzer/render', { report: REPORT }],
  ])('answers %s with ANALYZER_UNAVAILABLE', async (path, json) => {
    const answer = await service.call('POST', path, { key, json });
    expect(answer.status).toBe(503);
    expect(answer.body.error.code).toBe('ANALYZER_UNAVAILABLE');
  });
});

describe('with the analyzer on', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    key = (await service.issue()).secret;
  });
  afterAll(() => service.stop());
  const render = (json: unknown) => service.call('POST', '/v1/analyzer/render', { key, json });

  it('renders html under a strict policy for 10 credits', async () => {
    const answer = await render({ report: REPORT });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-credits-cost')).toBe('10');
    expect(answer.text).toContain('Page has no title');
  });

  it('renders pdf', async () => {
    const answer = await render({ report: REPORT, format: 'pdf' });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
  });

  it('renders in another language, with the name, colour and logo of who hands it over', async () => {
    const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
    const brand = { name: 'Agentur', color: 'rebeccapurple', logo };
    const { text } = await render({ report: REPORT, language: 'de', brand });
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('Erstellt von Agentur');
    expect(text).toContain('--brand:#663399');
    expect(text).toMatch(/<img src="data:image\/svg\+xml;base64,[\w+/=]+" alt="">/);
    const large = `data:image/svg+xml;base64,${Buffer.from(`<svg>${' '.repeat(65_536)}</svg>`).toString('base64')}`;
    expect((await render({ report: REPORT, brand: { name: 'A', logo: large } })).body.error).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'brand.logo' },
    });
  });

  it('takes reports of more than a megabyte', async () => {
    expect((await render({ report: { ...REPORT, ballast: 'x'.repeat(3_000_000) } })).status).toBe(200);
  });

  it.each([
    [{ report: REPORT, format: 'markdown' }, 400, 'UNKNOWN_FORMAT'],
    [{ report: {} }, 500, 'RENDER_FAILED'],
    [{ report: { url: 7 } }, 500, 'RENDER_FAILED'],
    [{ report: { url: 'http://x', sections: { core: 7 } } }, 500, 'RENDER_FAILED'],
    [{ report: { url: 'http://x', sections: [] } }, 500, 'RENDER_FAILED'],
    [{ report: { sections: { seo: { seoAudit: { findings: 'x' } } } } }, 500, 'RENDER_FAILED'],
    [{ report: { sections: { seo: { seoAudit: { findings: [7] } } } } }, 500, 'RENDER_FAILED'],
    [{ report: { sections: { seo: { seoAudit: 7 } } } }, 500, 'RENDER_FAILED'],
    [{ report: { ...REPORT, seoAudit: { findings: {} } } }, 500, 'RENDER_FAILED'],
    [{ report: { ...REPORT, category_scores: [1] } }, 500, 'RENDER_FAILED'],
    [{ report: REPORT, language: 'it' }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, language: 'ja', format: 'pdf' }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, brand: {} }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, brand: { name: '\u202e\u2066 \u200b' } }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, brand: { name: '\u3164\u2800' } }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, brand: { name: 'A', site: 'x' } }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, brand: { name: 'A', color: 'no colour' } }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, brand: { name: 'A', logo: 'https://example.org/logo.png' } }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, brand: { name: 'A', logo: 'data:image/gif;base64,R0lGODlh' } }, 400, 'INVALID_INPUT'],
    [{ report: REPORT, brand: { name: 'A', logo: 'data:image/png;base64,R0lGODlh' } }, 400, 'INVALID_INPUT'],
    [{ report: [] }, 400, 'INVALID_INPUT'],
    [{}, 400, 'INVALID_INPUT'],
  ])('refuses %j with %i %s', async (json, status, code) => {
    const answer = await render(json);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect([answer.body.error.details.field, answer.headers.get('x-credits-cost')]).toEqual([expect.any(String), '0']);
  });

  it('names the member that no report has so', async () => {
    const { body } = await render({ report: { url: 'http://x', sections: { seo: { seoAudit: { findings: 'x' } } } } });
    expect(body.error).toMatchObject({
      message: 'report.sections.seo.seoAudit.findings: must be a list, got "x"',
      details: { field: 'report.sections.seo.seoAudit.findings' },
    });
  });

  it('names the reason of a page that cannot be read, and charges nothing for it', async () => {
    const answer = await service.call('POST', '/v1/analyzer/inspect', { key, json: { url: 'http://127.0.0.1:1/' } });
    expect([answer.status, answer.body.error.code]).toEqual([502, 'FETCH_FAILED']);
    expect(answer.body.error.details.reason).toBeDefined();
    expect(answer.headers.get('x-credits-cost')).toBe('0');
  });
});
