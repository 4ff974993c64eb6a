import { escapeHtml } from '../../text/escape.ts';

const CANONICAL = /<link rel="canonical" href="[^"]*">\n?/;
const PREVIEW = /(<meta property="og:image" content=")(\/[^"]*")/;

/**
 * A document with the absolute links that need the public address of the service: the canonical address of the page, the image that
 * previews of links show, and the address that they lead to. `origin` is as `PUBLIC_URL` has it, `path` starts with a slash. Without an
 * origin the document is as it was built.
 */
export const withPublicAddress = (html: string, origin: string | undefined, path: string): string => {
  if (origin === undefined) return html;
  const address = escapeHtml(origin + path);
  return html
    .replace(CANONICAL, '')
    .replace(PREVIEW, (_, start: string, rest: string) => `${start}${escapeHtml(origin)}${rest}`)
    .replace(
      '</head>',
      `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">\n</head>`,
    );
};
