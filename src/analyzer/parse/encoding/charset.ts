import sniff from 'html-encoding-sniffer';
import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { byteOrderMark } from './byte-order-mark.ts';
import { charsetOf } from './media-type.ts';

/** How the encoding of the page was found, strongest first. */
export type CharsetSource = 'bom' | 'header' | 'prescan' | 'late-meta' | 'default';

export interface DecodedPage {
  readonly text: string;
  /** WHATWG name in lower case, such as `utf-8` or `windows-1252`. */
  readonly charset: string;
  readonly charsetSource: CharsetSource;
  /** Label of the Content-Type header as sent, known or not. */
  readonly headerCharset: string | null;
  /** U+FFFD characters that decoding put in place of broken byte sequences. */
  readonly replacements: number;
}

const FALLBACK = 'windows-1252';
/** Bytes a browser looks through before it begins to parse. */
const PRESCAN = 1024;

/** The name an encoding label stands for (Encoding Standard), in lower case; null for unknown labels. */
export const encodingOf = (label: string): string | null => {
  try {
    return new TextDecoder(label).encoding.toLowerCase();
  } catch {
    return null;
  }
};

// A meta element cannot announce an encoding that it could not have been read in.
const fromMeta = (label: string): string | null => {
  if (label.trim().toLowerCase() === 'x-user-defined') return FALLBACK;
  const encoding = encodingOf(label);
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
};

/** The label in a `content` value (HTML, "extracting a character encoding from a meta element"). */
const labelInContent = (content: string): string | null => {
  for (const { index } of content.matchAll(/charset/gi)) {
    const value = /^[\t\n\f\r ]*=[\t\n\f\r ]*(.*)$/s.exec(content.slice(index + 'charset'.length))?.[1];
    if (value === undefined) continue;
    const quote = value[0];
    if (quote === '"' || quote === "'") {
      const end = value.indexOf(quote, 1);
      return end < 0 ? null : value.slice(1, end);
    }
    return /^[^\t\n\f\r ;]*/.exec(value)?.[0] || null;
  }
  return null;
};

/** Elements whose contents are not mark-up, and how the tokenizer is to read them. */
const TEXT_MODES: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

const metaEncoding = (token: Token.TagToken): string | null => {
  const value = (name: string) => token.attrs.find((one) => one.name === name)?.value;
  const charset = value('charset');
  if (charset !== undefined) return fromMeta(charset);
  if (value('http-equiv')?.toLowerCase() !== 'content-type') return null;
  const label = labelInContent(value('content') ?? '');
  return label === null ? null : fromMeta(label);
};

/**
 * The encoding of the first meta element that announces one, wherever it stands: what a parser meets after the prescan.
 */
const lateMeta = (bytes: Uint8Array): string | null => {
  const text = Buffer.from(bytes).toString('latin1');
  if (!/<meta[\s/]/i.test(text)) return null;
  let found: string | null = null;
  const ignore = () => {};
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag(token) {
        if (token.tagName === 'meta') found ??= metaEncoding(token);
        if (found !== null) tokenizer.pause();
        const mode = TEXT_MODES[token.tagName];
        if (mode !== undefined) {
          tokenizer.state = mode;
          tokenizer.lastStartTagName = token.tagName;
        }
      },
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(text, true);
  return found;
};

/**
 * Finds the encoding of a page as browsers do (HTML, "determining the character encoding"): byte order mark, then the
 * header's charset, then a meta element in the first 1,024 bytes, then one further on, then windows-1252.
 */
export const detectCharset = (
  bytes: Uint8Array,
  contentType: string | undefined,
): { charset: string; charsetSource: CharsetSource } => {
  const bom = byteOrderMark(bytes);
  if (bom !== null) return { charset: bom, charsetSource: 'bom' };
  const label = charsetOf(contentType);
  const header = label === null ? null : encodingOf(label);
  if (header !== null) return { charset: header, charsetSource: 'header' };
  const prescan = encodingOf(sniff(bytes.subarray(0, PRESCAN), { defaultEncoding: '' }));
  if (prescan !== null) return { charset: prescan, charsetSource: 'prescan' };
  const late = lateMeta(bytes);
  return late === null
    ? { charset: FALLBACK, charsetSource: 'default' }
    : { charset: late, charsetSource: 'late-meta' };
};

/** Decodes a page. Time grows with its size: runs in a worker. */
export const decodePage = (bytes: Uint8Array, contentType: string | undefined): DecodedPage => {
  const detected = detectCharset(bytes, contentType);
  const text = new TextDecoder(detected.charset).decode(bytes);
  const replacements = text.includes('\ufffd') ? text.split('\ufffd').length - 1 : 0;
  return { text, ...detected, headerCharset: charsetOf(contentType), replacements };
};
