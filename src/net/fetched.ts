/** One redirect that was followed: the address asked, its status, and the absolute address it pointed to. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  readonly location: string;
}

/** What the TLS handshake of the last hop showed. The certificate was verified, or there would be no answer. */
export interface TlsFacts {
  /** `TLSv1.3` or `TLSv1.2`. */
  readonly protocol: string;
  readonly cipher: string;
  /** Organisation of the issuer, else its common name. */
  readonly issuer: string | null;
  readonly subject: string | null;
  /** ISO 8601. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** Something odd that did not hinder reading the body. */
export type FetchNote = 'truncated-encoding' | 'insecure-redirect';

/** An answer of any status, body read and its content encodings undone. */
export interface Fetched {
  /** The address asked for, without its fragment. */
  readonly url: string;
  /** The address that answered, after redirects. */
  readonly finalUrl: string;
  readonly status: number;
  readonly statusText: string;
  /** `1.0` or `1.1`. */
  readonly httpVersion: string;
  readonly redirects: readonly Hop[];
  /** Lower-case names; repeated fields joined by `, `. Without `set-cookie`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Each `Set-Cookie` field of the last hop as it came. */
  readonly setCookie: readonly string[];
  /** 4 or 6: the family of the address connected to. */
  readonly ipFamily: 4 | 6;
  readonly tls: TlsFacts | null;
  /** Milliseconds since the start of the fetch, redirects included. */
  readonly timing: { readonly firstByteMs: number; readonly totalMs: number };
  /** Content encodings in the order they were applied, such as `gzip`; empty for none. */
  readonly encodings: readonly string[];
  /** Body bytes that came over the wire, before decoding. */
  readonly wireBytes: number;
  readonly bytes: Uint8Array;
  /** True when a limit cut `bytes` short (only where the caller allowed cutting). */
  readonly cut: boolean;
  /** Size of the whole resource in bytes as far as the response says (Content-Range, Content-Length, a full read). */
  readonly size: number | null;
  readonly notes: readonly FetchNote[];
}
