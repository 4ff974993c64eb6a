import { Refusal } from '../../errors/refusal.ts';
import { fetchReason } from '../../net/failure.ts';
import { type FetchSession, RequestBudgetExceeded } from '../../net/fetch-session.ts';
import type { HttpProbe } from '../model/gathered.ts';

const KIB = 1024;

/** Asks the page's host over plain HTTP and follows where it redirects. */
export const probeHttp = async (visit: FetchSession, host: string, timeoutMs: number): Promise<HttpProbe> => {
  const none = { hops: [], invalidCertificate: false, unreachable: false, failed: null };
  try {
    const { redirects, finalUrl, status } = await visit.fetch(new URL(`http://${host}/`), {
      timeoutMs,
      maxBytes: KIB,
      overflow: 'cut',
      wantsBody: () => false,
    });
    return {
      ...none,
      hops: [...redirects.map((hop) => ({ url: hop.url, status: hop.status })), { url: finalUrl, status }],
    };
  } catch (error) {
    if (error instanceof RequestBudgetExceeded || (error as { code?: unknown }).code === 'RATE_LIMITED')
      return { ...none, failed: 'budget' };
    if (!(error instanceof Refusal)) throw error;
    const reason = fetchReason(error);
    if (reason === 'tls' && error.details?.certificate === true) return { ...none, invalidCertificate: true };
    if (reason === 'connect' || reason === 'timeout') return { ...none, unreachable: true };
    return { ...none, failed: reason ?? 'invalid-url' };
  }
};
