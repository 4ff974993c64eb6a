import { hash } from 'node:crypto';
import type { FetchedPage } from '../../../model/gathered.ts';
import type { DecodedPage } from '../../../parse/encoding/charset.ts';

/** Characters of a header value that are passed on. */
const VALUE = 1024;

const STARTED_WITH = /^([^=;]*)=?[^;]*/;

/** A Set-Cookie field without its value: name and attributes only. */
const withoutValue = (field: string): string =>
  field.replace(STARTED_WITH, (_, name: string) => `${name.trim()}=…`).slice(0, VALUE);

/** How the page came over the network; without the values of cookies. */
export const httpReading = (response: FetchedPage, decoded: DecodedPage) => ({
  status: response.status,
  statusText: response.statusText,
  redirects: response.redirects,
  headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, value.slice(0, VALUE)])),
  setCookie: response.setCookie.map(withoutValue),
  httpVersion: response.httpVersion,
  contentType: response.contentType,
  charset: decoded.charset,
  charsetSource: decoded.charsetSource,
  wireBytes: response.wireBytes,
  bytes: response.bytes.length,
  sha256: hash('sha256', response.bytes),
  encoding: response.encodings.join(', ') || null,
  timing: response.timing,
  notes: response.notes,
});
