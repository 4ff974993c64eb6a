/**
 * The cookies of one fetch: some sites redirect to themselves until their cookie comes back. Kept per exact host, never
 * written down, never sent to another host; attributes other than a deletion are ignored.
 */
export const createCookies = () => {
  const hosts = new Map<string, Map<string, string>>();
  return {
    keep(url: URL, setCookie: readonly string[]): void {
      for (const line of setCookie.slice(0, 20)) {
        const [pair = '', ...attributes] = line.split(';');
        const at = pair.indexOf('=');
        if (at < 1 || pair.length > 4096) continue;
        const jar = hosts.get(url.host) ?? new Map<string, string>();
        hosts.set(url.host, jar);
        const name = pair.slice(0, at).trim();
        if (attributes.some((one) => /^\s*max-age\s*=\s*(0|-\d+)\s*$/i.test(one))) jar.delete(name);
        else jar.set(name, pair.slice(at + 1).trim());
      }
    },
    header(url: URL): string | undefined {
      const jar = hosts.get(url.host);
      if (!jar?.size) return undefined;
      const text = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return /[^\x20-\x7e]/.test(text) || text.length > 8192 ? undefined : text;
    },
  };
};
