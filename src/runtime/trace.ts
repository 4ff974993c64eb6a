import { AsyncLocalStorage } from 'node:async_hooks';
import {
  context,
  isSpanContextValid,
  ProxyTracerProvider,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Version 00 of W3C Trace Context; a later version may continue after another hyphen. */
const FORM = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The span that a `traceparent` names; undefined where it is none. */
export const readTraceparent = (text: string | undefined): SpanContext | undefined => {
  const parts = text === undefined ? null : FORM.exec(text);
  if (!parts || (parts[1] === '00' && parts[5] !== undefined)) return undefined;
  const span = { traceId: parts[2]!, spanId: parts[3]!, traceFlags: Number.parseInt(parts[4]!, 16), isRemote: true };
  return isSpanContextValid(span) ? span : undefined;
};

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`;

/** Trace headers for requests to others. */
type TraceHeaders = Readonly<Record<string, string>>;

const handed = new AsyncLocalStorage<TraceHeaders>();
const NONE: TraceHeaders = {};

/** Headers for a request that is made for the present call. */
export const traceHeaders = (): TraceHeaders => handed.getStore() ?? NONE;

/** The same, to be kept with work that the current call defers; null if it is not part of a trace. */
export const traceToKeep = (): TraceHeaders | null => handed.getStore() ?? null;

/** What is reported at the end of a request. */
export interface SpanEnd {
  readonly route: string;
  readonly status: number;
  readonly keyId: string | undefined;
  readonly requestId: string;
}

/** A request as a part of a trace: its caller's, and recorded where an OpenTelemetry SDK is loaded. */
export interface RequestTrace {
  readonly traceId: string | undefined;
  /** Runs what answers the request, so that what it asks of others is of the same trace. */
  within<Value>(run: () => Value): Value;
  end(outcome: SpanEnd): void;
}

const UNTRACED: RequestTrace = { traceId: undefined, within: (run) => run(), end: () => {} };

const endSpan = (span: Span, { route, status, keyId, requestId }: SpanEnd): void => {
  span.updateName(route);
  span.setAttributes({
    'http.route': route,
    'http.response.status_code': status,
    'metamer.request_id': requestId,
    ...(keyId === undefined ? {} : { 'metamer.key_id': keyId }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

const tracer = trace.getTracer('metamer');

/** Whether an SDK is loaded, which takes spans. */
const isRecorded = (): boolean => {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer('metamer') !== undefined;
};

/** Longer ones are not handed on: 512 characters are what W3C Trace Context asks to be passed. */
const MOST_STATE = 512;

/** Begins to follow a request. Without a `traceparent` and without an SDK there is nothing to follow. */
export const followRequest = (
  method: string,
  { traceparent, tracestate }: { traceparent: string | undefined; tracestate: string | undefined },
): RequestTrace => {
  if (traceparent === undefined && !isRecorded()) return UNTRACED;
  const caller = readTraceparent(traceparent);
  const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
  const span = tracer.startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
    parent,
  );
  const own = span.spanContext();
  if (!isSpanContextValid(own)) return UNTRACED;
  const headers = {
    traceparent: traceparentOf(own),
    ...(caller && tracestate && tracestate.length <= MOST_STATE ? { tracestate } : {}),
  };
  return {
    traceId: own.traceId,
    within: (run) => handed.run(headers, () => context.with(trace.setSpan(parent, span), run)),
    end: (outcome) => endSpan(span, outcome),
  };
};

/** The id of the request that is being answered over tRPC, for refusals before a call has its context. */
export const requestIds = new AsyncLocalStorage<string>();
