/** An address as RFC 3986 writes it: what is escaped stays as it is, what is not allowed there is escaped. */
export const uriOf = (url: string): string => {
  const [before = '', ...after] = (URL.canParse(url) ? new URL(url).href : url)
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('#');
  const escaped = [before, after.join('%23')].map((part) =>
    part.replace(/%(?![\da-f]{2})|[^\w\-.~:/?@!$&'()*+,;=%]/giu, (sign) =>
      sign === '%' ? '%25' : encodeURIComponent(sign),
    ),
  );
  return after.length ? escaped.join('#') : escaped[0]!;
};

/** A path with slashes as a relative reference: no sign of it is taken for a scheme, a query or a fragment. */
export const uriOfPath = (path: string): string =>
  path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
