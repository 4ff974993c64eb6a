import { setMaxListeners } from 'node:events';
import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';
import { ACCEPTED_ENCODINGS, decodeBody, readEncodings } from './decode.ts';
import { fetchFailed } from './failure.ts';
import type { Fetched, FetchNote, Hop } from './fetched.ts';
import { createSlots, startTimeLimit } from './limits.ts';
import type { GuardedResponse, GuardedSend } from './send-request.ts';
import { readUrl } from './target.ts';

export interface VisitOptions {
  /** Aborted when the caller is gone or the whole call is over time. */
  readonly signal: AbortSignal;
  /** Requests at once to one host. */
  readonly perHost?: number;
  /** Requests at once in all. */
  readonly atOnce?: number;
  /** Requests of the whole visit, redirects counted. */
  readonly maxRequests?: number;
  /** Undoes content encodings; on this thread where it is left out. */
  readonly decode?: typeof decodeBody;
}

/** Thrown where a visit has made all the requests it may. */
export class RequestBudgetExceeded extends Error {}

export interface FetchOptions {
  readonly accept?: string;
  /** Absolute limit of the fetch, redirects and body included, milliseconds. */
  readonly timeoutMs?: number;
  /** Decoded bytes, or how many by status and headers. */
  readonly maxBytes: number | ((status: number, headers: Readonly<Record<string, string>>) => number);
  /** Bytes on the wire; `maxBytes` where it is omitted. */
  readonly maxWireBytes?: number;
  /** What happens to a body beyond a limit: the fetch fails, or the beginning is kept. */
  readonly overflow?: 'refuse' | 'cut';
  readonly maxRedirects?: number;
  /** Ends this fetch alone, as a timeout. */
  readonly deadline?: AbortSignal;
  /** Ask for the first bytes only, unencoded. */
  readonly range?: number;
  /** Decides by status and headers whether the body is read; false keeps it empty. */
  readonly wantsBody?: (status: number, headers: Readonly<Record<string, string>>) => boolean;
}

export interface FetchSession {
  /** Reads `url` and follows its redirects. Throws INVALID_INPUT or FETCH_FAILED; an answer of any status is none. */
  fetch(url: URL, options: FetchOptions): Promise<Fetched>;
  /** Requests made so far. */
  requests(): number;
}

const TIMEOUT_MS = 10_000;
const REDIRECTS = 10;
const REDIRECT_STATUS = new Set([301, 302, 303, 307, 308]);

const timedOut = (ms: number) =>
  fetchFailed('timeout', `The response was not complete after ${Math.round(ms / 1000)} seconds.`);

/** Where a redirect leads, judged like any address a caller sends. */
const nextUrl = (from: URL, location: string): URL => {
  const refuse = () => fetchFailed('redirect-refused', 'The page redirects to an address that may not be fetched.');
  if (!URL.canParse(location, from.href)) throw refuse();
  const next = new URL(location, from.href);
  try {
    return readUrl(next.href);
  } catch {
    throw refuse();
  }
};

/** The size of the whole resource as far as headers and a full read tell. */
const sizeOf = (status: number, headers: Readonly<Record<string, string>>, encoded: boolean, read: number | null) => {
  const range = status === 206 ? /^bytes \d+-\d+\/(\d+)$/i.exec(headers['content-range'] ?? '') : null;
  if (range) return Number(range[1]);
  if (read !== null) return status === 206 ? null : read;
  const length = headers['content-length'];
  return !encoded && status !== 206 && length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : null;
};

