import { readUrl } from '../net/target.ts';
import type { Report } from './assemble.ts';
import { type FileOptions, inspectFile } from './inspect-file.ts';
import { NO_BASE } from './model/unserved.ts';

export interface SourceRequest extends FileOptions {
  /** Markup of the page. */
  readonly html: string;
  /** Address that it is meant for; nothing is requested from it. */
  readonly base_url?: string | undefined;
}

/** What a report calls a page whose address is not known. */
const UNNAMED = 'html';

/**
 * Audits markup, in this thread and without any request: of style sheets it sees those in the markup. Throws what `inspectFile`
 * throws, and INVALID_INPUT where `base_url` is no address.
 */
export const inspectSource = async ({ html, base_url, ...options }: SourceRequest): Promise<Report> => {
  const address = base_url === undefined ? undefined : readUrl(base_url, 'base_url').href;
  const page = {
    name: address ?? UNNAMED,
    url: address ?? NO_BASE,
    bytes: new TextEncoder().encode(html),
    site: null,
    hasAddress: address !== undefined,
  };
  return inspectFile(page, options);
};
