import { createHash } from 'node:crypto';
import { escapeHtml } from '../../text/escape.ts';
import { FileReply } from '../../wire/file.ts';

interface Page {
  readonly title: string;
  /** What follows the title in the head. */
  readonly head: string;
  readonly body: string;
  /** The content security policy, by directive; nobody may frame a page, and what is not named is not loaded. */
  readonly policy: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An HTML page with a content security policy of its own. */
const page = ({ title, head, body, policy, headers }: Page): FileReply => {
  const html = `<!doctype html>
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
`;
  const directives = { 'default-src': "'none'", ...policy, 'base-uri': "'none'", 'frame-ancestors': "'none'" };
  const csp = Object.entries(directives).map((words) => words.join(' '));
  return new FileReply('text/html; charset=utf-8', html, {
    headers: { ...headers, 'content-security-policy': csp.join('; ') },
  });
};

/** A page of our own with one style sheet inside, allowed by its hash; no script, and nothing from elsewhere. */
export const staticPage = ({ title, style, body }: { title: string; style: string; body: string }): FileReply => {
  const hash = createHash('sha256').update(style).digest('base64');
  return page({
    title,
    head: `<style>${style}</style>`,
    body,
    policy: { 'style-src': `'sha256-${hash}'`, 'form-action': "'none'" },
  });
};

/** A page that starts one of the packages whose files this origin serves below `assets`: its style sheets, then its scripts. */
export const appPage = ({
  assets,
  styles,
  scripts,
  ...rest
}: Pick<Page, 'title' | 'body' | 'policy' | 'headers'> & {
  readonly assets: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}): FileReply =>
  page({
    title: rest.title,
    headers: rest.headers,
    head: [
      '<link rel="icon" href="data:,">',
      ...styles.map((name) => `<link rel="stylesheet" href="${assets}/${name}">`),
    ].join('\n'),
    body: [rest.body, ...scripts.map((name) => `<script src="${assets}/${name}"></script>`)].join('\n'),
    policy: {
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      ...rest.policy,
      'connect-src': "'self'",
    },
  });
