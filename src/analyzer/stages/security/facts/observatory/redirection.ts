import { scoredTest } from './types.ts';

/** Browsers' preload lists are not looked at: the outcome that needs them is never given. */
export const redirection = scoredTest({
  id: 'redirection',
  title: 'Redirection to HTTPS',
  results: {
    'redirection-all-redirects-preloaded': 0,
    'redirection-to-https': 0,
    'redirection-not-needed-no-http': 0,
    'redirection-off-host-from-http': -5,
    'redirection-not-to-https-on-initial-redirection': -10,
    'redirection-not-to-https': -20,
    'redirection-missing': -20,
    'redirection-invalid-cert': -20,
  },
  run: ({ probe }) => {
    if (!probe) return { result: null, undecided: 'plain HTTP was not requested' };
    if (probe.invalidCertificate) return { result: 'redirection-invalid-cert', data: null };
    if (probe.unreachable) return { result: 'redirection-not-needed-no-http', data: null };
    if (probe.failed || probe.hops.length === 0)
      return {
        result: null,
        undecided: `plain HTTP could not be followed to its end (${probe.failed ?? 'no answer'})`,
      };
    const route = probe.hops.map(({ url }) => new URL(url));
    const data = route.map(({ href }) => href);
    const [first, second] = route;
    if (route.length === 1) return { result: 'redirection-missing', data };
    if (route.at(-1)!.protocol !== 'https:') return { result: 'redirection-not-to-https', data };
    if (second!.protocol === 'http:') return { result: 'redirection-not-to-https-on-initial-redirection', data };
    const offHost = first!.protocol === 'http:' && first!.hostname !== second!.hostname;
    return { result: offHost ? 'redirection-off-host-from-http' : 'redirection-to-https', data };
  },
});
