import { ApiError } from '../../api/errors.ts';
import { PageSummary, summarize, summaryText } from '../page-summary.ts';
import type { Tool, ToolInput } from '../tool.ts';

/** An address as people write it. */
const readAddress = (input: ToolInput): ToolInput => {
  const { url } = input;
  if (typeof url !== 'string' || /^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return input;
  const isLocal = /^(?:localhost|127\.|\[::1\])/i.test(url);
  return /^[\w[][^\s]*$/.test(url) ? { ...input, url: `${isLocal ? 'http' : 'https'}://${url}` } : input;
};

export const pageTool: Tool = {
  name: 'audit_page',
  title: 'Audit a web page',
  description:
    'Audits the source of a page, fetched from `url` or sent as `html`: accessibility, metadata, search, security, media, responsiveness. Answers scores and findings, worst first, with criterion, place and changed markup. Over standard input it also reads pages of this machine (http://localhost:3000/).',
  // Both cost the same, and one of them is called.
  operations: ['analyzer.inspectSource'],
  only: ['html', 'base_url', 'scope', 'standard'],
  optional: ['html'],
  words: {
    html: 'Markup, in place of url',
    base_url: 'Address that html is meant for',
    standard: 'Narrows accessibility findings',
  },
  extra: { url: { type: 'string', description: 'Absolute address' } },
  aliases: { stages: 'scope', base: 'base_url', baseUrl: 'base_url' },
  read: readAddress,
  output: PageSummary,
  hasDetail: true,
  openWorld: true,
  async run(run, { detail, url, html, base_url, ...options }) {
    if ((url === undefined) === (html === undefined))
      throw new ApiError('INVALID_INPUT', 'url: either url or html is required', { details: { field: 'url' } });
    const report =
      html === undefined
        ? await run('analyzer.inspect', { url, ...options })
        : await run('analyzer.inspectSource', { html, ...(base_url === undefined ? {} : { base_url }), ...options });
    return { answer: summarize(report, detail) };
  },
  text: summaryText,
};
