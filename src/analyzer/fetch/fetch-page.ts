import { fetchFailed } from '../../net/failure.ts';
import type { FetchSession } from '../../net/fetch-session.ts';
import type { FetchedPage } from '../model/gathered.ts';
import { essenceOf, isHtml } from '../parse/encoding/media-type.ts';
import { LIMITS } from './limits.ts';

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';
const MAYBE_HTML = new Set(['text/html', 'application/xhtml+xml', 'text/plain', null]);

/** Statuses whose answers have no body (RFC 9110). */
const BODILESS = new Set([204, 205, 304]);
const BLANKS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => BLANKS.has(byte));

/**
 * Reads the page itself. An answer of any status counts, but one without a body is FETCH_FAILED `empty`, and a body that
 * is not HTML FETCH_FAILED `not-html`.
 */
export const fetchPage = async (visit: FetchSession, url: URL, limits = LIMITS.page): Promise<FetchedPage> => {
  const fetched = await visit.fetch(url, {
    accept: ACCEPT,
    timeoutMs: limits.timeoutMs,
    maxBytes: limits.bytes,
    maxWireBytes: limits.wireBytes,
    wantsBody: (_, headers) => MAYBE_HTML.has(essenceOf(headers['content-type'])),
  });
  const contentType = essenceOf(fetched.headers['content-type']);
  const isRead = contentType === null || MAYBE_HTML.has(contentType);
  if (BODILESS.has(fetched.status) || (isRead && isBlank(fetched.bytes)))
    throw fetchFailed(
      'empty',
      `The address responds with status ${fetched.status} and an empty body: there is no page to analyse.`,
      {
        status: fetched.status,
      },
    );
  if (!isHtml(contentType, fetched.bytes))
    throw fetchFailed('not-html', `The address answers ${contentType ?? 'something'}, which is not an HTML page.`, {
      content_type: contentType,
    });
  return { ...fetched, contentType };
};
