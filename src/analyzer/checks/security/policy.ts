import type { SecurityView } from './input.ts';

/** Hosts that serve callbacks or old libraries to anybody, so that allowing them allows any script. */
const OPEN_HOSTS = [
  'ajax.googleapis.com',
  'cdnjs.cloudflare.com',
  'cdn.jsdelivr.net',
  'unpkg.com',
  'www.google.com',
  'accounts.google.com',
  'www.googleapis.com',
  'raw.githubusercontent.com',
];

/** What an attacker who can inject mark-up could still do under a policy. */
export const evaluatePolicy = ({ csp }: Pick<SecurityView, 'csp'>): { directive: string; problem: string }[] => {
  const { directives } = csp;
  if (!directives) return [];
  const script = directives['script-src'] ?? directives['default-src'];
  const keyed = script?.some((source) => /^'(nonce|sha\d+)-/.test(source)) ?? false;
  const strict = keyed && script!.includes("'strict-dynamic'");
  const problems: { directive: string; problem: string }[] = [];
  const add = (directive: string, problem: string) => problems.push({ directive, problem });
  if (!script) add('script-src', 'is missing, so scripts may come from anywhere');
  if (!directives['base-uri'] && (keyed || strict))
    add('base-uri', 'is missing, so an injected base element can redirect scripts');
  if (!directives['object-src'] && !directives['default-src']) add('object-src', 'is missing, so plug-ins may run');
  for (const source of strict ? [] : (script ?? [])) {
    const host = source.replace(/^https?:\/\//, '').split(/[/:]/, 1)[0]!;
    if (source === '*' || /^https?:(\/\/\*)?$/.test(source)) add('script-src', `${source} allows every host`);
    else if (OPEN_HOSTS.includes(host)) add('script-src', `${host} also serves scripts of third parties`);
    else if (/^\*\.[^.]+$/.test(host)) add('script-src', `${source} allows a whole top-level domain`);
    else if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) add('script-src', `${source} is a URL path instead of a host`);
    else if (source === "'unsafe-inline'" && !keyed) add('script-src', "'unsafe-inline' lets injected scripts run");
  }
  return problems;
};
