import { createHash } from 'node:crypto';
import { FileReply } from '../../schemas/file.ts';
import { escapeHtml } from '../../text/escape.ts';
import { PAGE_HEADERS } from './policies.ts';

interface Page {
  readonly title: string;
  /** What follows the title in the head. */
  readonly head: string;
  readonly body: string;
  /** Its policy, from the table of policies. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An HTML page with the headers of its kind. */
const page = ({ title, head, body, headers }: Page): FileReply =>
  new FileReply(
    'text/html; charset=utf-8',
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`,
    { headers },
  );

interface StaticPage {
  readonly title: string;
  readonly style: string;
  readonly body: string;
  /** Besides those of its kind. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page of our own with one style sheet inside, allowed by its hash; no script, and nothing from elsewhere. */
export const staticPage = ({ title, style, body, headers }: StaticPage): FileReply => {
  const hash = createHash('sha256').update(style).digest('base64');
  return page({ title, head: `<style>${style}</style>`, body, headers: { ...PAGE_HEADERS.static(hash), ...headers } });
};
