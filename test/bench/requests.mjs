// Requests to an operation from its input, as the catalogue describes it, on each surface.

const headersOf = (key) => ({ 'x-api-key': key, 'content-type': 'application/json' });

/** The arguments of fetch for a call over REST. */
export const restRequest = (base, key, { method, path }, input) => {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(base + filled);
  if (method === 'POST') return [url, { method, headers: headersOf(key), body: JSON.stringify(rest) }];
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) url.searchParams.set(name, String(value));
  return [url, { method, headers: { 'x-api-key': key } }];
};
