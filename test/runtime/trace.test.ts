import { type Context, ProxyTracerProvider, type Span, type SpanOptions, type Tracer, trace } from '@opentelemetry/api';
import { afterEach, describe, expect, it } from 'vitest';
import { createCallLog } from '../../src/runtime/call-log.ts';
import { followRequest, readTraceparent, traceHeaders } from '../../src/runtime/trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const headers = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'vendor=1' };
const END = { route: 'GET /v1/tiers', status: 503, keyId: 'key0000001', requestId: 'req_1' };

afterEach(() => trace.disable());

describe('traceparent', () => {
  it.each([
    [`00-${TRACE}-${SPAN}-01`, true],
    [`00-${TRACE}-${SPAN}-00`, true],
    [`cc-${TRACE}-${SPAN}-01-what-comes`, true],
    [`00-${TRACE}-${SPAN}-01-more`, false],
    [`ff-${TRACE}-${SPAN}-01`, false],
    [`00-${'0'.repeat(32)}-${SPAN}-01`, false],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, false],
    [`00-${TRACE.toUpperCase()}-${SPAN}-01`, false],
    ['00-1-1-01', false],
    [undefined, false],
  ])('%s is read: %s', (text, good) => {
    expect(readTraceparent(text)?.traceId).toBe(good ? TRACE : undefined);
  });

  it('is passed on as it came where nothing records, and nothing is passed on without one', async () => {
    const followed = followRequest('GET', headers);
    expect(followed.traceId).toBe(TRACE);
    const inside = await followed.within(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return traceHeaders();
    });
    expect(inside).toEqual(headers);
    expect(traceHeaders()).toEqual({});
    const alone = followRequest('GET', { traceparent: undefined, tracestate: undefined });
    expect([alone.traceId, alone.within(traceHeaders)]).toEqual([undefined, {}]);
    alone.end(END);
  });
});

describe('with an SDK', () => {
  it('a request is a span of its caller, and what it asks of others belongs to that span', async () => {
    const ended: Record<string, unknown>[] = [];
    let isOver = false;
    const tracer: Pick<Tracer, 'startSpan'> = {
      startSpan(name: string, options: SpanOptions = {}, parent?: Context): Span {
        // The service keeps its tracer, for which this one stands also after the test.
        if (isOver) return new ProxyTracerProvider().getTracer('none').startSpan(name, options, parent);
        const facts: Record<string, unknown> = { name, kind: options.kind, ...options.attributes };
        facts.parent = parent && trace.getSpanContext(parent)?.spanId;
        const span: Pick<Span, 'spanContext' | 'updateName' | 'setAttributes' | 'setStatus' | 'end'> = {
          spanContext: () => ({ traceId: TRACE, spanId: '1111111111111111', traceFlags: 1 }),
          updateName: (text) => Object.assign(facts, { name: text }) && (span as Span),
          setAttributes: (more) => Object.assign(facts, more) && (span as Span),
          setStatus: (status) => Object.assign(facts, { status }) && (span as Span),
          end: () => void ended.push(facts),
        };
        return span as Span;
      },
    };
    trace.setGlobalTracerProvider({ getTracer: () => tracer as Tracer });
    // The module asks for its tracer when it is loaded: it is loaded once more, under another address.
    const address = '../../src/runtime/trace.ts?with-an-sdk';
    const loaded: typeof import('../../src/runtime/trace.ts') = await import(address);
    const followed = loaded.followRequest('GET', headers);
    expect(followed.within(() => loaded.traceHeaders())).toEqual({
      traceparent: `00-${TRACE}-1111111111111111-01`,
      tracestate: 'vendor=1',
    });
    followed.end(END);
    expect(ended).toEqual([
      {
        name: 'GET /v1/tiers',
        kind: 1,
        parent: SPAN,
        'http.request.method': 'GET',
        'http.route': 'GET /v1/tiers',
        'http.response.status_code': 503,
        'metamer.key_id': 'key0000001',
        'metamer.request_id': 'req_1',
        status: { code: 2 },
      },
    ]);
    isOver = true;
  });
});

describe('the log of calls', () => {
  it('names failures, slow calls and one in so many, and no stream for being long', () => {
    const told: [string, string, number][] = [];
    const teller = (level: string) => (line: { status: number }, text: string) =>
      void told.push([level, text, line.status]);
    const log = { error: teller('error'), warn: teller('warn'), info: teller('info') };
    const note = createCallLog(log as never, 4);
    const call = { method: 'GET', route: 'GET /v1/tiers', status: 200, ms: 5, streamed: false };
    const named = { keyId: undefined, requestId: 'req_1', traceId: undefined };
    note({ ...call, ...named });
    note({ ...call, ...named, status: 503 });
    note({ ...call, ...named, ms: 1_200 });
    note({ ...call, ...named });
    note({ ...call, ...named, ms: 600_000, streamed: true });
    expect(told).toEqual([
      ['error', 'request failed', 503],
      ['warn', 'answered slowly', 200],
      ['info', 'answered', 200],
    ]);
  });
});
