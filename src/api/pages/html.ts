import { createHash } from 'node:crypto';
import { escapeHtml } from '../../text/escape.ts';
import { FileReply } from '../../wire/file.ts';
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

/** A page of our own with one style sheet inside, allowed by its hash; no script, and nothing from elsewhere. */
export const staticPage = ({ title, style, body }: { title: string; style: string; body: string }): FileReply => {
  const hash = createHash('sha256').update(style).digest('base64');
  return page({ title, head: `<style>${style}</style>`, body, headers: PAGE_HEADERS.static(hash) });
};

/** A page that starts one of the packages whose files this origin serves below `assets`: its style sheets, then its scripts. */
export const appPage = ({
  assets,
  styles,
  scripts,
  title,
  body,
  headers,
}: Pick<Page, 'title' | 'body' | 'headers'> & {
  readonly assets: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}): FileReply =>
  page({
    title,
    head: [
      '<link rel="icon" href="data:,">',
      ...styles.map((name) => `<link rel="stylesheet" href="${assets}/${name}">`),
    ].join('\n'),
    body: [body, ...scripts.map((name) => `<script src="${assets}/${name}"></script>`)].join('\n'),
    headers,
  });