/** `name=value` in its two parts, without blanks around; of a name alone only that. */
const parted = (text: string): readonly [name: string, value: string | undefined] => {
  const at = text.indexOf('=');
  return at === -1 ? [text.trim(), undefined] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

interface Cookie {
  readonly value: string;
  readonly secure: boolean;
}

const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** Whether attributes delete their cookie: by an age of nothing, or without an age by an end that is past. */
const isOver = (attributes: ReadonlyMap<string, string>): boolean => {
  const age = attributes.get('max-age');
  if (age !== undefined && /^-?\d+$/.test(age)) return Number(age) <= 0;
  const end = attributes.get('expires') ?? '';
  // Without the name of a month it does not count as a date (RFC 6265, 5.1.1), though `Date` finds a year in it.
  return MONTH.test(end) && Date.parse(end) <= Date.now();
};

/**
 * The cookies of one fetch: some sites redirect to themselves until their cookie comes back. Kept per exact host, never
 * written down, never sent to another host. Path and domain are ignored, and `Secure` cookies belong to https alone.
 */
const createCookies = () => {
  const hosts = new Map<string, Map<string, Cookie>>();
  const mayTake = ({ secure }: Pick<Cookie, 'secure'>, url: URL): boolean => !secure || url.protocol === 'https:';
  return {
    keep(url: URL, setCookie: readonly string[]): void {
      for (const line of setCookie.slice(0, 20)) {
        const [pair, ...rest] = line.split(';').map(parted);
        const [name, value] = pair!;
        if (name === '' || value === undefined || name.length + value.length > 4096) continue;
        const attributes = new Map(rest.map(([attribute, text = '']) => [attribute.toLowerCase(), text]));
        const cookie = { value, secure: attributes.has('secure') };
        const jar = hosts.get(url.host) ?? new Map<string, Cookie>();
        hosts.set(url.host, jar);
        if (isOver(attributes)) jar.delete(name);
        else if (mayTake(cookie, url)) jar.set(name, cookie);
      }
    },
    header(url: URL): string | undefined {
      const sent = [...(hosts.get(url.host) ?? [])].filter(([, cookie]) => mayTake(cookie, url));
      const text = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
      return text === '' || /[^\x20-\x7e]/.test(text) || text.length > 8192 ? undefined : text;
    },
  };
};

export const createFetchSession = (ask: GuardedSend, options: VisitOptions): FetchSession => {
  const { perHost = 4, atOnce = 6, maxRequests = Number.POSITIVE_INFINITY, decode = decodeBody } = options;
  // A signal of its own: every fetch that waits for its turn listens to it.
  const signal = AbortSignal.any([options.signal]);
  setMaxListeners(0, signal);
  let requests = 0;
  const hosts = createSlots(perHost);
  const all = createSlots(atOnce);

  const follow = async (start: URL, options: FetchOptions, limit: AbortSignal): Promise<Fetched> => {
    const { accept = '*/*', overflow = 'refuse', maxRedirects = REDIRECTS, range } = options;
    const started = performance.now();
    const cookies = createCookies();
    const hops: Hop[] = [];
    const seen = new Set<string>();
    let url = start;
    let reached: GuardedResponse;
    for (;;) {
      const cookie = cookies.header(url);
      const headers = {
        accept,
        'accept-language': 'en, *;q=0.5',
        'accept-encoding': range ? 'identity' : ACCEPTED_ENCODINGS,
        ...(range ? { range: `bytes=0-${range - 1}` } : {}),
        ...(cookie ? { cookie } : {}),
      };
      if (requests >= maxRequests) throw new RequestBudgetExceeded(`more than ${maxRequests} requests`);
      requests += 1;
      // The files of a page are asked for at once.
      await nextExclusiveTurn();
      try {
        reached = await ask({ method: 'GET', url, headers }, limit);
      } catch (error) {
        if (hops.length === 0 || limit.aborted) throw error;
        throw asRedirect(error);
      }
      const { status, headers: got, setCookie } = reached.answer;
      cookies.keep(url, setCookie);
      const location = got.location;
      if (!REDIRECT_STATUS.has(status) || !location) break;
      reached.answer.close();
      const next = nextUrl(url, location);
      hops.push({ url: url.href, status, location: next.href });
      const again = `${next.href} ${cookies.header(next) ?? ''}`;
      if (hops.length > maxRedirects || seen.has(again))
        throw fetchFailed('too-many-redirects', `The page redirects in a loop or more than ${maxRedirects} times.`);
      seen.add(again);
      url = next;
    }
    const firstByteMs = performance.now() - started;
    const { answer, ipFamily, tls } = reached;
    const notes: FetchNote[] = [];
    if (hops.some((hop) => hop.url.startsWith('https:') && hop.location.startsWith('http:')))
      notes.push('insecure-redirect');
    const encodings = readEncodingsOrClose(answer);
    const { maxBytes: most } = options;
    const maxBytes = typeof most === 'number' ? most : most(answer.status, answer.headers);
    const reads = options.wantsBody?.(answer.status, answer.headers) ?? true;
    if (!reads) answer.close();
    const wire = reads
      ? await answer.readBody({ maxBytes: options.maxWireBytes ?? maxBytes, overflow })
      : { bytes: Buffer.alloc(0), cut: true };
    const body = await (encodings.length ? decode : decodeBody)(wire.bytes, encodings, {
      maxBytes,
      overflow,
      signal: limit,
    });
    if (body.truncated && !wire.cut) notes.push('truncated-encoding');
    const cut = wire.cut || body.cut;
    return {
      url: start.href,
      finalUrl: url.href,
      status: answer.status,
      statusText: answer.statusText,
      httpVersion: answer.httpVersion,
      redirects: hops,
      headers: answer.headers,
      setCookie: answer.setCookie,
      ipFamily,
      tls,
      timing: { firstByteMs, totalMs: performance.now() - started },
      encodings,
      wireBytes: wire.bytes.length,
      bytes: body.bytes,
      cut,
      size: sizeOf(answer.status, answer.headers, encodings.length > 0, cut ? null : body.bytes.length),
      notes,
    };
  };

  return {
    requests: () => requests,
    async fetch(start, options) {
      const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
      const url = new URL(start);
      url.hash = '';
      return all.run('', signal, () =>
        hosts.run(url.host, signal, async () => {
          const limit = startTimeLimit(timeoutMs, options.deadline ? [signal, options.deadline] : [signal]);
          try {
            return await follow(url, options, limit.signal);
          } catch (error) {
            if (signal.aborted) throw signal.reason;
            throw limit.signal.aborted ? timedOut(timeoutMs) : error;
          } finally {
            limit.end();
          }
        }),
      );
    },
  };
};

// A hop that may not be asked is the redirect's fault; one that does not answer is like any that does not answer.
const asRedirect = (error: unknown): unknown => {
  const reason = (error as { details?: { reason?: string } }).details?.reason;
  return reason === 'private-address' || reason === 'port'
    ? fetchFailed('redirect-refused', 'The page redirects to an address that may not be fetched.')
    : error;
};

const readEncodingsOrClose = (answer: GuardedResponse['answer']) => {
  try {
    return readEncodings(answer.headers['content-encoding']);
  } catch (error) {
    answer.close();
    throw error;
  }
};
