import { describe, expect, it } from 'vitest';
import { inEdition31, schemaOf } from '../../src/api/openapi/edition.ts';

describe('a schema of OpenAPI 3.1', () => {
  it('has excluded bounds as numbers', () => {
    const bounds = { minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: true };
    expect(schemaOf({ type: 'number', ...bounds })).toEqual({
      type: 'number',
      exclusiveMinimum: 0,
      exclusiveMaximum: 1,
    });
    expect(schemaOf({ type: 'number', minimum: 0, maximum: 1 })).toEqual({ type: 'number', minimum: 0, maximum: 1 });
  });

  it('has null as a type; without another type null cannot be said', () => {
    expect(schemaOf({ type: 'string', nullable: true, format: 'date' })).toEqual({
      type: ['string', 'null'],
      format: 'date',
    });
    expect(() => schemaOf({ nullable: true, $ref: '#/components/schemas/Color' })).toThrow(TypeError);
  });

  it('has bytes by a media type', () =>
    expect(schemaOf({ type: 'string', format: 'binary' })).toEqual({
      type: 'string',
      contentMediaType: 'application/octet-stream',
    }));
});

describe('the document of OpenAPI 3.1', () => {
  const operation = {
    operationId: 'subscribe',
    callbacks: { 'job.failed': { '{$request.body#/url}': { post: { operationId: 'on' } } } },
  };

  it('has what is sent to subscribers once, among its webhooks', () => {
    const { openapi, webhooks, paths } = inEdition31({
      openapi: '3.0.3',
      paths: { '/hooks': { post: operation, get: {} } },
    });
    expect([openapi, webhooks]).toEqual(['3.1.0', { 'job.failed': { post: { operationId: 'on' } } }]);
    expect(paths['/hooks']).toEqual({
      post: {
        ...operation,
        callbacks: { 'job.failed': { '{$request.body#/url}': { $ref: '#/webhooks/job.failed' } } },
      },
      get: {},
    });
  });
});
