import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_HEADERS } from '../../src/api/pages/policies.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('the playground', () => {
  it('takes everything from this origin', async () => {
    const page = await service.call('GET', '/v1/graphql', { headers: { accept: 'text/html' } });
    for (const [name, value] of Object.entries(PAGE_HEADERS.playground)) expect(page.headers.get(name)).toBe(value);
    expect(page.text).not.toMatch(/<style|style=|<script>|https?:/);
    const links = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    const files = links.filter((one) => !one.startsWith('data:'));
    expect(files.length).toBeGreaterThan(5);
    for (const link of files) {
      expect(link).toMatch(/^\/assets\/[\w.-]+-[A-Z0-9]{8}\.(js|css|woff2)$/);
      const file = await service.call('GET', link, { headers: { 'accept-encoding': 'br' } });
      expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br']);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(file.text.length).toBeGreaterThan(100);
    }
  });
});
