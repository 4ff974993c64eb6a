import { createHash } from 'node:crypto';
import { escapeHtml } from '../../text/escape.ts';
import { FileReply } from '../../wire/file.ts';

/** A page of our own with one style sheet inside, allowed by its hash; no script, and nothing from elsewhere. */
export const staticPage = ({ title, style, body }: { title: string; style: string; body: string }): FileReply => {
  const hash = createHash('sha256').update(style).digest('base64');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return new FileReply('text/html; charset=utf-8', html, {
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
};
