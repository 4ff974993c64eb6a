import { fetchFailed } from '../../net/failure.ts';
import type { Visit } from '../../net/visit.ts';
import { LIMITS } from './limits.ts';
import { essenceOf, isHtml } from './media-type.ts';
import type { FetchedPage } from './types.ts';

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';
const MAYBE_HTML = new Set(['text/html', 'application/xhtml+xml', 'text/plain', null]);

/** Reads the page itself. An answer of any status counts; a body that is not HTML is FETCH_FAILED `not-html`. */
export const fetchPage = async (visit: Visit, url: URL, limits = LIMITS.page): Promise<FetchedPage> => {
  const fetched = await visit.fetch(url, {
    accept: ACCEPT,
    timeoutMs: limits.timeoutMs,
    maxBytes: limits.bytes,
    maxWireBytes: limits.wireBytes,
    wantsBody: (_, headers) => MAYBE_HTML.has(essenceOf(headers['content-type'])),
  });
  const contentType = essenceOf(fetched.headers['content-type']);
  if (!isHtml(contentType, fetched.bytes) && !(contentType === null && fetched.bytes.length === 0))
    throw fetchFailed('not-html', `The address answers ${contentType ?? 'something'}, which is not an HTML page.`, {
      content_type: contentType,
    });
  return { ...fetched, contentType };
};
