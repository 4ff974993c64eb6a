import { describe, expect, it } from 'vitest';
import { createRouteTable } from '../../src/http/route-table.ts';

const table = createRouteTable(
  [
    'GET /v1',
    'GET /v1/a/stats',
    'GET /v1/a/{id}',
    'DELETE /v1/a/{id}',
    'POST /v1/jobs/{type}',
    'GET /v1/jobs/id/{id}',
    'GET /v1/jobs/id/{id}/stream',
  ].map((text) => {
    const [method, path] = text.split(' ') as [string, string];
    return { method, path, route: text };
  }),
);

describe('the route table', () => {
  it.each([
    ['GET', '/v1', 'GET /v1', {}],
    ['GET', '/v1/', 'GET /v1', {}],
    ['GET', '/v1/a/stats', 'GET /v1/a/stats', {}],
    ['GET', '/v1/a/#ff0000', 'GET /v1/a/{id}', { id: '#ff0000' }],
    ['DELETE', '/v1/a/7', 'DELETE /v1/a/{id}', { id: '7' }],
    ['POST', '/v1/jobs/id', 'POST /v1/jobs/{type}', { type: 'id' }],
    ['GET', '/v1/jobs/id/9/stream', 'GET /v1/jobs/id/{id}/stream', { id: '9' }],
  ])('%s %s', (method, path, route, params) =>
    expect(table.find(method, path)).toEqual({ route, params: expect.objectContaining(params) }),
  );

  it.each([
    ['GET', '/v1/a/stats/more'],
    ['GET', '/v1/A/stats'],
    ['GET', '/v1/a//'],
    ['GET', '/'],
    ['POST', '/v1'],
    ['GET', '/v1/jobs'],
  ])('does not find %s %s', (method, path) => expect(table.find(method, path)).toBeUndefined());

  it('knows the methods of a path', () => {
    expect(table.methods('/v1/a/7')).toEqual(['GET', 'DELETE']);
    expect(table.methods('/v1/nothing')).toEqual([]);
  });

  it('refuses two routes for one method and path', () => {
    expect(() => createRouteTable(['x', 'y'].map((route) => ({ method: 'GET', path: '/v1/b/{id}', route })))).toThrow(
      'two routes',
    );
  });
});
